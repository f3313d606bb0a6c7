/**
 * Draws a part of the page anew and leaves what its visitor did there: which groups are open, what is typed and not
 * sent, and where the keyboard is: at the same control, else at `otherwise`.
 */
export function redraw(part: HTMLElement, draw: () => void, otherwise = 'h1, h2'): void {
  const groups = new Map([...part.querySelectorAll('details')].map((group) => [titleOf(group), group.open]));
  const drafts = new Map(draftsOf(part).map((field) => [nameOf(field), field.value]));
  const focus = focusOf(part);
  draw();
  for (const group of part.querySelectorAll('details')) group.open = groups.get(titleOf(group)) ?? group.open;
  for (const field of fieldsOf(part)) {
    const draft = drafts.get(nameOf(field));
    if (draft !== undefined) field.value = draft;
  }
  if (focus && focusOf(part)?.name !== focus.name) restore(part, focus, otherwise);
}

/** What has been sent is no draft any more: the part is drawn with what came of it. */
export function settle(form: HTMLFormElement, sent: URLSearchParams | FormData): void {
  for (const field of fieldsOf(form)) if (sent.get(field.name) === field.value) field.defaultValue = field.value;
}

type Field = HTMLInputElement | HTMLTextAreaElement;

const fields = 'textarea, input:not([type="checkbox"], [type="radio"], [type="hidden"])';

function fieldsOf(part: Element): readonly Field[] {
  return [...part.querySelectorAll<Field>(fields)];
}

function draftsOf(part: Element): readonly Field[] {
  return fieldsOf(part).filter(isDraft);
}

function isDraft({ value, defaultValue }: Field): boolean {
  return value !== defaultValue;
}

interface Focus {
  /** What tells the control from the others of its part, before and after. */
  readonly name: string;
  /** Where it is written; null in controls that do not tell. */
  readonly selection: readonly [start: number, end: number] | null;
}

function focusOf(part: Element): Focus | null {
  const control = document.activeElement;
  if (!control || !part.contains(control)) return null;
  const { selectionStart: start, selectionEnd: end } = isField(control) ? control : none;
  return { name: nameOf(control), selection: start === null || end === null ? null : [start, end] };
}

const none = { selectionStart: null, selectionEnd: null };

function restore(part: Element, { name, selection }: Focus, otherwise: string): void {
  const controls = [...part.querySelectorAll<HTMLElement>('a, button, input, select, textarea, summary')];
  const same = controls.find((control) => nameOf(control) === name && !control.matches(':disabled'));
  const rest = part.querySelector<HTMLElement>(otherwise);
  if (!same && rest) rest.tabIndex = -1;
  (same ?? rest)?.focus({ preventScroll: true });
  if (same && isField(same)) resume(same, selection);
}

/** Goes on where somebody was writing. A number does not tell where: one that is as it was is chosen whole. */
function resume(field: Field, selection: Focus['selection']): void {
  if (selection) field.setSelectionRange(...selection);
  else if (!isDraft(field)) field.select();
  if (isDraft(field)) tellOnLeaving(field);
}

/** Browsers tell of a change that was typed into this very field; what was typed into the one before it is told here. */
function tellOnLeaving(field: Field): void {
  const told = new AbortController();
  field.addEventListener('change', () => told.abort(), { signal: told.signal });
  field.addEventListener('blur', () => field.dispatchEvent(new Event('change', { bubbles: true })), told);
}

function isField(control: Element): control is Field {
  return control.matches(fields);
}

function titleOf(group: HTMLDetailsElement): string {
  return group.querySelector('summary')?.textContent.trim() ?? '';
}

function nameOf(control: Element): string {
  const written = isField(control) ? '' : `${control.getAttribute('value') ?? ''} ${control.textContent.trim()}`;
  return `${control.tagName} ${control.getAttribute('name') ?? ''} ${control.id || control.ariaLabel || written}`;
}
