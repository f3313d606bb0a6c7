/** What a page is made as: for people, or the same in Markdown for programs that read. */
export type Format = 'html' | 'markdown';

/** The key of a page in a form. An address on its way to a server has no fragment, so that can tell the forms apart. */
export function inFormat(address: string, format: Format = 'html'): string {
  return format === 'html' ? address : `${address}#${format}`;
}

/** The address that a key was made of. */
export function addressOf(key: string): string {
  return key.split('#', 1)[0] ?? key;
}
