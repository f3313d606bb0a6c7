/** What a page is made as: for people, or the same in Markdown for programs that read. */
export type PageFormat = 'html' | 'markdown';

/** The key of a page in a form. An address on its way to a server has no fragment, so that can tell the forms apart. */
export function keyInFormat(address: string, format: PageFormat = 'html'): string {
  return format === 'html' ? address : `${address}#${format}`;
}

/** The address that a key was made of. */
export function addressOfKey(key: string): string {
  return key.split('#', 1)[0] ?? key;
}
