export interface Box {
  readonly form: HTMLFormElement;
  readonly input: HTMLInputElement;
  readonly status: HTMLElement;
}

const id = 'suggestions';

/** Shows a list of suggestions below a box, or none, and says how many there are. */
export function show({ form, input, status }: Box, list: Element | null): void {
  form.querySelector('.suggestions')?.remove();
  input.removeAttribute('aria-activedescendant');
  const open = list !== null && list.querySelector('[role="option"]') !== null;
  input.ariaExpanded = String(open);
  const said = list instanceof HTMLElement ? (list.dataset['said'] ?? '') : '';
  if (status.textContent !== said) status.textContent = said;
  if (!open) return input.removeAttribute('aria-controls');
  list.id = id;
  form.append(list);
  input.setAttribute('aria-controls', id);
}

/** Makes the next option, or the one before, the active one; beyond the ends lies the box itself. */
export function moveActive(input: HTMLInputElement, list: Element, step: 1 | -1): void {
  const options = [...list.querySelectorAll<HTMLElement>('[role="option"]')];
  const active = options.findIndex((option) => option.ariaSelected === 'true');
  const places = options.length + 1;
  const next = options[((active + 1 + step + places) % places) - 1];
  options[active]?.setAttribute('aria-selected', 'false');
  next?.setAttribute('aria-selected', 'true');
  next?.scrollIntoView({ block: 'nearest' });
  if (next) input.setAttribute('aria-activedescendant', next.id);
  else input.removeAttribute('aria-activedescendant');
}
