/** The longest message, in UTF-16 code units (service rule). */
export const maxMessageLength = 1000;

/** Why a message is not taken as it is. */
export type MessageProblem = 'empty' | 'too_long' | 'malformed';

/** Line ends as a text area's value has them; a form post and other systems send CRLF or CR. */
export function normalizeLineEndings(text: string): string {
  return text.replace(/\r\n?/g, '\n');
}

/** The length that counts: UTF-16 code units with line feeds, before trimming. Browser and server both use this. */
export function messageLength(text: string): number {
  return normalizeLineEndings(text).length;
}

/** What is wrong with a message; null when it may be sent. Lone surrogates and NUL are malformed. */
export function messageProblem(text: string): MessageProblem | null {
  if (messageLength(text) > maxMessageLength) return 'too_long';
  if (!text.isWellFormed() || text.includes('\0')) return 'malformed';
  return text.trim() === '' ? 'empty' : null;
}

/** The counter beside the input, exactly `<current> / 1000`. */
export function counterText(length: number): string {
  return `${length} / ${maxMessageLength}`;
}

/** As much of `text` as fits into `room` code units, ending between characters as people see them. */
export function truncateMessage(text: string, room: number): string {
  const clean = normalizeLineEndings(text);
  if (clean.length <= room) return clean;
  let end = 0;
  for (const { index, segment } of new Intl.Segmenter().segment(clean.slice(0, room + 64))) {
    if (index + segment.length > room) break;
    end = index + segment.length;
  }
  return clean.slice(0, end);
}
