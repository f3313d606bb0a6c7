/** How long to wait at most: a menu or another window may receive the end of a press. */
const maxPressMs = 2000;
const releaseEvents = ['pointerup', 'pointercancel', 'keyup', 'dragend'] as const;

/**
 * Resolves when no control is being pressed and the click has been handled: a control that is replaced between press and
 * release gets no click.
 */
export async function waitForPointerRelease(): Promise<void> {
  const until = performance.now() + maxPressMs;
  // The next press may come before the timer that follows the last release.
  while (document.querySelector(':active') && performance.now() < until) await nextRelease(until - performance.now());
}

async function nextRelease(maxMs: number): Promise<void> {
  const done = new AbortController();
  await new Promise<void>((resolve) => {
    // The click comes after the release, in the same turn.
    const resolveLater = (): void => void setTimeout(resolve);
    for (const end of releaseEvents) addEventListener(end, resolveLater, { signal: done.signal });
    setTimeout(resolve, maxMs);
  });
  done.abort();
}
