import type { CartReply } from '#actions/cart-reply.ts';
import { showCartCount } from './cart-count.ts';
import { failureText, readCartMessages } from './cart-messages.ts';
import { hideCartProblem, showCartProblem } from './cart-problem.ts';
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
  enqueue({ form, submitter, body: readFields(form, submitter) });
}

interface CartSubmission {
  readonly form: HTMLFormElement;
  readonly submitter: HTMLElement | null;
  readonly body: URLSearchParams;
}

function enqueue({ form, submitter, body }: CartSubmission): void {
  hideCartProblem(form, submitter);
  const line = body.get('line');
  const name = line === null ? body.toString() : `line ${line}`;
  const before = pendingChanges.get(name);
  if (before && line === null) return;
  const undo = applyOptimistically(form, body);
  if (before) {
    before.body = body;
    return;
  }
  const change: PendingChange = { form, submitter, body, undo };
  pendingChanges.set(name, change);
  queue = queue.then(() => sendChange(name, change));
}

interface PendingChange {
  readonly form: HTMLFormElement;
  readonly submitter: HTMLElement | null;
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
  const { form, undo } = change;
  const sent = change.body;
  if (!sent.get('key')) sent.set('key', crypto.randomUUID());
  const answer = await postForm(form.getAttribute('action') ?? '', sent);
  const reply = answer.reply;
  if (reply?.ok && change.body !== sent) return sendChange(name, change);
  pendingChanges.delete(name);
  if (reply?.ok) commitFields(form, sent);
  else undo();
  if (reply) await showReply(reply, change).catch(() => showUnseenReply(reply, change));
  else showFailure(answer.status, change);
}

/** The same change is sent again with its key: one whose answer was lost is not made twice. */
function showFailure(status: number | null, { form, submitter, body }: PendingChange): void {
  const messages = readCartMessages();
  const text = failureText(status, messages);
  const run = (): void => enqueue({ form, submitter, body });
  showCartProblem({ form, submitter, text, action: { label: messages.tryAgain, run } });
  announce(text);
}

/** The change was answered, and the cart could not be drawn. */
function showUnseenReply({ message }: CartReply, { form, submitter }: PendingChange): void {
  const run = (): void => location.assign(form.getAttribute('action') ?? '');
  showCartProblem({ form, submitter, text: message, action: { label: readCartMessages().viewCart, run } });
  announce(message);
}

/** What came back of a change: the reply, or the HTTP status without one; null where there was no response. */
type CartAnswer =
  { readonly reply: CartReply; readonly status: number } | { readonly reply: null; readonly status: number | null };

async function postForm(action: string, body: URLSearchParams): Promise<CartAnswer> {
  let status: number | null = null;
  try {
    const answer = await fetch(action, { method: 'POST', body, headers: { accept: 'application/json' } });
    if ([200, 400, 422].includes(answer.status)) return { reply: await answer.json(), status: answer.status };
    status = answer.status;
  } catch {
    // A connection that is lost within the body counts as no response.
  }
  return { reply: null, status };
}

async function showReply(reply: CartReply, { form, submitter, body }: PendingChange): Promise<void> {
  showCartCount();
  if (reply.ok) notifyOtherTabs();
  const added = body.get('action') === 'add';
  if (added && !document.querySelector('[data-cart-page]')) await openDrawer(hasPendingChanges);
  else await refreshViews(hasPendingChanges);
  if (!reply.ok) showCartProblem({ form, submitter, text: reply.message, action: null });
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
