import { collapseWhitespace } from '../normalize.ts';

/** Words that stay words: what Markdown would read as a mark is escaped. */
export function escapeMarkdown(text: string): string {
  return text.replace(/[\\`*_~[\]<]|&(?=#?\w+;)/gu, String.raw`\$&`);
}

/** One line of plain words, so that no text can begin a heading or a list. */
export function oneLine(text: string): string {
  return escapeMarkdown(collapseWhitespace(text));
}

export function markdownLink(label: string, address: string): string {
  return `[${oneLine(label)}](${address})`;
}

export function markdownList(items: readonly string[]): string {
  return items.map((item) => `- ${item}`).join('\n');
}

/** Parts a line apart, those that are empty left out, with a line end. */
export function markdownDocument(parts: readonly (string | null | false)[]): string {
  return `${parts.filter(Boolean).join('\n\n')}\n`;
}
