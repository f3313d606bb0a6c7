/** How long to wait at most: a menu or another window may receive the end of a press. */
const maxPressMs = 2000;
const releaseEvents = ['pointerup', 'pointercancel', 'keyup', 'dragend'] as const;

/**
 * Resolves when no control is being pressed and the click has been handled: a control that is replaced between press and
 * release gets no click.
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
