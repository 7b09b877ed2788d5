/**
 * Reads a body up to `maxBytes` bytes, or gives `undefined` when there is more; the rest stays unread,
 * to be cancelled by whom it concerns. What arrives is counted, whatever was declared.
 * @throws whatever the stream fails with
 */
export async function readCapped(
  message: Request | Response,
  maxBytes: number,
): Promise<Uint8Array | undefined> {
  if (endsWithin(message.headers, maxBytes)) {
    const bytes = new Uint8Array(await message.arrayBuffer());
    return bytes.byteLength > maxBytes ? undefined : bytes;
  }
  const { body } = message;
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

/**
 * Whether HTTP ends the body after so many bytes (RFC 9112, section 6.3), so that it can be read in one
 * go, which is a good deal faster; not where something is unpacked on the way.
 */
function endsWithin(headers: Headers, maxBytes: number): boolean {
  const length = headers.get("content-length") ?? "";
  const isPlain = !headers.has("content-encoding") && !headers.has("transfer-encoding");
  return isPlain && /^\d{1,9}$/.test(length) && Number(length) <= maxBytes;
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
