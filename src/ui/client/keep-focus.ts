/** Changes a part of the page and leaves the keyboard where it was: at the same control, else at the part's heading. */
export function keepFocus(part: HTMLElement, change: () => void): void {
  const active = document.activeElement;
  const name = active && part.contains(active) ? nameOf(active) : null;
  change();
  if (name === null) return;
  const controls = [...part.querySelectorAll<HTMLElement>('a, button, input, textarea, summary')];
  const same = controls.find((control) => nameOf(control) === name && !control.matches(':disabled'));
  const heading = part.querySelector<HTMLElement>('h1, h2');
  if (!same && heading) heading.tabIndex = -1;
  (same ?? heading)?.focus({ preventScroll: true });
}

function nameOf(control: Element): string {
  return `${control.tagName} ${control.id || (control.ariaLabel ?? control.textContent.trim())}`;
}
