/** Words that stay words: what Markdown would read as a mark is escaped. */
export function escapeText(text: string): string {
  return text.replace(/[\\`*_~[\]<]|&(?=#?\w+;)/gu, String.raw`\$&`);
}

/** One line of plain words, so that no text can begin a heading or a list. */
export function line(text: string): string {
  return escapeText(text.replace(/\s+/gu, ' ').trim());
}

export function link(label: string, address: string): string {
  return `[${line(label)}](${address})`;
}

export function list(items: readonly string[]): string {
  return items.map((item) => `- ${item}`).join('\n');
}

/** Parts a line apart, those that are empty left out, with a line end. */
export function document(parts: readonly (string | null | false)[]): string {
  return `${parts.filter(Boolean).join('\n\n')}\n`;
}
