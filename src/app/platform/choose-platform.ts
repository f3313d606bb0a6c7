import { resolve } from 'node:path';
import { type Config, seedsDemo } from '#config.ts';
import type { FormWebhook } from '#connectors/embedded/forms/form-webhook.ts';
import { openEmbeddedPlatform } from '#connectors/embedded/platform.ts';
import { type MessageOverrides, messagesFor } from '#messages/messages.ts';
import type { MarketContext } from '#commerce/context.ts';
import type { CommercePlatform } from '#commerce/port.ts';
import type { ContentSource } from '#content/port.ts';
import { copyPath } from '#sync/copy/catalog-copy.ts';
import { isCopyComplete } from '#sync/engine/first-scan.ts';
import {
  type ConnectedShop,
  type CopiedPlatform,
  type CopiedPlatformOptions,
  openCopiedPlatform,
} from './copied-platform.ts';
import { connectedShopName, openConnector } from './open-connector.ts';
import { systemRuntime } from '../runtime.ts';
import { webhookSecrets } from '../secret.ts';
import { findUnknownNames } from '../site/check-search.ts';
import { readSiteSearch } from '../site/site-search.ts';

export interface ConnectedPlatform {
  readonly commerce: CommercePlatform;
  readonly content: ContentSource;
  /** Where pages read a copy of the platform's catalog: the platform that `commerce` and `content` are. */
  readonly copied: CopiedPlatform | null;
  /** One line for each name in the merchant's search settings that the catalog does not have; none until it is complete. */
  readonly checkSearch: () => readonly string[];
}

export interface PlatformOptions {
  /** Folder of the demo shop; `demo` in the working directory by default. */
  readonly demoDir?: string;
  /** The merchant's own messages. */
  readonly siteMessages?: MessageOverrides;
  /** Receives one line for each piece of content that cannot be shown. */
  readonly warn: (line: string) => void;
  /** Scheme and host of links in mails. */
  readonly origin: () => string;
  /** Opens the connector of a platform on the network; by default the one that the configuration names. */
  readonly connect?: (config: Config) => Promise<ConnectedShop | null>;
}

/** Opens the platform and the content source that the configuration names. Throws DatabaseUnusableError and ConfigurationError. */
export async function choosePlatform(
  config: Config,
  { demoDir = resolve('demo'), siteMessages = {}, warn, origin, connect = connectShop }: PlatformOptions,
): Promise<ConnectedPlatform> {
  const { settings: search, names } = readSiteSearch(config.SITE_DIR);
  const connected = await connect(config);
  if (connected) {
    const copied = openCopiedPlatform(connected, { ...copyOptions(config, warn), search });
    const { copy } = copied;
    const checkSearch = () => (isCopyComplete(copy) ? findUnknownNames(copy.store, names) : []);
    return { commerce: copied, content: copied, copied, checkSearch };
  }
  const shop = openEmbeddedPlatform({
    dataDir: config.DATA_DIR,
    chooseDemo: () => (seedsDemo(config) ? demoDir : null),
    warn,
    country: config.COUNTRY,
    locale: config.SHOP_LOCALE,
    formWebhook: formWebhook(config),
    mail: { server: config.SMTP_URL ?? null, from: config.MAIL_FROM },
    origin,
    mailLanguage: (profileLocale) => {
      const locale = config.SHOP_LOCALE ?? profileLocale;
      return { locale, messages: messagesFor(locale, siteMessages).mail };
    },
    webhookSecrets: webhookSecrets(config),
    search,
  });
  return { commerce: shop, content: shop, copied: null, checkSearch: () => findUnknownNames(shop.store, names) };
}

function formWebhook({ FORM_WEBHOOK_URL: url, FORM_WEBHOOK_SECRET: key }: Config): FormWebhook | null {
  return url === undefined || key === undefined ? null : { url, secret: key };
}

const dayMs = 24 * 60 * 60_000;

/** How to open the copy of the configured market's catalog. The platform says which language and currency it has. */
export function copyOptions(config: Config, warn: (line: string) => void): CopiedPlatformOptions {
  const keepMs = config.KEEP_COPY_DAYS * dayMs;
  return { dataDir: config.DATA_DIR, market: configuredMarket(config), runtime: systemRuntime, warn, keepMs };
}

function configuredMarket({ COUNTRY }: Config): MarketContext {
  return { country: COUNTRY, language: '', currency: '' };
}

/** The file of the copy of the configured market's catalog, which may not exist yet; null: the embedded shop has none. */
export function configuredCopyPath(config: Config): string | null {
  const name = connectedShopName(config);
  return name === null ? null : copyPath(config.DATA_DIR, { name, market: configuredMarket(config) });
}

/** The connector of the platform that the configuration names; null: the embedded shop. */
export async function connectShop(config: Config): Promise<ConnectedShop | null> {
  const [name, connector] = [connectedShopName(config), await openConnector(config)];
  return name !== null && connector ? { name, connector } : null;
}
