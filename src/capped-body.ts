/**
 * Reads a body up to `maxBytes` bytes, or gives `undefined` when there is more; the rest stays unread,
 * to be cancelled by whom it concerns. A declared length is not trusted: what arrives is counted.
 * @throws whatever the stream fails with
 */
export async function readCapped(
  body: ReadableStream<Uint8Array> | null,
  maxBytes: number,
): Promise<Uint8Array | undefined> {
  if (body === null) return new Uint8Array();
  const reader = body.getReader();
  const chunks: Uint8Array[] = [];
  let received = 0;
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return concat(chunks, received);
    received += value.byteLength;
    if (received > maxBytes) {
      reader.releaseLock();
      return undefined;
    }
    chunks.push(value);
  }
}

function concat(chunks: readonly Uint8Array[], length: number): Uint8Array {
  const [only] = chunks;
  if (chunks.length === 1 && only !== undefined) return only;
  const whole = new Uint8Array(length);
  let offset = 0;
  for (const chunk of chunks) {
    whole.set(chunk, offset);
    offset += chunk.byteLength;
  }
  return whole;
}
