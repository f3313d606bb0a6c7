import type { CartFormRequest } from '#actions/change-cart.ts';
import { createRecentKeys } from '#actions/recent-keys.ts';
import type { Checkout } from '#commerce/port.ts';
import { messagesFor } from '#messages/messages.ts';
import { memoryCarts } from '../fixtures/shops/memory-carts.ts';
import { product, variant } from '../fixtures/shops/memory-catalog.ts';

/** Two products of several pieces, one of a single piece and one that is sold out; the variants have their names. */
export const cartProducts = [
  product({ handle: 'mug', title: 'Mug', variants: [variant({ id: 'mug' })] }),
  product({ handle: 'vase', title: 'Vase', variants: [variant({ id: 'vase' })] }),
  product({ handle: 'print', title: 'Print', variants: [variant({ id: 'print', stock: 1 })] }),
  product({ handle: 'lamp', title: 'Lamp', variants: [variant({ id: 'lamp', stock: 0, available: false })] }),
];

export interface CartPageRequest {
  readonly method?: 'GET' | 'HEAD';
  /** Of a posted form; with it the method is POST. */
  readonly fields?: Readonly<Record<string, string>>;
  readonly headers?: Readonly<Record<string, string>>;
}

export interface CartBrowser {
  readonly carts: ReturnType<typeof memoryCarts>;
  readonly cookies: Map<string, string>;
  /** A request with the browser's cookies. */
  request(path: string, page?: CartPageRequest): CartFormRequest & { readonly url: URL };
  /** Stores the cookies of a response. */
  receive(response: Response): Response;
  /** Variants and quantities in the cart that the cookies refer to. */
  lines(): Promise<readonly (readonly [variantId: string, quantity: number])[]>;
}

const origin = 'https://shop.example';
const messages = messagesFor('en-GB');
const recentKeys = createRecentKeys();

/** A browser that sends requests to cart actions, with carts in memory. */
export function openCartBrowser({ checkout = null }: { readonly checkout?: Checkout | null } = {}): CartBrowser {
  const carts = memoryCarts(cartProducts);
  const cookies = new Map<string, string>();
  return {
    carts,
    cookies,
    request: (path, { method = 'GET', fields, headers = {} } = {}) => {
      const url = new URL(path, origin);
      const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');
      const body = fields && new URLSearchParams(fields);
      const request = new Request(url, {
        headers: { cookie, ...headers },
        ...(body ? { method: 'POST', body } : { method }),
      });
      return { request, url, origin, carts, checkout, messages, recentKeys };
    },
    receive: (response) => {
      for (const cookie of response.headers.getSetCookie()) storeCookie(cookies, cookie);
      return response;
    },
    lines: async () => {
      const cart = await carts.read(decodeURIComponent(cookies.get('__Host-cart') ?? ''));
      return (cart?.lines ?? []).map(({ variant: { id }, quantity }) => [id, quantity] as const);
    },
  };
}

function storeCookie(cookies: Map<string, string>, header: string): void {
  const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(header) ?? [];
  if (/; Max-Age=0(?:;|$)/.test(header)) cookies.delete(name);
  else cookies.set(name, value);
}
