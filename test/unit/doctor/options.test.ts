import { describe, expect, it } from "vitest";
import { readOptions } from "../../../src/doctor/options.ts";

const ENV = {
  MY_TOKEN: " token-1234567890\n",
  BLANK: " \n",
  MY_ID: "client.access",
  MY_SECRET: "client-secret",
};
const URL_ARGS = ["--url", "https://mcp.example.com"];

describe("the arguments of doctor", () => {
  it("The token comes from the named variable, without white space around it", () => {
    expect(readOptions([...URL_ARGS, "--token-env", "MY_TOKEN", "--json"], ENV)).toEqual({
      options: {
        json: true,
        endpoint: {
          url: "https://mcp.example.com",
          token: { value: "token-1234567890", env: "MY_TOKEN" },
        },
      },
    });
    expect(readOptions([], ENV)).toEqual({ options: { json: false } });
  });

  it("The service token comes from two named variables, with or without a bearer token", () => {
    const pair = ["--access-id-env", "MY_ID", "--access-secret-env", "MY_SECRET"];
    const access = {
      id: { value: "client.access", env: "MY_ID" },
      secret: { value: "client-secret", env: "MY_SECRET" },
    };
    const url = "https://mcp.example.com";
    expect(readOptions([...URL_ARGS, ...pair], ENV)).toEqual({
      options: { json: false, endpoint: { url, access } },
    });
    expect(readOptions([...URL_ARGS, ...pair, "--token-env", "MY_TOKEN"], ENV)).toEqual({
      options: {
        json: false,
        endpoint: { url, access, token: { value: "token-1234567890", env: "MY_TOKEN" } },
      },
    });
  });

  it.each([
    ["an unknown option", ["--hunter22"]],
    ["a word", ["hunter22"]],
    ["a token", [...URL_ARGS, "--token", "hunter22"]],
    ["--url alone", ["--url", "https://hunter22.example"]],
    ["--token-env alone", ["--token-env", "MY_TOKEN"]],
    ["half a service token", [...URL_ARGS, "--access-id-env", "MY_ID"]],
    ["a service token alone", ["--access-id-env", "MY_ID", "--access-secret-env", "MY_SECRET"]],
    [
      "a service token that is not set",
      [...URL_ARGS, "--access-id-env", "MY_ID", "--access-secret-env", "hunter22"],
    ],
    ["--url without a value", ["--token-env", "MY_TOKEN", "--url"]],
    ["a variable that is not set", [...URL_ARGS, "--token-env", "hunter22"]],
    ["a variable that is blank", [...URL_ARGS, "--token-env", "BLANK"]],
    ["no variable", [...URL_ARGS, "--token-env", ""]],
    ["what every object has", [...URL_ARGS, "--token-env", "toString"]],
  ])("Arguments that make no sense are refused without repeating them: %s", (_name, args) => {
    const given = readOptions(args, ENV);
    expect(given).toEqual({ problem: expect.stringMatching(/\.$/) });
    expect(JSON.stringify(given)).not.toContain("hunter22");
  });
});
