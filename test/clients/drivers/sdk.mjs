/** The SDK's own client, 1.x: `alias` is the name under which a version of it is installed. */
export const sdk = (alias) => async (target) => {
  const { Client } = await import(`${alias}/client/index.js`);
  const client = new Client({ name: "matrix", version: "1.0.0" });
  if (target.url) {
    const { StreamableHTTPClientTransport } = await import(`${alias}/client/streamableHttp.js`);
    const requestInit = { headers: target.headers };
    await client.connect(new StreamableHTTPClientTransport(new URL(target.url), { requestInit }));
  } else {
    const { StdioClientTransport } = await import(`${alias}/client/stdio.js`);
    await client.connect(new StdioClientTransport({ ...target, stderr: "ignore" }));
  }
  return {
    list: async () => (await client.listTools()).tools.map(({ name }) => name),
    call: (name, args) => client.callTool({ name, arguments: args }),
    close: () => client.close(),
  };
};
