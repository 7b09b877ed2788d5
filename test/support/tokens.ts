/** Tokens of the test endpoints: made up, used nowhere else. */
export const TOKEN = "test-token-0123456789abcdef";
export const SECOND_TOKEN = "second-token-9876543210fedcba";

/** The value of NORMKOMPASS_MCP_TOKEN under test: an unnamed token and a named one. */
export const TEST_TOKENS = `${TOKEN}\nanna:${SECOND_TOKEN}`;
