import { PlatformContractError } from '#commerce/errors.ts';

/** A line of a file, and the byte after its end, from the file's beginning. */
export interface FileLine {
  readonly text: string;
  readonly end: number;
}

/** Far more than an object of a list has: ids, a status, a time. */
export const maxLineBytes = 1024 * 1024;

const lineEnd = 0x0a;

/**
 * The lines of a file that arrives in chunks, of which `from` is the first byte; the last may have no line feed. Throws
 * PlatformContractError for a line that is too long, and what the chunks throw: a line that breaks off is not returned.
 */
export async function* readLines(chunks: AsyncIterable<Uint8Array>, from: number): AsyncGenerator<FileLine> {
  let rest: Uint8Array = new Uint8Array(0);
  let start = from;
  for await (const chunk of chunks) {
    const bytes = rest.length === 0 ? chunk : Buffer.concat([rest, chunk]);
    let begin = 0;
    for (let end = bytes.indexOf(lineEnd); end >= 0; end = bytes.indexOf(lineEnd, begin)) {
      const text = Buffer.from(bytes.buffer, bytes.byteOffset + begin, end - begin).toString('utf8');
      begin = end + 1;
      yield { text, end: start + begin };
    }
    start += begin;
    rest = bytes.subarray(begin);
    if (rest.length > maxLineBytes)
      throw new PlatformContractError(`Shopify’s list has a line of over ${maxLineBytes} bytes`);
  }
  if (rest.length > 0) yield { text: Buffer.from(rest).toString('utf8'), end: start + rest.length };
}
