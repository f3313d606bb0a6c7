/** What may be left at the end of shortened text, and reads badly before an ellipsis. */
const trailing = /[\s,;:–—(/&+|·-]+$/u;

/**
 * A text of at most `length` UTF-16 code units: a longer one ends after a whole word with an ellipsis, or between two
 * characters where its last word alone is half as long.
 */
export function shortenText(text: string, length: number): string {
  if (text.length <= length) return text;
  // One for the ellipsis; the character after shows whether a word ends there.
  const head = text.slice(0, length);
  const space = head.search(/\s\S*$/u);
  const whole = space > length / 2 ? head.slice(0, space) : withoutHalfCharacter(head.slice(0, -1));
  return `${whole.replace(trailing, '')}…`;
}

/** Without half of a surrogate pair at the end. */
function withoutHalfCharacter(text: string): string {
  return text.replace(/[\uD800-\uDBFF]$/, '');
}
