import type { ReportProblem } from '../import-problems.ts';

/**
 * Decodes a product file as its bytes arrive, without a byte order mark. Invalid UTF-8 ends it with a problem that names
 * the probable encoding.
 */
export async function* decodeFile(bytes: AsyncIterable<Uint8Array>, report: ReportProblem): AsyncGenerator<string> {
  const decoder = new TextDecoder('utf-8', { fatal: true });
  let line = 1;
  let isFirst = true;
  for await (const chunk of bytes) {
    const problem = findEncodingProblem(chunk, isFirst);
    const text = problem ? null : decode(decoder, chunk);
    if (text === null) {
      const { at, message, remedy } = problem ?? { at: firstInvalidByte(chunk), ...notUtf8 };
      report({ line: line + countNewlines(chunk.subarray(0, at)), column: '', message, remedy });
      return;
    }
    const format = isFirst ? findOtherFormat(text) : null;
    if (format) {
      report({ line: 1, column: '', ...format });
      return;
    }
    isFirst = false;
    line += countNewlines(chunk);
    yield text;
  }
  if (decode(decoder) === null) report({ line, column: '', ...notUtf8 });
}

const notUtf8 = {
  message: 'The file is not UTF-8; it may be Latin-1 or Windows-1252.',
  remedy: 'Save the file as “CSV UTF-8”.',
};

const utf16 = { at: 0, message: 'The file is UTF-16.', remedy: 'Save it as “CSV UTF-8”.' };

interface EncodingProblem {
  /** Index of the byte in the chunk. */
  readonly at: number;
  readonly message: string;
  readonly remedy: string;
}

const workbook = {
  at: 0,
  message: 'This is a workbook of a spreadsheet (.xlsx, .ods, .xls) or an archive, not a CSV file.',
  remedy: 'Open it and save the sheet as “CSV UTF-8”.',
};

/** How ZIP archives, which newer workbooks are, and older workbooks begin. */
const workbookSignatures = [
  [0x50, 0x4b, 0x03, 0x04],
  [0xd0, 0xcf, 0x11, 0xe0],
] as const;

/** How files of other kinds begin that exports and downloads are mistaken for. */
const otherFormats: readonly (readonly [RegExp, string])[] = [
  [/^\s*(?:\{|\[)\s*["{[}\]]/, 'JSON'],
  [/^\s*<(?:!doctype html|html)\b/i, 'a web page'],
  [/^\s*<[?!a-z]/i, 'XML'],
  [/^%PDF-/, 'a PDF'],
];

function findOtherFormat(text: string): Omit<EncodingProblem, 'at'> | null {
  const found = otherFormats.find(([start]) => start.test(text));
  return found
    ? {
        message: `This is ${found[1]}, not a CSV file.`,
        remedy: 'Export the products as “CSV UTF-8”, or open the file in a spreadsheet and save it so.',
      }
    : null;
}

function isWorkbook(chunk: Uint8Array): boolean {
  return workbookSignatures.some((signature) => signature.every((byte, index) => chunk[index] === byte));
}

/** Finds workbooks, UTF-16 and NUL bytes. */
function findEncodingProblem(chunk: Uint8Array, isFirst: boolean): EncodingProblem | null {
  if (isFirst && isWorkbook(chunk)) return workbook;
  const at = chunk.indexOf(0);
  const [first, second] = chunk;
  const marked = (first === 0xff && second === 0xfe) || (first === 0xfe && second === 0xff);
  if (isFirst && (marked || at === 0 || at === 1)) return utf16;
  if (at === -1) return null;
  return { at, message: 'There is a NUL character.', remedy: 'Remove it, or export the file again.' };
}

/** null for invalid UTF-8. Without bytes, checks that the input did not end within a character. */
function decode(decoder: TextDecoder, bytes?: Uint8Array): string | null {
  try {
    return bytes ? decoder.decode(bytes, { stream: true }) : decoder.decode();
  } catch {
    return null;
  }
}

/** Approximate index of the first invalid byte. */
function firstInvalidByte(chunk: Uint8Array): number {
  let [good, bad] = [0, chunk.length];
  while (bad - good > 1) {
    const middle = (good + bad) >> 1;
    if (decode(new TextDecoder('utf-8', { fatal: true }), chunk.subarray(0, middle)) === null) bad = middle;
    else good = middle;
  }
  return good;
}

function countNewlines(bytes: Uint8Array): number {
  let count = 0;
  for (let at = bytes.indexOf(0x0a); at !== -1; at = bytes.indexOf(0x0a, at + 1)) count += 1;
  return count;
}
