/** The fields of a posted form, the last of each name; none when the body is not a form. */
export async function readFormFields(request: Request): Promise<ReadonlyMap<string, unknown>> {
  try {
    return new Map(await request.formData());
  } catch {
    return new Map();
  }
}

/** Longer lines are cut before they are checked. */
const maxLineCharacters = 300;
/** A longer text is cut; each form states a lower limit, and refuses what is longer with a sentence. */
const maxTextCharacters = 20_000;

/** White space, control characters and marks that change the direction of text. */
const nonPrinting = /[\s\p{Cc}\u202A-\u202E\u2066-\u2069]+/gu;
/** The same, except line breaks and spaces. */
const nonPrintingInLines = /[^\S\n ]|(?!\n)[\p{Cc}\u202A-\u202E\u2066-\u2069]/gu;

/** The value of a field as one line of text; empty if it is none. */
export function lineOf(value: unknown): string {
  return typeof value === 'string' ? value.replace(nonPrinting, ' ').slice(0, maxLineCharacters).trim() : '';
}

/** The value of a field as lines of text, with `\n` between them; empty if it is none. */
export function linesOf(value: unknown): string {
  if (typeof value !== 'string') return '';
  return value.replace(/\r\n?/g, '\n').replace(nonPrintingInLines, ' ').slice(0, maxTextCharacters).trim();
}
