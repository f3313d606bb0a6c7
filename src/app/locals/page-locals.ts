import type { Catalog } from '#catalog/port.ts';
import type { MarketContext } from '#commerce/context.ts';
import type { CommercePlatform } from '#commerce/port.ts';
import type { ContentSource } from '#content/port.ts';
import type { ReadTracker, RequestContext } from '#http/request/request-context.ts';
import { createIdentityCache } from '#shop/memoize.ts';
import type { Product } from '#shop/product/product.ts';
import { optionParameters } from '#shop/product/variant.ts';
import type { Locals } from './locals.ts';
import { rememberReads } from './remember-reads.ts';
import { once, type OpenPorts } from './shared-reads.ts';

/** The part of a request that pages receive. */
export type LocalsInput = Pick<
  RequestContext,
  'id' | 'url' | 'problem' | 'draft' | 'format' | 'clientAddress' | 'isShared'
>;

/** Creates what the page of a request receives; everything it reads through it is recorded by the tracker. */
export type CreatePageLocals = (request: LocalsInput, tracker: ReadTracker) => Locals;

/** What the locals of all pages have in common. */
interface SharedLocals extends Pick<
  Locals,
  'chat' | 'recentKeys' | 'config' | 'messages' | 'messageTemplates' | 'drawIcon'
> {
  readonly commerce: CommercePlatform;
  readonly content: ContentSource;
  readonly context: MarketContext;
}

/** `openReader` opens the ports of a page. */
export function pageLocals(
  { commerce, content, context, ...shared }: SharedLocals,
  openReader: OpenPorts,
): CreatePageLocals {
  return (request, { record, limitFreshness, recordParameters, confirmBy }) => {
    const { id, url, problem, draft, format, clientAddress, isShared } = request;
    const buyer = { market: context, address: clientAddress };
    const reader = { context, draft: draft !== null, record, expireAt: limitFreshness };
    // Only a stored page is confirmed later.
    const { ports, confirm } = isShared
      ? rememberReads(openReader, reader)
      : { ports: openReader(reader), confirm: null };
    if (confirm) confirmBy(confirm);
    const carts = once(() => commerce.carts({ ...buyer, ...ports.sharedLines }));
    return {
      ...shared,
      catalog: recordOptionParameters(ports.catalog, recordParameters),
      content: ports.content,
      hasCheckout: commerce.checkout !== null,
      // Opened on first use, because most pages read neither.
      get carts() {
        return carts();
      },
      get checkout() {
        return commerce.checkout?.(buyer) ?? null;
      },
      stockAlerts: commerce.stockAlerts,
      forms: commerce.forms,
      accountUrl: commerce.customers?.accountUrl ?? null,
      locale: context.language,
      origin: url.origin,
      requestId: id,
      draft: draft !== null,
      draftExpiresAt: draft && new Date(draft.until * 1000),
      showsAllDrafts: draft?.page === null,
      drafts: content.drafts ?? null,
      format,
      now: new Date(),
      limitFreshness: (moment) => limitFreshness(moment.getTime()),
      problem: problem ?? null,
    };
  };
}

/** A catalog that records the query parameters by which the variants of a product differ. */
function recordOptionParameters(catalog: Catalog, recordParameters: ReadTracker['recordParameters']): Catalog {
  const recordFor = (product: Product | null): Product | null => {
    if (product) recordParameters(parametersOfProducts.get([product], '', () => optionParameters(product)));
    return product;
  };
  return {
    ...catalog,
    product: async (handle) => recordFor(await catalog.product(handle)),
    productOfPage: async (handle) => recordFor(await catalog.productOfPage(handle)),
  };
}

const parametersOfProducts = createIdentityCache<ReturnType<typeof optionParameters>>();
