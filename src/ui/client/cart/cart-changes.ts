import type { CartReply } from '#actions/cart-reply.ts';
import { showCartCount } from './cart-count.ts';
import { commitFields, encodeForm } from '../patch-html.ts';
import { openDrawer, readCart, refreshViews, announce } from './cart-views.ts';

/** Shows the cart beside the page. Rejects when it cannot be had. */
export function openCart(): Promise<void> {
  return openDrawer();
}

/** Catches up with a change that was made elsewhere: reading the cart brings its count. */
export async function syncCart(): Promise<void> {
  await readCart();
  showCartCount();
  notifyOtherTabs();
  await refreshCart();
}

/** Draws anew what is in sight of the cart. */
export function refreshCart(): Promise<void> {
  return refreshViews(hasPendingChanges);
}

/**
 * Sends a form of the cart and shows what comes of it: at once what it is likely to be, then what it is. Forms are sent
 * one after the other; a button pressed twice before its answer counts once, steps are gathered into the last of them.
 */
export function submitCart(form: HTMLFormElement, submitter: HTMLElement | null): void {
  const body = readFields(form, submitter);
  const line = body.get('line');
  const name = line === null ? body.toString() : `line ${line}`;
  const before = pendingChanges.get(name);
  if (before && line === null) return;
  const undo = applyOptimistically(form, body);
  if (before) {
    before.body = body;
    return;
  }
  const change: PendingChange = { form, body, undo };
  pendingChanges.set(name, change);
  queue = queue.then(() => sendChange(name, change));
}

interface PendingChange {
  readonly form: HTMLFormElement;
  /** The latest wish, as long as it has not been sent. */
  body: URLSearchParams;
  /** Takes back what was foreseen. */
  readonly undo: () => void;
}

const pendingChanges = new Map<string, PendingChange>();
let queue = Promise.resolve();

/** Steps are made a quantity here, so that several of them in a row add up before any is sent. */
function readFields(form: HTMLFormElement, submitter: HTMLElement | null): URLSearchParams {
  const body = encodeForm(form, submitter);
  const step = body.get('step');
  if (step !== null) {
    body.set('quantity', String(Number(body.get('quantity')) + Number(step)));
    body.delete('step');
  }
  return body;
}

/** Shows what a change is likely to come to. */
function applyOptimistically(form: HTMLFormElement, body: URLSearchParams): () => void {
  const line = form.closest<HTMLElement>('.cart-line')?.closest('li');
  const input = form.querySelector<HTMLInputElement>('input[name="quantity"][type="number"]');
  if (!line || !body.has('line')) return () => {};
  const previousValue = input?.defaultValue ?? '';
  if (body.has('remove')) line.hidden = true;
  else if (input) input.value = body.get('quantity') ?? previousValue;
  return () => {
    line.hidden = false;
    if (input) input.value = previousValue;
  };
}

async function sendChange(name: string, change: PendingChange): Promise<void> {
  const { form, body, undo } = change;
  try {
    const latest = change.body;
    if (!latest.get('key')) latest.set('key', crypto.randomUUID());
    const reply = await postForm(form.getAttribute('action') ?? '', latest);
    if (reply.ok && change.body !== latest) return await sendChange(name, change);
    pendingChanges.delete(name);
    if (reply.ok) commitFields(form, latest);
    else undo();
    await showReply(reply, body.get('action') === 'add');
  } catch {
    pendingChanges.delete(name);
    undo();
    announce('The shop cannot be reached right now. Your cart is as it was.');
  }
}

async function postForm(action: string, body: URLSearchParams): Promise<CartReply> {
  const answer = await fetch(action, { method: 'POST', body, headers: { accept: 'application/json' } });
  if (![200, 400, 422].includes(answer.status)) throw new Error(String(answer.status));
  return answer.json();
}

async function showReply(reply: CartReply, added: boolean): Promise<void> {
  showCartCount();
  if (reply.ok) notifyOtherTabs();
  if (added && !document.querySelector('[data-cart-page]')) await openDrawer(hasPendingChanges);
  else await refreshViews(hasPendingChanges);
  announce(reply.message);
}

/** Another change is on its way: what the server has drawn would take back what it foresees. */
function hasPendingChanges(): boolean {
  return pendingChanges.size > 0;
}

function notifyOtherTabs(): void {
  try {
    localStorage.setItem('cart', crypto.randomUUID());
  } catch {
    // Without storage the other tabs look again when they are shown.
  }
}
