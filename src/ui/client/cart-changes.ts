import type { CartReply } from '#actions/types.ts';
import { showCartCount } from './cart-count.ts';
import { formBody } from './form-body.ts';
import { settle } from './redraw.ts';
import { openDrawer, readCart, refreshViews, say } from './cart-views.ts';

/** Shows the cart beside the page. Rejects when it cannot be had. */
export function openCart(): Promise<void> {
  return openDrawer();
}

/** Catches up with a change that was made elsewhere: reading the cart brings its count. */
export async function followCart(): Promise<void> {
  await readCart();
  showCartCount();
  tellOtherTabs();
  await refreshCart();
}

/** Draws anew what is in sight of the cart. */
export function refreshCart(): Promise<void> {
  return refreshViews(isWaiting);
}

/**
 * Sends a form of the cart and shows what comes of it: at once what it is likely to be, then what it is. Forms are sent
 * one after the other; a button pressed twice before its answer counts once, steps are gathered into the last of them.
 */
export function submitCart(form: HTMLFormElement, submitter: HTMLElement | null): void {
  const body = fieldsOf(form, submitter);
  const line = body.get('line');
  const name = line === null ? body.toString() : `line ${line}`;
  const before = waiting.get(name);
  if (before && line === null) return;
  const undo = foresee(form, body);
  if (before) {
    before.body = body;
    return;
  }
  const change: Change = { form, body, undo };
  waiting.set(name, change);
  queue = queue.then(() => send(name, change));
}

interface Change {
  readonly form: HTMLFormElement;
  /** The latest wish, as long as it has not been sent. */
  body: URLSearchParams;
  /** Takes back what was foreseen. */
  readonly undo: () => void;
}

const waiting = new Map<string, Change>();
let queue = Promise.resolve();

/** Steps are made a quantity here, so that several of them in a row add up before any is sent. */
function fieldsOf(form: HTMLFormElement, submitter: HTMLElement | null): URLSearchParams {
  const body = formBody(form, submitter);
  const step = body.get('step');
  if (step !== null) {
    body.set('quantity', String(Number(body.get('quantity')) + Number(step)));
    body.delete('step');
  }
  return body;
}

/** Shows what a change is likely to come to. */
function foresee(form: HTMLFormElement, body: URLSearchParams): () => void {
  const line = form.closest<HTMLElement>('.cart-line')?.closest('li');
  const input = form.querySelector<HTMLInputElement>('input[name="quantity"][type="number"]');
  if (!line || !body.has('line')) return () => {};
  const kept = input?.defaultValue ?? '';
  if (body.has('remove')) line.hidden = true;
  else if (input) input.value = body.get('quantity') ?? kept;
  return () => {
    line.hidden = false;
    if (input) input.value = kept;
  };
}

async function send(name: string, change: Change): Promise<void> {
  const { form, body, undo } = change;
  try {
    const latest = change.body;
    if (!latest.get('key')) latest.set('key', crypto.randomUUID());
    const reply = await post(form.getAttribute('action') ?? '', latest);
    if (reply.ok && change.body !== latest) return await send(name, change);
    waiting.delete(name);
    if (reply.ok) settle(form, latest);
    else undo();
    await show(reply, body.get('action') === 'add');
  } catch {
    waiting.delete(name);
    undo();
    say('The shop cannot be reached right now. Your cart is as it was.');
  }
}

async function post(action: string, body: URLSearchParams): Promise<CartReply> {
  const answer = await fetch(action, { method: 'POST', body, headers: { accept: 'application/json' } });
  if (![200, 400, 422].includes(answer.status)) throw new Error(String(answer.status));
  return answer.json();
}

async function show(reply: CartReply, added: boolean): Promise<void> {
  showCartCount();
  if (reply.ok) tellOtherTabs();
  if (added && !document.querySelector('[data-cart-page]')) await openDrawer(isWaiting);
  else await refreshViews(isWaiting);
  say(reply.message);
}

/** Another change is on its way: what the server has drawn would take back what it foresees. */
function isWaiting(): boolean {
  return waiting.size > 0;
}

function tellOtherTabs(): void {
  try {
    localStorage.setItem('cart', crypto.randomUUID());
  } catch {
    // Without storage the other tabs look again when they are shown.
  }
}
