import { expect, inject, test } from 'vitest';
import { formatMoney } from '#shop/product/money.ts';

const shop = inject('shop');
const read = async (path: string): Promise<string> => (await fetch(new URL(path, shop))).text();

interface Offered {
  readonly url: string;
  readonly price: string;
  readonly priceCurrency: string;
}

/** Every offer in the structured data of a product page. */
function offersIn(html: string): readonly Offered[] {
  const offers: Offered[] = [];
  for (const [, json = ''] of html.matchAll(/<script type="application\/ld\+json">([^]*?)<\/script>/g))
    JSON.parse(json, (_, value) => {
      if (value?.['@type'] === 'Offer') offers.push(value);
      return value;
    });
  return offers;
}

/** The prices that a product page shows as those of the product, whatever its layout. */
function pricesShown(html: string): readonly (string | undefined)[] {
  const head = /<header class="product-head">([^]*?)<\/header>/.exec(html)?.[1] ?? '';
  const bar = /class="buy-bar"[^>]*>\s*<p>([^]*?)<\/p>/.exec(html)?.[1] ?? '';
  const summary = /data-summary="([^"]*)"/.exec(html)?.[1] ?? '';
  return [/class="now">([^<]*)</.exec(head)?.[1], lastPrice(bar), lastPrice(summary)];
}

const lastPrice = (text: string): string | undefined => text.match(/€[\d,.]*\d/g)?.at(-1);

test('heading, buy bar, announcement and structured data of every variant name one price', async () => {
  const paths = [...(await read('/sitemaps/products-1.xml')).matchAll(/<loc>[^<]*?(\/products\/[^<]*)<\/loc>/g)].map(
    ([, path = '']) => path,
  );
  const differing: string[] = [];
  let checked = 0;
  for (const path of paths)
    for (const { url, price, priceCurrency } of offersIn(await read(path))) {
      const { pathname, search } = new URL(url);
      const expected = formatMoney({ amount: Math.round(Number(price) * 100), currency: priceCurrency }, 'en-GB');
      const shown = pricesShown(await read(pathname + search));
      checked += 1;
      if (shown.some((each) => each !== expected)) differing.push(`${pathname}${search}: ${expected}, ${shown.join()}`);
    }
  expect(differing).toEqual([]);
  expect(checked).toBeGreaterThan(paths.length);
});
