import { parsePage } from '../fetch-page.ts';
import type { ChangeFailure } from './cart-messages.ts';
import { drawerOf, isOnCartPage } from './cart-views.ts';

/** The result of a change of the cart. */
export interface CartReplyView {
  readonly ok: boolean;
  readonly message: string;
  /** The cart after the change; null on the cart page, which shows the cart itself. */
  readonly drawer: HTMLDialogElement | null;
}

/** The reply to a change, or why there is none. */
type CartResponse =
  | { readonly reply: CartReplyView; readonly failure?: never }
  | { readonly reply: null; readonly failure: ChangeFailure };

/** More than a slow connection needs. A change that is sent again has the same idempotency key. */
const timeoutMs = 30_000;

const statusesWithReply: ReadonlySet<number> = new Set([200, 400, 422]);

/** Posts a form of the cart to the path that changes it. Except on the cart page, the response is the drawer. */
export async function postCartForm(action: string, body: URLSearchParams): Promise<CartResponse> {
  const onCartPage = isOnCartPage();
  const headers = { accept: onCartPage ? 'application/json' : 'text/html' };
  const path = onCartPage ? action : `${action}/drawer`;
  const signal = AbortSignal.timeout(timeoutMs);
  try {
    // `keepalive`: the change is made even if the visitor leaves the page before the response.
    const response = await fetch(path, { method: 'POST', body, headers, signal, keepalive: true });
    if (!statusesWithReply.has(response.status)) return { reply: null, failure: response.status };
    return {
      reply: onCartPage
        ? { ...(await response.json()), drawer: null }
        : readDrawerReply(response, parsePage(await response.text())),
    };
  } catch (error) {
    // A connection that is lost within the body counts as no response.
    const timedOut = error instanceof DOMException && error.name === 'TimeoutError';
    return { reply: null, failure: timedOut ? 'timed_out' : 'disconnected' };
  }
}

function readDrawerReply({ ok }: Response, page: Document): CartReplyView {
  const drawer = drawerOf(page);
  return { ok, message: drawer.querySelector('.cart-message > p')?.textContent ?? '', drawer };
}
