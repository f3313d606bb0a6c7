/** The words of a Markdown text without its marks: for search and for descriptions outside of pages. */
export function plainText(markdown: string): string {
  return markdown
    .replaceAll(/^```.*$/gmu, '')
    .replaceAll(/!\[([^\]]*)\]\([^)]*\)/gu, '$1')
    .replaceAll(/\[([^\]]*)\]\([^)]*\)/gu, '$1')
    .replaceAll(/\[\^[^\]]+\]:?/gu, '')
    .replaceAll(/^\s*(?:#{1,6}|>+|[-*+]|\d+\.|\|?(?:\s*:?-+:?\s*\|)+)\s*/gmu, '')
    .replaceAll(/[*_~`|]+/gu, ' ')
    .replaceAll(/<[^>]*>/gu, ' ')
    .replaceAll(/\s+/gu, ' ')
    .trim();
}
