import type { Finding } from "./checks.ts";

/** What the doctor searches and asks for: it is in the UStG, and nobody's secret. */
export const QUESTION = "Wann gilt ein Landfahrzeug als neu?";

/** What is said of a search that gave `count` passages. */
export function found(count: number): Finding {
  if (count === 0) {
    const message =
      "It answers in the contract's shape, but found nothing in the UStG; check that the API has its laws loaded.";
    return { status: "remark", message };
  }
  const passages = count === 1 ? "1 passage" : `${count} passages`;
  return { status: "ok", message: `It answers in the contract's shape, with ${passages}.` };
}
