import { commitFields, encodeForm } from '../patch-html.ts';
import { resetAdding, showAdded, showAdding } from './add-feedback.ts';
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
  refreshViews,
  showDrawer,
  updateCartCookies,
} from './cart-views.ts';
import { type CartReplyView, postCartForm } from './post-cart-form.ts';

// This module is loaded while the browser is idle; so are the styles, for which its first use would wait.
if (!isOnCartPage()) void loadDrawerStyles();

/** Opens the cart drawer. Rejects when the cart cannot be fetched. */
export function openCart(): Promise<void> {
  return openDrawer();
}

/** Updates the page after a change that another script made. */
export async function syncCart(): Promise<void> {
  await updateCartCookies();
  showCartCount();
  notifyOtherTabs();
  await refreshCart();
}

/** Updates the cart page and an open drawer. */
export function refreshCart(): Promise<void> {
  return refreshViews(hasPendingChanges);
}

/**
 * Sends a form of the cart. Shows the expected result at once and the actual one after the response. Forms are sent one
 * after another; a button that is pressed again before the response counts once, and of the steps of a quantity only the
 * latest sum is sent.
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
  const key = line === null ? body.toString() : `line ${line}`;
  const before = pendingChanges.get(key);
  if (before && line === null) return;
  const undo = applyOptimistically({ form, submitter, body });
  if (before) {
    before.body = body;
    return;
  }
  const change: PendingChange = { form, submitter, body, undo };
  pendingChanges.set(key, change);
  showCartCount(countPendingItems());
  queue = queue.then(() => sendChange(key, change));
}

interface PendingChange {
  readonly form: HTMLFormElement;
  readonly submitter: HTMLElement | null;
  /** What to send; a later change of the same line replaces it. */
  body: URLSearchParams;
  /** Reverts what was shown optimistically. */
  readonly undo: () => void;
}

/** Changes without a response, by their line, or by all of their fields. */
const pendingChanges = new Map<string, PendingChange>();
let queue = Promise.resolve();

/** Turns a step into a quantity, so that several steps in a row add up before any is sent. */
function readFields(form: HTMLFormElement, submitter: HTMLElement | null): URLSearchParams {
  const body = encodeForm(form, submitter);
  const step = body.get('step');
  if (step !== null) {
    body.set('quantity', String(Number(body.get('quantity')) + Number(step)));
    body.delete('step');
  }
  return body;
}

/** Shows the expected result of a change; returns what reverts it. */
function applyOptimistically({ form, submitter, body }: CartSubmission): () => void {
  if (isAddition(body)) return expectAddition(submitter);
  const line = form.closest<HTMLElement>('.cart-line')?.closest('li');
  const input = form.querySelector<HTMLInputElement>('input[name="quantity"][type="number"]');
  if (!line || !body.has('line')) return () => {};
  if (body.has('remove')) return hideLine(line, submitter);
  const previousValue = input?.defaultValue ?? '';
  if (input) input.value = body.get('quantity') ?? previousValue;
  return () => {
    if (input) input.value = previousValue;
  };
}

/** What is hidden loses the focus, so the heading of the cart gets it first: what follows it is the offer to undo. */
function hideLine(line: HTMLElement, submitter: HTMLElement | null): () => void {
  const heading = line.closest('[data-cart-page], dialog')?.querySelector<HTMLElement>('h1, h2');
  const hadFocus = line.contains(document.activeElement);
  if (hadFocus && heading) {
    heading.tabIndex = -1;
    heading.focus({ preventScroll: true });
  }
  line.hidden = true;
  return () => {
    line.hidden = false;
    if (hadFocus && document.activeElement === heading) submitter?.focus({ preventScroll: true });
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

/** How many items are being added. */
function countPendingItems(): number {
  const additions = [...pendingChanges.values()].filter(({ body }) => isAddition(body));
  return additions.reduce((sum, { body }) => sum + Number(body.get('quantity') ?? 1), 0);
}

async function sendChange(key: string, change: PendingChange): Promise<void> {
  const { form, submitter, undo } = change;
  const sent = change.body;
  if (!sent.get('key')) sent.set('key', crypto.randomUUID());
  const response = await postCartForm(form.getAttribute('action') ?? '', sent);
  const { reply } = response;
  if (reply?.ok && change.body !== sent) return sendChange(key, change);
  pendingChanges.delete(key);
  showCartCount(countPendingItems());
  if (reply?.ok) commitFields(form, sent);
  else undo();
  if (reply?.ok) showAdded(submitter);
  if (reply) await showReply(reply, change).catch(() => showUnseenReply(reply, change));
  else showFailure(response.failure, change);
}

/** Offers to send the change again with the same key, so that one whose response was lost is not made twice. */
function showFailure(failure: ChangeFailure, { form, submitter, body }: PendingChange): void {
  const messages = readCartMessages();
  const text = failureText(failure, messages);
  const run = (): void => enqueue({ form, submitter, body });
  showCartProblem({ form, submitter, text, action: { label: messages.tryAgain, run } });
  announce(text);
}

/** The change has a reply, but the cart could not be updated. */
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

/** Another change is being sent: the fetched cart would revert what is shown for it. */
function hasPendingChanges(): boolean {
  return pendingChanges.size > 0;
}

function notifyOtherTabs(): void {
  try {
    localStorage.setItem('cart', crypto.randomUUID());
  } catch {
    // Without storage other tabs are updated when they are shown again.
  }
}
