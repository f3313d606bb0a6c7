import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { PlatformContractError } from '#commerce/errors.ts';
import { maxLineBytes, readLines } from './json-lines.ts';

/** A file in chunks of any sizes, which split characters too. */
async function* inChunks(file: Uint8Array, sizes: readonly number[]): AsyncGenerator<Uint8Array> {
  let start = 0;
  for (let index = 0; start < file.length; index += 1) {
    const size = sizes[index % sizes.length] ?? 1;
    yield file.subarray(start, start + size);
    start += size;
  }
}

const line = fc.string({ unit: 'grapheme', maxLength: 40 }).filter((text) => !text.includes('\n') && text !== '');
const sizes = fc.array(fc.integer({ min: 1, max: 50 }), { minLength: 1, maxLength: 5 });

test('the lines of a file are the same however it is divided, and continue after any of them', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(line, { maxLength: 12 }), sizes, fc.boolean(), async (lines, chunks, endsWithFeed) => {
      const file = Buffer.from(lines.join('\n') + (endsWithFeed && lines.length > 0 ? '\n' : ''));
      const read = await Array.fromAsync(readLines(inChunks(file, chunks), 0));
      expect(read.map(({ text }) => text)).toEqual(lines.map((text) => Buffer.from(text).toString()));
      for (const [index, { end }] of read.entries()) {
        const rest = await Array.fromAsync(readLines(inChunks(file.subarray(end), chunks), end));
        expect(rest).toEqual(read.slice(index + 1));
      }
    }),
  );
});

test('a line without an end is refused before it fills the memory', async () => {
  const endless = async function* (): AsyncGenerator<Uint8Array> {
    for (;;) yield new Uint8Array(maxLineBytes / 4).fill(0x20);
  };
  await expect(Array.fromAsync(readLines(endless(), 0))).rejects.toThrow(PlatformContractError);
});
