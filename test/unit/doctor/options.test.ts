import { describe, expect, it } from "vitest";
import { readOptions } from "../../../src/doctor/options.ts";

const ENV = { MY_TOKEN: " token-1234567890\n", BLANK: " \n" };
const URL_ARGS = ["--url", "https://mcp.example.com"];

describe("the arguments of doctor", () => {
  it("The token comes from the named variable, without white space around it", () => {
    expect(readOptions([...URL_ARGS, "--token-env", "MY_TOKEN", "--json"], ENV)).toEqual({
      options: {
        json: true,
        endpoint: {
          url: "https://mcp.example.com",
          token: "token-1234567890",
          tokenEnv: "MY_TOKEN",
        },
      },
    });
    expect(readOptions([], ENV)).toEqual({ options: { json: false } });
  });

  it.each([
    ["an unknown option", ["--hunter22"]],
    ["a word", ["hunter22"]],
    ["a token", [...URL_ARGS, "--token", "hunter22"]],
    ["--url alone", ["--url", "https://hunter22.example"]],
    ["--token-env alone", ["--token-env", "MY_TOKEN"]],
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
