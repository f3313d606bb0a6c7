import { markdownToText } from './plain-text.ts';

/** A row of a table of specifications: what it names, and the value. */
export interface Specification {
  readonly name: string;
  readonly value: string;
}

/** A description without its table rows of two cells, and these rows. */
export interface SeparatedDescription {
  readonly rows: readonly Specification[];
  readonly text: string;
}

/**
 * Separates tables of specifications from the prose of a description, in HTML or Markdown: rows with a name and a value.
 * Tables with more columns are prose. Linear in the length of the text.
 */
export function separateSpecifications(description: string): SeparatedDescription {
  const rows: Specification[] = [];
  const take = (name: string, value: string): string => {
    rows.push({ name, value });
    return ' ';
  };
  const text = description
    .replaceAll(htmlRow, (_row, name: string, value: string) => take(markdownToText(name), markdownToText(value)))
    .replaceAll(markdownRow, (row: string, name: string, value: string) =>
      isRule(name) ? row : take(markdownToText(name), markdownToText(value)),
    );
  return { rows, text };
}

/** The cells hold no other row or cell, so that a pattern without backtracking finds them. */
const cell = String.raw`\s*<t[hd](?:\s[^<>]*)?>((?:[^<]|<(?!\/?t[hdr]\b))*)<\/t[hd]>`;
const htmlRow = new RegExp(String.raw`<tr(?:\s[^<>]*)?>${cell}${cell}\s*<\/tr>`, 'giu');
const markdownRow = /^[ \t]*\|([^|\n]*)\|([^|\n]*)\|[ \t]*$/gmu;

function isRule(cell: string): boolean {
  return /^[\s:-]+$/.test(cell);
}
