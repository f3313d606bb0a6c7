import { markdownToText } from './html/plain-text.ts';

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

/** Limits of what counts as a specification, in UTF-16 code units, and how many one description may have. */
const bounds = { name: 60, value: 200, count: 200 } as const;

/**
 * What a description in HTML or Markdown states of its product by name: rows of two cells, and items of lists that begin
 * with a short name and a colon (`Material: wool`). Each name once, at most 200. Linear in the length of the text.
 */
export function specificationsOf(description: string): readonly Specification[] {
  const { rows, text } = separateSpecifications(description);
  const stated = [...rows, ...listedSpecifications(text)].filter(isSpecification);
  const byName = new Map(stated.toReversed().map((each) => [each.name.toLowerCase(), each]));
  return stated.filter((each) => byName.get(each.name.toLowerCase()) === each).slice(0, bounds.count);
}

function isSpecification({ name, value }: Specification): boolean {
  return name !== '' && name.length <= bounds.name && value !== '' && value.length <= bounds.value;
}

function listedSpecifications(text: string): readonly Specification[] {
  return [...text.matchAll(listItem), ...text.matchAll(markdownItem)].flatMap(([, item = '']) => {
    const [, name = '', value = ''] = /^([^:.!?;]{1,60}?)\s*:\s+(.+)$/u.exec(markdownToText(item)) ?? [];
    return name.split(' ').length <= maxNameWords ? [{ name, value }] : [];
  });
}

/** A longer text before a colon is a sentence. */
const maxNameWords = 5;

/** The cells hold no other row or cell, so that a pattern without backtracking finds them. */
const cell = String.raw`\s*<t[hd](?:\s[^<>]*)?>((?:[^<]|<(?!\/?t[hdr]\b))*)<\/t[hd]>`;
const htmlRow = new RegExp(String.raw`<tr(?:\s[^<>]*)?>${cell}${cell}\s*<\/tr>`, 'giu');
const markdownRow = /^[ \t]*\|([^|\n]*)\|([^|\n]*)\|[ \t]*$/gmu;

function isRule(cell: string): boolean {
  return /^[\s:-]+$/.test(cell);
}

/** Items hold no other item or list. */
const listItem = /<li(?:\s[^<>]*)?>((?:[^<]|<(?!\/?(?:li|ul|ol)\b))*)<\/li>/giu;
const markdownItem = /^[ \t]*[-*+][ \t]+(\S.*)$/gmu;
