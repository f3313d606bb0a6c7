import type { Config } from '#config.ts';
import { choosePlatform } from './choose-platform.ts';
import type { Catalog } from '#catalog/port.ts';
import type { CommercePlatform, MarketContext } from '#commerce/port.ts';
import type { ReadTracker, RequestContext } from '#http/request/request-context.ts';
import { optionParameters } from '#shop/product/variant.ts';
import { type Assistance, openAssistance } from './assistance.ts';
import type { Locals } from './locals.ts';

/** What a visit says that its page needs to know. */
export type LocalsInput = Pick<RequestContext, 'id' | 'problem' | 'draft' | 'format'>;

export interface Service {
  readonly platform: CommercePlatform;
  readonly assistance: Assistance;
  readonly context: MarketContext;
  /** What the page of a visit is given; `notes` takes down each thing that is read through it. */
  readonly locals: (asked: LocalsInput, notes: ReadTracker) => Locals;
}

export interface ComposeOptions {
  /** The shop's own scheme and host, asked for at each visit. */
  readonly origin: () => string;
  /** Told in one line of content that cannot be shown. */
  readonly warn: (line: string) => void;
  /** Told of errors that visitors are told nothing of. */
  readonly report: (error: unknown) => void;
}

/** Puts the parts of the service together for one process. Throws DatabaseUnusable. */
export async function compose(config: Config, { origin, warn, report }: ComposeOptions): Promise<Service> {
  const { commerce, content } = choosePlatform(config, { warn, origin });
  const defaultContext = { country: config.COUNTRY, language: '', currency: '' };
  const profile = await content.content({ context: defaultContext, draft: false, record: () => {} }).profile();
  const context: MarketContext = { country: config.COUNTRY, language: profile.locale, currency: profile.currency };
  const assistance = await openAssistance(config, { commerce, content, context, report });
  return {
    platform: commerce,
    assistance,
    context,
    locals: ({ id, problem, draft, format }, { record, limitFreshness, recordParameters }) => {
      const readContext = { context, draft: draft !== null, record, until: limitFreshness };
      return {
        catalog: recordOptionParameters(commerce.catalog(readContext), recordParameters),
        content: content.content(readContext),
        carts: commerce.carts,
        chat: assistance.chat,
        checkout: commerce.checkout,
        config,
        origin: origin(),
        requestId: id,
        draft: readContext.draft,
        draftExpiresAt: draft && new Date(draft.until * 1000),
        drafts: content.drafts ?? null,
        format,
        now: new Date(),
        limitFreshness: (moment) => limitFreshness(moment.getTime()),
        problem: problem ?? null,
      };
    },
  };
}

/** A catalogue that notes which query parameters tell the variants of a product apart. */
function recordOptionParameters(catalog: Catalog, looksAt: ReadTracker['recordParameters']): Catalog {
  return {
    ...catalog,
    product: async (handle) => {
      const product = await catalog.product(handle);
      if (product) looksAt(optionParameters(product));
      return product;
    },
  };
}
