/** A client with cookies and without scripts. */
export interface ShopperSession {
  readonly cookies: Map<string, string>;
  readonly get: (path: string, headers?: Readonly<Record<string, string>>) => Promise<Response>;
  readonly post: (
    path: string,
    fields: Readonly<Record<string, string>>,
    headers?: Readonly<Record<string, string>>,
  ) => Promise<Response>;
  /** Posts as a script does and parses the JSON answer. */
  readonly postJson: (fields: Readonly<Record<string, string>>) => Promise<{ status: number; reply: ShopperReply }>;
  /** Ids and quantities of the lines on the cart page. */
  readonly lines: () => Promise<readonly (readonly [line: string, quantity: string])[]>;
  /** Titles and quantities of the products on the cart page. */
  readonly products: () => Promise<readonly (readonly [title: string, quantity: string])[]>;
}

export interface ShopperReply {
  readonly ok: boolean;
  readonly reason?: string;
  readonly message: string;
  readonly cart: { readonly count: number; readonly revision: number; readonly note: string } | null;
}

let shoppers = 0;

/** Each session has an IP address of its own, where the shop trusts its proxy. */
export function openShopperSession(shop: string): ShopperSession {
  shoppers += 1;
  const address = `10.0.${Math.floor(shoppers / 256)}.${shoppers % 256}`;
  const cookies = new Map<string, string>();
  const send = async (path: string, init: RequestInit): Promise<Response> => {
    const headers = new Headers({ 'x-forwarded-for': address });
    for (const [name, value] of new Headers(init.headers)) headers.set(name, value);
    if (cookies.size > 0) headers.set('cookie', [...cookies].map((pair) => pair.join('=')).join('; '));
    const answer = await fetch(shop + path, { ...init, headers, redirect: 'manual' });
    for (const cookie of answer.headers.getSetCookie()) storeCookie(cookies, cookie);
    return answer;
  };
  const post: ShopperSession['post'] = (path, fields, headers = {}) =>
    send(path, { method: 'POST', headers, body: new URLSearchParams(fields) });
  return {
    cookies,
    post,
    get: (path, headers = {}) => send(path, { headers }),
    postJson: async (fields) => {
      const answer = await post('/cart', fields, { accept: 'application/json' });
      return { status: answer.status, reply: await answer.json() };
    },
    lines: async () => {
      const html = await (await send('/cart', {})).text();
      const found = html.matchAll(/name="line" value="([^"]+)"[\s\S]*?name="quantity" value="(\d+)"/g);
      return [...found].map(([, line = '', quantity = '']) => [line, quantity] as const);
    },
    products: async () => {
      const html = await (await send('/cart', {})).text();
      const found = html.matchAll(
        /<article class="cart-line[\s\S]*?<a [^>]*>([^<]*)<[\s\S]*?name="quantity" value="(\d+)"/g,
      );
      return [...found].map(([, title = '', quantity = '']) => [title, quantity] as const);
    },
  };
}

function storeCookie(cookies: Map<string, string>, header: string): void {
  const [pair = '', ...attributes] = header.split('; ');
  const [name = '', value = ''] = pair.split('=', 2);
  if (attributes.includes('Max-Age=0')) cookies.delete(name);
  else cookies.set(name, value);
}

/** The variant that the add-to-cart form of a page contains. */
export async function variantOnPage(shop: string, path: string): Promise<string> {
  const html = await (await fetch(shop + path)).text();
  return /name="variant" value="([^"]+)"/.exec(html)?.[1] ?? '';
}
