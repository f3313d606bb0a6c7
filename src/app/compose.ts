import type { Config } from '#config.ts';
import { choosePlatform } from './platform/choose-platform.ts';
import type { ConnectedShop, CopiedPlatform } from './platform/copied-platform.ts';
import { fillCopy } from './platform/fill-copy.ts';
import { systemRuntime } from './runtime.ts';
import type { EntityCache } from '#cache/entities/entity-cache.ts';
import type { Catalog } from '#catalog/port.ts';
import type { MarketContext } from '#commerce/context.ts';
import type { CommercePlatform } from '#commerce/port.ts';
import type { ContentSource } from '#content/port.ts';
import type { ReadTracker, RequestContext } from '#http/request/request-context.ts';
import { createIdentityCache } from '#shop/memoize.ts';
import type { Product } from '#shop/product/product.ts';
import { optionParameters } from '#shop/product/variant.ts';
import type { Profile } from '#shop/profile.ts';
import { languageOf, type Messages, messagesFor, templatesFor } from '#messages/messages.ts';
import { rememberReads } from './locals/remember-reads.ts';
import { openPorts, type OpenPorts, type OpenSharedLines, shareLines, shareReads } from './locals/shared-reads.ts';
import { type Assistance, openAssistance } from './assistance.ts';
import { type ClientCounts, createClientCounts } from './processes/shared-counts.ts';
import type { Locals } from './locals/locals.ts';
import type { DrawIcon } from './pictures.ts';
import { readSiteMessages } from './site/site-messages.ts';

/** The part of a request that pages receive. */
export type LocalsInput = Pick<
  RequestContext,
  'id' | 'url' | 'problem' | 'draft' | 'format' | 'clientAddress' | 'isShared'
>;

export interface Service {
  readonly platform: CommercePlatform;
  /** Where pages read a copy of the platform's catalog. */
  readonly copied: CopiedPlatform | null;
  readonly content: ContentSource;
  readonly assistance: Assistance;
  readonly context: MarketContext;
  readonly messages: Messages;
  /** What the page of a request receives; everything it reads through it is recorded by the tracker. */
  readonly locals: CreatePageLocals;
  /** The same, but requests share what they read. */
  readonly sharedLocals: (entities: EntityCache) => CreatePageLocals;
  /** Closes the platform and the content source; a platform that is its own content source is closed once. */
  readonly close: () => Promise<void>;
}

type CreatePageLocals = (request: LocalsInput, tracker: ReadTracker) => Locals;

export interface ComposeOptions {
  /** Scheme and host of the shop, for links in mails. */
  readonly origin: () => string;
  /** Receives one line for each piece of content that cannot be shown. */
  readonly warn: (line: string) => void;
  readonly drawIcon: DrawIcon;
  /** Called with errors that visitors do not see. */
  readonly report: (error: unknown) => void;
  /** The counters of clients; by default those of this process alone. */
  readonly counts?: Pick<ClientCounts, 'takeQuestion' | 'recentKeys'>;
  /** Opens the connector of a platform on the network; by default the one that the configuration names. */
  readonly connect?: (config: Config) => Promise<ConnectedShop | null>;
}

/** Creates the parts of the service for one process. Throws DatabaseUnusableError. */
export async function compose(config: Config, options: ComposeOptions): Promise<Service> {
  const { warn, report, counts = createClientCounts() } = options;
  const siteMessages = readSiteMessages(config.SITE_DIR);
  const { commerce, copied, checkSearch, ...platform } = await choosePlatform(config, { ...options, siteMessages });
  if (copied) await fillCopy(copied, { runtime: systemRuntime, opensEarly: config.OPEN_EARLY, print: warn });
  for (const line of checkSearch()) warn(line);
  const reader = { context: { country: config.COUNTRY, language: '', currency: '' }, draft: false, record: () => {} };
  const { locale, currency } = await platform.content.content(reader).profile();
  const context: MarketContext = { country: config.COUNTRY, language: config.SHOP_LOCALE ?? locale, currency };
  const messages = messagesFor(context.language, siteMessages);
  const content = inLanguage(platform.content, { chosen: config.SHOP_LOCALE, atStart: context.language, messages });
  const shop = { commerce, content, context, messages, siteMessages };
  const assistance = await openAssistance(config, { ...shop, report, ...counts });
  const sources = { catalog: commerce.catalog.bind(commerce), content: content.content.bind(content) };
  const parts = {
    commerce,
    content,
    context,
    chat: assistance.chat,
    recentKeys: counts.recentKeys,
    config,
    messages,
    messageTemplates: templatesFor(context.language, siteMessages),
    drawIcon: options.drawIcon,
  };
  return {
    platform: commerce,
    copied,
    content,
    assistance,
    context,
    messages,
    locals: pageLocals(
      parts,
      (reader) => openPorts(sources, reader),
      () => ({}),
    ),
    sharedLocals: (entities) => pageLocals(parts, shareReads(entities, sources), shareLines(entities)),
    close: async () => {
      for (const source of new Set([commerce, platform.content])) await source.close();
    },
  };
}

/** What the locals of all pages have in common. */
interface SharedLocals extends Pick<
  Locals,
  'chat' | 'recentKeys' | 'config' | 'messages' | 'messageTemplates' | 'drawIcon'
> {
  readonly commerce: CommercePlatform;
  readonly content: ContentSource;
  readonly context: MarketContext;
}

function pageLocals(
  { commerce, content, context, ...shared }: SharedLocals,
  openReader: OpenPorts,
  sharedLines: OpenSharedLines,
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
    return {
      ...shared,
      catalog: recordOptionParameters(ports.catalog, recordParameters),
      content: ports.content,
      hasCheckout: commerce.checkout !== null,
      // Opened on first use, because most pages read neither.
      get carts() {
        return commerce.carts({ ...buyer, ...sharedLines() });
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

interface ContentLanguage {
  /** The language that is configured in place of the profile's (BCP 47). */
  readonly chosen: string | undefined;
  /** The language of the messages, which stays the same until the next start (BCP 47). */
  readonly atStart: string;
  readonly messages: Messages;
}

/**
 * A content source whose profile has the language of the messages, even after a merchant changed it, and default texts
 * of the assistant where the merchant wrote none.
 */
function inLanguage(
  source: ContentSource,
  { chosen, atStart, messages: { answers, panel } }: ContentLanguage,
): ContentSource {
  const { welcome, suggestions: texts } = answers;
  return {
    ...source,
    content: (reader) => {
      const content = source.content(reader);
      const readProfile = async (): Promise<Profile> => {
        const profile = await content.profile();
        const { name, opening, introduction, suggestions } = profile.assistant;
        const assistant = {
          name: name || welcome.name,
          opening: opening || welcome.opening,
          introduction: introduction || welcome.introduction,
          suggestions: suggestions.length > 0 ? suggestions : [texts.sell, panel.questions.cart],
        };
        const isSameLanguage = languageOf(profile.locale) === languageOf(atStart);
        return { ...profile, locale: chosen ?? (isSameLanguage ? profile.locale : atStart), assistant };
      };
      return { ...content, profile: readProfile };
    },
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
