const parts = ['.filter-button', '.sort', '.facets .dialog-body', '.facets .dialog-foot', '.results'];

/** Takes over the contents of a fresh listing; the sheet of filters stays open, focus and opened groups stay where they were. */
export function takeOver(root: HTMLElement, fresh: Element): void {
  const focus = focused(root);
  const open = openGroups(root);
  for (const part of parts) {
    const [old, next] = [root.querySelector(part), fresh.querySelector(part)];
    if (old && next) old.replaceChildren(...next.childNodes);
  }
  setOpenGroups(root, open);
  announce(root, fresh);
  restore(root, focus);
}

/** The count is a live region: its text is set once and only when it changed. */
function announce(root: Element, fresh: Element): void {
  const count = root.querySelector('.count');
  const text = fresh.querySelector('.count')?.textContent ?? '';
  if (count && count.textContent !== text) count.textContent = text;
}

function openGroups(root: Element): ReadonlyMap<string, boolean> {
  return new Map([...root.querySelectorAll('details')].map((group) => [titleOf(group), group.open]));
}

function setOpenGroups(root: Element, open: ReadonlyMap<string, boolean>): void {
  for (const group of root.querySelectorAll('details')) group.open = open.get(titleOf(group)) ?? group.open;
}

function titleOf(group: HTMLDetailsElement): string {
  return group.querySelector('summary')?.textContent.trim() ?? '';
}

/** Where the keyboard was, and what has been typed there. */
interface Focus {
  readonly name: string;
  readonly typed: string | null;
}

function focused(root: Element): Focus | null {
  const element = document.activeElement;
  if (!element || !root.contains(element)) return null;
  return { name: nameOf(element), typed: textField(element)?.value ?? null };
}

/** A control that is gone (a filter taken away) leaves the focus to the count. */
function restore(root: Element, focus: Focus | null): void {
  if (!focus || focused(root)?.name === focus.name) return;
  const controls = root.querySelectorAll<HTMLElement>('input, select, button, a, summary, .count');
  const same = [...controls].find((control) => nameOf(control) === focus.name);
  const field = same && textField(same);
  if (field && focus.typed !== null) field.value = focus.typed;
  (same ?? root.querySelector<HTMLElement>('.count'))?.focus({ preventScroll: true });
}

function textField(element: Element): HTMLInputElement | null {
  return element instanceof HTMLInputElement && element.type !== 'checkbox' ? element : null;
}

/** What tells a control from all others of the listing, in the old and in the new state. */
function nameOf(element: Element): string {
  if (element instanceof HTMLInputElement) return `${element.name}=${textField(element) ? '' : element.value}`;
  return `${element.tagName} ${element.id || (element.ariaLabel ?? element.textContent.trim())}`;
}
