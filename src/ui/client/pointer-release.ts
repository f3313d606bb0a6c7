/** A press that never ends, since a menu or another window took its end, holds nothing up for longer. */
const maxPressMs = 2000;
const releaseEvents = ['pointerup', 'pointercancel', 'keyup', 'dragend'] as const;

/**
 * Resolves when nothing is being pressed, and what the press did has begun: a control that is replaced between its press
 * and its release is not clicked.
 */
export async function waitForPointerRelease(): Promise<void> {
  if (!document.querySelector(':active')) return;
  const done = new AbortController();
  await new Promise<void>((resolve) => {
    // The click comes after the release, in the same turn.
    const resolveLater = (): void => void setTimeout(resolve);
    for (const end of releaseEvents) addEventListener(end, resolveLater, { signal: done.signal });
    setTimeout(resolve, maxPressMs);
  });
  done.abort();
}
