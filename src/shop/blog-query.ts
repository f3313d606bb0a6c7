/** Articles on a page of a blog: one across the page and three rows of three. */
export const articlesPerPage = 10;

/** The tag to which a blog's parameters narrow it; null when they name none. */
export function readBlogTag(params: URLSearchParams): string | null {
  const tag = (params.get('tag') ?? '').normalize('NFC').trim().slice(0, 100);
  return tag === '' ? null : tag;
}
