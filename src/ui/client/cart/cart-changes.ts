import { commitFields, encodeForm } from '../patch-html.ts';
import { resetAdding, showAdded, showAdding } from './add-feedback.ts';
import { type CartReplyView, postCartForm } from './cart-answer.ts';
import { showCartCount } from './cart-count.ts';
import { type ChangeFailure, failureText, readCartMessages } from './cart-messages.ts';
import { hideCartProblem, showCartProblem } from './cart-problem.ts';
import {
  announce,
  closePendingDrawer,
  isDrawerOpen,
  isOnCartPage,
  loadDrawerStyles,
  openDrawer,
  openPendingDrawer,
  readCart,
  refreshViews,
  showDrawer,
} from './cart-views.ts';

// This module is loaded while the browser is idle, and so are the styles that its first use would wait for.
if (!isOnCartPage()) void loadDrawerStyles();

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
  const undo = applyOptimistically({ form, submitter, body });
  if (before) {
    before.body = body;
    return;
  }
  const change: PendingChange = { form, submitter, body, undo };
  pendingChanges.set(name, change);
  showCartCount(pendingPieces());
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
function applyOptimistically({ form, submitter, body }: CartSubmission): () => void {
  if (isAddition(body)) return expectAddition(submitter);
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

function isAddition(body: URLSearchParams): boolean {
  return body.get('action') === 'add';
}

function expectAddition(submitter: HTMLElement | null): () => void {
  showAdding(submitter);
  if (!isOnCartPage()) openPendingDrawer();
  return () => {
    resetAdding(submitter);
    closePendingDrawer();
  };
}

/** Pieces whose addition has not been answered yet. */
function pendingPieces(): number {
  const additions = [...pendingChanges.values()].filter(({ body }) => isAddition(body));
  return additions.reduce((sum, { body }) => sum + Number(body.get('quantity') ?? 1), 0);
}

async function sendChange(name: string, change: PendingChange): Promise<void> {
  const { form, submitter, undo } = change;
  const sent = change.body;
  if (!sent.get('key')) sent.set('key', crypto.randomUUID());
  const answer = await postCartForm(form.getAttribute('action') ?? '', sent);
  const { reply } = answer;
  if (reply?.ok && change.body !== sent) return sendChange(name, change);
  pendingChanges.delete(name);
  showCartCount(pendingPieces());
  if (reply?.ok) commitFields(form, sent);
  else undo();
  if (reply?.ok) showAdded(submitter);
  if (reply) await showReply(reply, change).catch(() => showUnseenReply(reply, change));
  else showFailure(answer.failure, change);
}

/** The same change is sent again with its key: one whose answer was lost is not made twice. */
function showFailure(failure: ChangeFailure, { form, submitter, body }: PendingChange): void {
  const messages = readCartMessages();
  const text = failureText(failure, messages);
  const run = (): void => enqueue({ form, submitter, body });
  showCartProblem({ form, submitter, text, action: { label: messages.tryAgain, run } });
  announce(text);
}

/** The change was answered, and the cart could not be drawn. */
function showUnseenReply({ message }: CartReplyView, { form, submitter }: PendingChange): void {
  const run = (): void => location.assign(form.getAttribute('action') ?? '');
  showCartProblem({ form, submitter, text: message, action: { label: readCartMessages().viewCart, run } });
  announce(message);
}

async function showReply(reply: CartReplyView, { form, submitter }: PendingChange): Promise<void> {
  if (reply.ok) notifyOtherTabs();
  if (!reply.drawer) await refreshViews(hasPendingChanges);
  else if (isDrawerOpen()) await showDrawer(reply.drawer, hasPendingChanges);
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
