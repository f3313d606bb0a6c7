export interface SearchBoxElements {
  readonly form: HTMLFormElement;
  readonly input: HTMLInputElement;
  readonly status: HTMLElement;
}

const listId = 'suggestions';

/** Shows a list of suggestions below a box, or none, and says how many there are. */
export function showSuggestions({ form, input, status }: SearchBoxElements, list: Element | null): void {
  form.querySelector('.suggestions')?.remove();
  input.removeAttribute('aria-activedescendant');
  const open = list !== null && list.querySelector('[role="option"]') !== null;
  input.ariaExpanded = String(open);
  const announcement = list instanceof HTMLElement ? (list.dataset['said'] ?? '') : '';
  if (status.textContent !== announcement) status.textContent = announcement;
  if (!open) return input.removeAttribute('aria-controls');
  list.id = listId;
  form.append(list);
  input.setAttribute('aria-controls', listId);
}

/** Makes the next option, or the one before, the active one; beyond the ends lies the box itself. */
export function moveActiveOption(input: HTMLInputElement, list: Element, step: 1 | -1): void {
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
