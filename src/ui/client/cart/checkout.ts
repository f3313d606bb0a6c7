import { encodeForm, patchHtml } from '../patch-html.ts';
import { waitForPointerRelease } from '../pointer-release.ts';

/** Works out delivery and total anew when country or method changes; the button for it is for pages without scripts. */
const checkoutForm = document.querySelector<HTMLFormElement>('form.checkout');
checkoutForm?.classList.add('live');
checkoutForm?.addEventListener('change', ({ target }) => {
  const name = target instanceof HTMLInputElement || target instanceof HTMLSelectElement ? target.name : '';
  if (name === 'country' || name === 'method') void updateQuote(checkoutForm);
});

let running = new AbortController();

/** What cannot be worked out in place is left to the button that comes back. */
async function updateQuote(of: HTMLFormElement): Promise<void> {
  running.abort();
  running = new AbortController();
  const { signal } = running;
  const body = encodeForm(of, null);
  body.set('action', 'quote');
  try {
    const answer = await fetch(location.pathname, { method: 'POST', body, signal });
    if (answer.redirected) return location.assign(answer.url);
    if (!answer.ok) throw new Error(String(answer.status));
    const fresh = new DOMParser().parseFromString(await answer.text(), 'text/html');
    await waitForPointerRelease();
    if (!signal.aborted) replaceParts(fresh);
  } catch {
    if (!signal.aborted) of.classList.remove('live');
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
