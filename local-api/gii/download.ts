import { NAME, VERSION } from "../../src/version.ts";
import { Unusable } from "./unusable.ts";
import { MAX_ZIP_BYTES } from "./unzip.ts";

/** For one archive, from the request to the last byte. */
const TIMEOUT_SECONDS = 60;

/** An archive, and what the server said about it, so that it need not send the same one again. */
export interface Download {
  readonly bytes: Uint8Array;
  readonly etag?: string | undefined;
  readonly lastModified?: string | undefined;
}

/**
 * Fetches an archive once, without following redirects.
 * @param copy the one at hand, which the server is asked about
 * @returns the copy itself when it has not changed
 * @throws Unusable when the server cannot be reached, answers anything else, sends over `MAX_ZIP_BYTES` or takes over 60 s
 */
export async function download(
  url: string,
  copy: Download | undefined,
  timeoutSeconds: number = TIMEOUT_SECONDS,
): Promise<Download> {
  const signal = AbortSignal.timeout(timeoutSeconds * 1000);
  try {
    const response = await fetch(url, {
      redirect: "manual",
      signal,
      headers: {
        "user-agent": `${NAME}/${VERSION} (npm run corpus)`,
        accept: "application/zip, application/octet-stream;q=0.9, */*;q=0.1",
        ...(copy?.etag && { "if-none-match": copy.etag }),
        ...(copy?.lastModified && { "if-modified-since": copy.lastModified }),
      },
    });
    if (response.status === 304 && (copy?.etag || copy?.lastModified)) return copy;
    if (response.status !== 200) {
      await response.body?.cancel();
      throw new Unusable(`the server answered ${response.status} instead of the archive`);
    }
    return {
      bytes: await readBody(response),
      etag: validator(response, "etag"),
      lastModified: validator(response, "last-modified"),
    };
  } catch (error) {
    if (error instanceof Unusable) throw error;
    if (signal.aborted)
      throw new Unusable(`the server did not send the archive within ${timeoutSeconds} seconds`);
    throw new Unusable("the server cannot be reached, or broke off", { cause: error });
  }
}

async function readBody(response: Response): Promise<Uint8Array> {
  const tooLarge = new Unusable(`the archive is larger than ${MAX_ZIP_BYTES} bytes`);
  const reader = response.body?.getReader();
  const chunks: Uint8Array[] = [];
  let size = 0;
  while (reader !== undefined) {
    const { done, value } = await reader.read();
    if (done) break;
    size += value.byteLength;
    if (size > MAX_ZIP_BYTES) {
      await reader.cancel();
      throw tooLarge;
    }
    chunks.push(value);
  }
  return Buffer.concat(chunks);
}

/** A header that is sent back later as it came; none that would not be worth it. */
function validator(response: Response, name: string): string | undefined {
  const value = response.headers.get(name);
  return value !== null && /^[\x20-\x7e]{1,200}$/.test(value) ? value : undefined;
}
