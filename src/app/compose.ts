import type { EntityCache } from '#cache/entities/entity-cache.ts';
import type { MarketContext } from '#commerce/context.ts';
import type { CommercePlatform } from '#commerce/port.ts';
import type { Config } from '#config.ts';
import type { ContentSource } from '#content/port.ts';
import { languageOf, type Messages, messagesFor, templatesFor } from '#messages/messages.ts';
import type { Profile } from '#shop/profile.ts';
import { type Assistance, openAssistance } from './assistance.ts';
import { type CreatePageLocals, pageLocals } from './locals/page-locals.ts';
import { openPorts, shareReads } from './locals/shared-reads.ts';
import type { DrawIcon } from './pictures.ts';
import { choosePlatform } from './platform/choose-platform.ts';
import type { ConnectedShop, CopiedPlatform } from './platform/copied-platform.ts';
import { fillCopy } from './platform/fill-copy.ts';
import { type ClientCounts, createClientCounts } from './processes/shared-counts.ts';
import { systemRuntime } from './runtime.ts';
import { readSiteMessages } from './site/site-messages.ts';

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
    locals: pageLocals(parts, (reader) => openPorts(sources, reader)),
    sharedLocals: (entities) => pageLocals(parts, shareReads(entities, sources)),
    close: async () => {
      for (const source of new Set([commerce, platform.content])) await source.close();
    },
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
