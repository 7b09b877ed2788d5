import { describeAccess } from "../support/access-contract.ts";

let answer = { status: 404, body: "" };

describeAccess("Access in workerd", () => ({
  publish: (next) => {
    answer = next;
  },
  fetch: async () => new Response(answer.body, { status: answer.status }),
}));
