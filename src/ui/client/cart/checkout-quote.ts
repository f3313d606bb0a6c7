import { parsePage } from '../fetch-page.ts';
import { encodeForm, patchHtml } from '../patch-html.ts';
import { waitForPointerRelease } from '../pointer-release.ts';

/** Updates delivery and total when country or method changes; the button that does so without scripts is hidden. */
const checkoutForm = document.querySelector<HTMLFormElement>('form.checkout');
checkoutForm?.classList.add('live');
checkoutForm?.addEventListener('change', ({ target }) => {
  const name = target instanceof HTMLInputElement || target instanceof HTMLSelectElement ? target.name : '';
  if (name === 'country' || name === 'method') void updateQuote(checkoutForm);
});

let running = new AbortController();

if (checkoutForm && isChosenAnew(checkoutForm)) void updateQuote(checkoutForm);

/** Whether country or method was changed before this script ran, or the browser has restored an earlier choice. */
function isChosenAnew(form: HTMLFormElement): boolean {
  const country = form.querySelector<HTMLOptionElement>('[name="country"] option:checked');
  const method = form.querySelector<HTMLInputElement>('[name="method"]:checked');
  return country?.defaultSelected === false || method?.defaultChecked === false;
}

/** When the update fails, the button appears again. */
async function updateQuote(form: HTMLFormElement): Promise<void> {
  running.abort();
  running = new AbortController();
  const { signal } = running;
  const body = encodeForm(form, null);
  body.set('action', 'quote');
  try {
    const response = await fetch(location.pathname, { method: 'POST', body, signal });
    if (response.redirected) return location.assign(response.url);
    if (!response.ok) throw new Error(String(response.status));
    const fresh = parsePage(await response.text());
    await waitForPointerRelease();
    if (!signal.aborted) replaceParts(fresh);
  } catch {
    if (!signal.aborted) form.classList.remove('live');
  }
}

function replaceParts(fresh: Document): void {
  for (const part of document.querySelectorAll<HTMLElement>('[data-checkout-part]')) {
    const next = fresh.querySelector(`[data-checkout-part="${part.dataset['checkoutPart']}"]`);
    if (next) patchHtml(part, () => part.replaceChildren(...next.childNodes), 'legend');
  }
  const status = document.querySelector('#checkout-status');
  const text = fresh.querySelector<HTMLElement>('#checkout-status')?.dataset['text'];
  if (status && text !== undefined) status.textContent = text;
}
