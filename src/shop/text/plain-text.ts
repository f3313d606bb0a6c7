/** The words of a Markdown text without its marks: for search and for descriptions outside of pages. */
export function markdownToText(markdown: string): string {
  return markdown
    .replaceAll(/^```.*$/gmu, '')
    .replaceAll(/!\[([^\]]*)\]\([^)]*\)/gu, '$1')
    .replaceAll(/\[([^\]]*)\]\([^)]*\)/gu, '$1')
    .replaceAll(/\[\^[^\]]+\]:?/gu, '')
    .replaceAll(/^\s*(?:#{1,6}|>+|[-*+]|\d+\.|\|?(?:\s*:?-+:?\s*\|)+)\s*/gmu, '')
    .replaceAll(/[*~`]+|(?<![\p{L}\p{N}])_+|_+(?![\p{L}\p{N}])/gu, '')
    .replaceAll('|', ' ')
    .replaceAll(/<[^>]*>/gu, ' ')
    .replaceAll(/\s+/gu, ' ')
    .trim();
}
