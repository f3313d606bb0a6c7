/** The longest message, in UTF-16 code units (service rule). */
export const maxMessageLength = 1000;

/** Why a message is refused. */
export type MessageProblem = 'empty' | 'too_long' | 'malformed';

/** Line feeds, as in the value of a text area; form posts and other systems send CRLF or CR. */
export function normalizeLineEndings(text: string): string {
  return text.replace(/\r\n?/g, '\n');
}

/** UTF-16 code units with normalized line endings, before trimming. Browser and server both count so. */
export function messageLength(text: string): number {
  return normalizeLineEndings(text).length;
}

/** What is wrong with a message; null when it may be sent. Lone surrogates and NUL are malformed. */
export function messageProblem(text: string): MessageProblem | null {
  if (messageLength(text) > maxMessageLength) return 'too_long';
  if (!text.isWellFormed() || text.includes('\0')) return 'malformed';
  return text.trim() === '' ? 'empty' : null;
}

/**
 * The beginning of a message in which it is read: its compatibility form (NFKC) is no longer than a message may be. One
 * character can stand for 18, such as the ligature U+FDFA. Most messages are read whole.
 */
export function readableBeginning(text: string): string {
  if (text.normalize('NFKC').length <= maxMessageLength) return text;
  let [length, end] = [0, 0];
  for (const character of text) {
    length += character.normalize('NFKC').length;
    if (length > maxMessageLength) break;
    end += character.length;
  }
  return text.slice(0, end);
}

/** The counter beside the input, exactly `<current> / 1000`. */
export function counterText(length: number): string {
  return `${length} / ${maxMessageLength}`;
}

/** The beginning of `text` in at most `maxLength` code units, cut between graphemes. */
export function truncateMessage(text: string, maxLength: number): string {
  const clean = normalizeLineEndings(text);
  if (clean.length <= maxLength) return clean;
  let end = 0;
  for (const { index, segment } of new Intl.Segmenter().segment(clean.slice(0, maxLength + 64))) {
    if (index + segment.length > maxLength) break;
    end = index + segment.length;
  }
  return clean.slice(0, end);
}
