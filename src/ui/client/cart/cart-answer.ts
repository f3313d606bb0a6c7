import type { ChangeFailure } from './cart-messages.ts';
import { isOnCartPage, parseDrawer } from './cart-views.ts';

/** What became of a change of the cart. */
export interface CartReplyView {
  readonly ok: boolean;
  readonly message: string;
  /** The cart after the change; null on the cart page, which shows it itself. */
  readonly drawer: HTMLDialogElement | null;
}

/** What came back of a change: the reply, or why there is none. */
type CartAnswer =
  | { readonly reply: CartReplyView; readonly failure?: never }
  | { readonly reply: null; readonly failure: ChangeFailure };

/** Longer than a slow connection takes; the same change is sent again with its key. */
const timeoutMs = 30_000;

const answeredStatuses: ReadonlySet<number> = new Set([200, 400, 422]);

/** Sends a form of the cart to the path that changes it. Beside other pages the response is the cart to show. */
export async function postCartForm(action: string, body: URLSearchParams): Promise<CartAnswer> {
  const onCartPage = isOnCartPage();
  const headers = { accept: onCartPage ? 'application/json' : 'text/html' };
  const path = onCartPage ? action : `${action}/drawer`;
  const signal = AbortSignal.timeout(timeoutMs);
  try {
    // Kept alive: a visitor who opens the next page before the response keeps the change.
    const answer = await fetch(path, { method: 'POST', body, headers, signal, keepalive: true });
    if (!answeredStatuses.has(answer.status)) return { reply: null, failure: answer.status };
    return {
      reply: onCartPage ? { ...(await answer.json()), drawer: null } : readDrawerReply(answer, await answer.text()),
    };
  } catch (error) {
    // A connection that is lost within the body counts as no response.
    const timedOut = error instanceof DOMException && error.name === 'TimeoutError';
    return { reply: null, failure: timedOut ? 'timed_out' : 'disconnected' };
  }
}

function readDrawerReply({ ok }: Response, html: string): CartReplyView {
  const drawer = parseDrawer(html);
  return { ok, message: drawer.querySelector('.cart-message > p')?.textContent ?? '', drawer };
}
