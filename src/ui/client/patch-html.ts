/**
 * Replaces a part of the page by `update` and keeps the visitor's state: open `details`, unsent text, and the focus, on
 * the same control or else on the first match of the selector `fallbackFocus`.
 */
export function patchHtml(part: HTMLElement, update: () => void, fallbackFocus = 'h1, h2'): void {
  const groups = new Map([...part.querySelectorAll('details')].map((group) => [groupTitle(group), group.open]));
  const drafts = new Map(editedFieldsIn(part).map((field) => [controlName(field), field.value]));
  const focus = captureFocus(part);
  update();
  for (const group of part.querySelectorAll('details')) group.open = groups.get(groupTitle(group)) ?? group.open;
  for (const field of textFieldsIn(part)) {
    const draft = drafts.get(controlName(field));
    if (draft !== undefined) field.value = draft;
  }
  if (focus && captureFocus(part)?.name !== focus.name) restoreFocus(part, focus, fallbackFocus);
}

/** Marks the fields of a sent form as unedited, so that `patchHtml` replaces their values. */
export function commitFields(form: HTMLFormElement, sent: URLSearchParams | FormData): void {
  for (const field of textFieldsIn(form)) if (sent.get(field.name) === field.value) field.defaultValue = field.value;
}

type TextField = HTMLInputElement | HTMLTextAreaElement;

const fieldSelector = 'textarea, input:not([type="checkbox"], [type="radio"], [type="hidden"])';

function textFieldsIn(part: Element): readonly TextField[] {
  return [...part.querySelectorAll<TextField>(fieldSelector)];
}

function editedFieldsIn(part: Element): readonly TextField[] {
  return textFieldsIn(part).filter(isEdited);
}

function isEdited({ value, defaultValue }: TextField): boolean {
  return value !== defaultValue;
}

interface FocusSnapshot {
  /** Identifies the control within the part, before and after the update. */
  readonly name: string;
  /** Null in controls without a text selection. */
  readonly selection: readonly [start: number, end: number] | null;
}

function captureFocus(part: Element): FocusSnapshot | null {
  const control = document.activeElement;
  if (!control || !part.contains(control)) return null;
  const { selectionStart: start, selectionEnd: end } = isField(control) ? control : noSelection;
  return { name: controlName(control), selection: start === null || end === null ? null : [start, end] };
}

const noSelection = { selectionStart: null, selectionEnd: null };

function restoreFocus(part: Element, { name, selection }: FocusSnapshot, fallbackFocus: string): void {
  const controls = [...part.querySelectorAll<HTMLElement>('a, button, input, select, textarea, summary')];
  const same = controls.find((control) => controlName(control) === name && !control.matches(':disabled'));
  const rest = part.querySelector<HTMLElement>(fallbackFocus);
  if (!same && rest) rest.tabIndex = -1;
  (same ?? rest)?.focus({ preventScroll: true });
  if (same && isField(same)) restoreSelection(same, selection);
}

/** Restores the text selection. Number fields have none: an unedited one is selected as a whole. */
function restoreSelection(field: TextField, selection: FocusSnapshot['selection']): void {
  if (selection) field.setSelectionRange(...selection);
  else if (!isEdited(field)) field.select();
  if (isEdited(field)) dispatchChangeOnBlur(field);
}

/** Dispatches `change` for text typed into the field that this one replaces; browsers do so only for text typed into this one. */
function dispatchChangeOnBlur(field: TextField): void {
  const dispatched = new AbortController();
  field.addEventListener('change', () => dispatched.abort(), { signal: dispatched.signal });
  field.addEventListener('blur', () => field.dispatchEvent(new Event('change', { bubbles: true })), dispatched);
}

function isField(control: Element): control is TextField {
  return control.matches(fieldSelector);
}

function groupTitle(group: HTMLDetailsElement): string {
  return group.querySelector('summary')?.textContent.trim() ?? '';
}

function controlName(control: Element): string {
  const written = isField(control) ? '' : `${control.getAttribute('value') ?? ''} ${control.textContent.trim()}`;
  return `${control.tagName} ${control.getAttribute('name') ?? ''} ${control.id || control.ariaLabel || written}`;
}

/** The text fields that a form would send, with the value of the button that submits it. */
export function encodeForm(form: HTMLFormElement, submitter: HTMLElement | null): URLSearchParams {
  const body = new URLSearchParams();
  for (const [name, value] of new FormData(form, submitter)) if (typeof value === 'string') body.append(name, value);
  return body;
}
