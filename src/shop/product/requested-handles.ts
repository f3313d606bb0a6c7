/** As many cards as one request may ask for: six rows. */
export const maxRequestedHandles = 24;

const maxHandleLength = 255;

/**
 * The products that `?handle=` names, once each and sorted, so that a set of them has one address however it is
 * written. What cannot be a handle is left out, and so is what exceeds the number of cards of one request.
 */
export function requestedHandles(query: URLSearchParams): readonly string[] {
  const handles = new Set(query.getAll('handle').filter((handle) => isPossibleHandle(handle)));
  return [...handles].toSorted().slice(0, maxRequestedHandles);
}

/** Whether a text may be the handle of a product. */
export function isPossibleHandle(text: string): boolean {
  return text.trim() !== '' && text.length <= maxHandleLength && text.isWellFormed();
}
