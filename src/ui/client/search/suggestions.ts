import { fetchPage } from '../fetch-page.ts';

const delayMs = 120;
const enhancedInputs = new WeakSet<HTMLInputElement>();

/** Makes a search box show suggestions while a term is typed. Idempotent. */
export function enableSuggestions(input: HTMLInputElement): void {
  const form = input.form;
  const address = form?.dataset['suggest'];
  if (!form || address === undefined || enhancedInputs.has(input)) return;
  enhancedInputs.add(input);
  const status = document.createElement('p');
  status.className = 'hidden-text';
  status.role = 'status';
  form.append(status);
  for (const [name, value] of [
    ['role', 'combobox'],
    ['aria-autocomplete', 'list'],
    ['aria-expanded', 'false'],
  ] as const)
    input.setAttribute(name, value);
  const request = debounceLatest(input, {
    address,
    onResult: (list) => showSuggestions({ form, input, status }, list),
  });
  const close = (): void => {
    request('');
    showSuggestions({ form, input, status }, null);
  };
  input.addEventListener('input', () => request(input.value.trim()));
  input.addEventListener('keydown', (event) => {
    if (event.key === 'ArrowDown' && input.ariaExpanded === 'false') request(input.value.trim());
    else handleKey(event, input, close);
  });
  form.addEventListener('focusout', ({ relatedTarget }) => {
    if (!(relatedTarget instanceof Node && form.contains(relatedTarget))) close();
  });
  if (input.value !== input.defaultValue) request(input.value.trim());
}

function handleKey(event: KeyboardEvent, input: HTMLInputElement, close: () => void): void {
  const list = input.form?.querySelector('.suggestions');
  if (!list || event.isComposing) return;
  if (event.key === 'ArrowDown' || event.key === 'ArrowUp')
    moveActiveOption(input, list, event.key === 'ArrowDown' ? 1 : -1);
  else if (event.key === 'Escape') close();
  else if (event.key === 'Enter') {
    const active = list.querySelector<HTMLElement>('[aria-selected="true"]');
    if (!active) return close();
    active.click();
  } else return;
  event.preventDefault();
}

interface SuggestionRequest {
  readonly address: string;
  readonly onResult: (list: Element | null) => void;
}

/** Requests suggestions when typing pauses and drops earlier requests. An empty term yields null without a request. */
function debounceLatest(input: HTMLInputElement, { address, onResult }: SuggestionRequest): (term: string) => void {
  let running = new AbortController();
  let waiting: ReturnType<typeof setTimeout> | undefined;
  return (term) => {
    running.abort();
    running = new AbortController();
    clearTimeout(waiting);
    const { signal } = running;
    if (term === '') onResult(null);
    else
      waiting = setTimeout(
        () =>
          void fetchSuggestions(`${address}?q=${encodeURIComponent(term)}`, signal).then(
            (list) => signal.aborted || document.activeElement !== input || onResult(list),
          ),
        delayMs,
      );
  };
}

async function fetchSuggestions(url: string, signal: AbortSignal): Promise<Element | null> {
  try {
    return (await fetchPage(url, { signal })).querySelector('.suggestions');
  } catch {
    return null;
  }
}

interface SearchBoxElements {
  readonly form: HTMLFormElement;
  readonly input: HTMLInputElement;
  readonly status: HTMLElement;
}

const listId = 'suggestions';

/** Shows a list of suggestions below a search box, or removes it, and announces how many there are. */
function showSuggestions({ form, input, status }: SearchBoxElements, list: Element | null): void {
  form.querySelector('.suggestions')?.remove();
  input.removeAttribute('aria-activedescendant');
  const open = list !== null && list.querySelector('[role="option"]') !== null;
  input.ariaExpanded = String(open);
  const announcement = list instanceof HTMLElement ? (list.dataset['announcement'] ?? '') : '';
  if (status.textContent !== announcement) status.textContent = announcement;
  if (!open) return input.removeAttribute('aria-controls');
  list.id = listId;
  form.append(list);
  input.setAttribute('aria-controls', listId);
}

/** Makes the next or previous option the active one; beyond either end it is the search box itself. */
function moveActiveOption(input: HTMLInputElement, list: Element, step: 1 | -1): void {
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
