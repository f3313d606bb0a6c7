import { markdownType } from '#http/page-headers.ts';

/** A page as Markdown, for those who would rather have it so. */
export function markdownResponse(text: string, status = 200): Response {
  return new Response(text, { status, headers: { 'Content-Type': markdownType } });
}
