import { Transform } from "node:stream";
import type { JSONRPCMessage } from "@modelcontextprotocol/server";
import { StdioServerTransport } from "@modelcontextprotocol/server/stdio";

/** How long calls under way may still be answered after the end of input, in milliseconds. */
const DRAIN_MS = 1500;
const BYTE_ORDER_MARK = Buffer.from([0xef, 0xbb, 0xbf]);

/**
 * The SDK's stdio transport behind an input of ours that mends two things: a byte order mark costs
 * it the first message, and at end of input it drops what is under way, so that
 * `printf '…' | normkompass-mcp` would lose its answers.
 */
export class PatientStdioTransport extends StdioServerTransport {
  readonly #pending = new Set<string | number>();
  #allAnswered = () => {};

  /** @param input what `createInput` gave; the process's standard input is piped into it */
  constructor(input: Transform, output: NodeJS.WriteStream) {
    super(input, output);
    input.on(DRAINING, (done: () => void) => this.#whenAnswered(done));
  }

  override async start(): Promise<void> {
    await super.start();
    const deliver = this.onmessage;
    this.onmessage = (message) => {
      if ("method" in message && "id" in message) this.#pending.add(message.id);
      deliver?.(message);
    };
  }

  override async send(message: JSONRPCMessage): Promise<void> {
    await super.send(message);
    if ("method" in message || message.id === undefined) return;
    this.#pending.delete(message.id);
    if (this.#pending.size === 0) this.#allAnswered();
  }

  #whenAnswered(done: () => void): void {
    if (this.#pending.size === 0) {
      done();
      return;
    }
    const timer = setTimeout(done, DRAIN_MS);
    this.#allAnswered = () => {
      clearTimeout(timer);
      done();
    };
  }
}

/** Event of the input between its last byte and its end; the listener says when it may end. */
const DRAINING = Symbol("draining");

/** Standard input without a byte order mark, whose end waits for the answers that are due. */
export function createInput(): Transform {
  let head = Buffer.alloc(0);
  let headIsRead = false;
  return new Transform({
    transform(chunk: Buffer, _encoding, callback) {
      if (headIsRead) return callback(null, chunk);
      head = Buffer.concat([head, chunk]);
      const isMark = head.subarray(0, 3).equals(BYTE_ORDER_MARK.subarray(0, head.length));
      if (isMark && head.length < BYTE_ORDER_MARK.length) return callback();
      headIsRead = true;
      callback(null, isMark ? head.subarray(BYTE_ORDER_MARK.length) : head);
    },
    flush(callback) {
      // A last line may lack its end; an empty line more is passed over.
      this.push("\n");
      // Not before the transport has seen the last bytes, so that it knows what is pending.
      setImmediate(() => {
        if (!this.emit(DRAINING, () => callback())) callback();
      });
    },
  });
}
