/** Tokens of the test endpoints: made up, used nowhere else. */
export const TOKEN = "test-token-0123456789abcdef";
export const SECOND_TOKEN = "second-token-9876543210fedcba";

/** For tests that use a token's share of calls up. */
export const BUSY_TOKEN = "busy-token-5555555555aaaaaa";

/** The value of NORMKOMPASS_MCP_TOKEN under test: an unnamed token and two named ones. */
export const TEST_TOKENS = `${TOKEN}\nanna:${SECOND_TOKEN}\nbusy:${BUSY_TOKEN}`;
