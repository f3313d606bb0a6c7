import { resolve } from 'node:path';
import { type Config, ConfigurationError, seedsDemo } from '#config.ts';
import { openEmbeddedPlatform } from '#connectors/embedded/platform.ts';
import { toSynonyms } from '#connectors/embedded/seed/synonyms.ts';
import { type MessageOverrides, messagesFor } from '#messages/messages.ts';
import type { CommercePlatform } from '#commerce/port.ts';
import type { ContentSource } from '#content/port.ts';
import { webhookSecrets } from './secret.ts';
import { readSiteSearch } from './site-search.ts';

export interface ConnectedPlatform {
  readonly commerce: CommercePlatform;
  readonly content: ContentSource;
}

export interface PlatformOptions {
  /** Folder of the demo shop; `demo` in the working directory by default. */
  readonly demoDir?: string;
  /** The merchant's own messages. */
  readonly siteMessages?: MessageOverrides;
  /** Called with a line about content that cannot be shown. */
  readonly warn: (line: string) => void;
  /** Scheme and host of links in mails. */
  readonly origin: () => string;
}

/** Opens the platform and the content source that the configuration names. Throws DatabaseUnusableError and ConfigurationError. */
export function choosePlatform(
  config: Config,
  { demoDir = resolve('demo'), siteMessages = {}, warn, origin }: PlatformOptions,
): ConnectedPlatform {
  switch (config.PLATFORM) {
    case 'embedded': {
      const shop = openEmbeddedPlatform({
        dataDir: config.DATA_DIR,
        chooseDemo: () => (seedsDemo(config) ? demoDir : null),
        warn,
        country: config.COUNTRY,
        mail: { server: config.SMTP_URL ?? null, from: config.MAIL_FROM },
        origin,
        mailLanguage: (profileLocale) => {
          const locale = config.SHOP_LOCALE ?? profileLocale;
          return { locale, messages: messagesFor(locale, siteMessages).mail };
        },
        webhookSecrets: webhookSecrets(config),
        synonyms: toSynonyms({ ...readSiteSearch(config.SITE_DIR), compound: [], spelling: [] }),
      });
      return { commerce: shop, content: shop };
    }
    case 'shopify':
      throw new ConfigurationError('PLATFORM: this version cannot connect to shopify yet, use embedded');
    default:
      return config.PLATFORM satisfies never;
  }
}
