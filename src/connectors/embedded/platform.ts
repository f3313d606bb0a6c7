import { join } from 'node:path';
import { createCatalog, createContentCatalog } from '#catalog/catalog.ts';
import { warmProductIndex } from '#catalog/lists/index/product-index.ts';
import { keepIndexSaved } from '#catalog/lists/index/saved/keep-index-saved.ts';
import { indexPending } from '#catalog/search/index/index-products.ts';
import { type SearchSettings, useSearchSettings } from '#catalog/search/settings/search-settings.ts';
import type { BuyerContext } from '#commerce/context.ts';
import type { Events } from '#commerce/events.ts';
import type { Carts, Checkout, CommercePlatform, ReaderContext, StockAlerts, VisitorForms } from '#commerce/port.ts';
import { searchContent } from '#content/content-search.ts';
import { createContent } from '#content/content.ts';
import type { Warn } from '#content/documents.ts';
import type { ContentSource } from '#content/port.ts';
import { createDraftSource } from '#content/revisions/document-versions.ts';
import { mediaFolder } from '#media/settings.ts';
import { messagesFor } from '#messages/messages.ts';
import { checkDatabaseFile, type Database, openDatabase } from '#storage/database.ts';
import { findOfferedOriginal } from '#storage/media/originals.ts';
import { createPictureOrigins } from '#storage/media/pictures.ts';
import type { QueryContext } from '#storage/query-context.ts';
import { createCarts, randomToken } from './carts.ts';
import { createCheckout } from './checkout.ts';
import { createEvents } from './events.ts';
import { deliverFormEvents, type FormWebhook } from './forms/form-webhook.ts';
import { sendForms } from './forms/send-forms.ts';
import { createVisitorForms } from './forms/visitor-forms.ts';
import { type MailSender, startMailSender } from './mailing/mail-sender.ts';
import { fileMailer, smtpMailer } from './mailing/mailers.ts';
import type { MailLanguage } from './orders/order-mail.ts';
import { startPruning } from './orders/personal-data.ts';
import { sendDueMail } from './orders/send-mail.ts';
import { createOutbox } from './outbox.ts';
import { createScheduledPublishing } from './scheduled-publishing.ts';
import { defaultLocale, isEmpty, seedDemo, seedStarter } from './seed/seed.ts';
import { sendStockAlerts } from './stock-alerts/send-alerts.ts';
import { createStockAlerts } from './stock-alerts/stock-alerts.ts';

export interface EmbeddedOptions {
  /** Folder of the database (`shop.sqlite`) and of the pictures (`media/`). */
  readonly dataDir: string;
  /** The folder of the demo shop that seeds an empty database; null: it gets a starter profile only. Called for an empty one. */
  readonly chooseDemo: () => string | null;
  /** Of the starter profile (BCP 47); `en-GB` by default. */
  readonly locale?: string | undefined;
  readonly warn: Warn;
  readonly clock?: () => Date;
  /** Country (ISO 3166-1 alpha-2) of a shop that is created empty. */
  readonly country?: string;
  /** How this process sends the emails of the queue; absent: another one does, and erases what is no longer needed. */
  readonly mail?: MailSettings;
  /** Scheme and host for links in emails. */
  readonly origin?: () => string;
  /** The language of emails in a shop whose profile has this locale; by default that of the locale. */
  readonly mailLanguage?: (profileLocale: string) => MailLanguage;
  /** Secrets of Standard Webhooks that deliveries may be signed with; none: no deliveries are received. */
  readonly webhookSecrets?: readonly string[];
  /** How the merchant has arranged searches. */
  readonly search?: SearchSettings;
  /** Is told what visitors send by forms; absent or null: messages are emailed to the merchant. */
  readonly formWebhook?: FormWebhook | null;
}

interface MailSettings {
  /** `smtp://…`; null: emails become files in `outbox/`. */
  readonly server: string | null;
  readonly from: string;
}

/** The embedded shop is its own content source: `events` and `close` are those of both. */
export interface EmbeddedPlatform extends CommercePlatform, ContentSource {
  readonly store: Database;
  readonly checkout: (buyer: BuyerContext) => Checkout;
  readonly stockAlerts: StockAlerts;
  readonly forms: VisitorForms;
}

export const databaseFile = 'shop.sqlite';

/** How long a statement waits for another process; all requests wait with it. */
const busyTimeoutMs = 100;

/** Opens the embedded shop; throws DatabaseUnusableError. */
export function openEmbeddedPlatform(options: EmbeddedOptions): EmbeddedPlatform {
  const { dataDir, warn, clock = () => new Date() } = options;
  const store = openDatabase(join(dataDir, databaseFile));
  indexPending(store);
  seedIfEmpty(store, options, clock());
  if (options.search) useSearchSettings(store, options.search);
  store.run(`PRAGMA busy_timeout = ${busyTimeoutMs}`);
  const sender = options.mail ? startSender(store, options, options.mail) : null;
  const stopPruning = options.mail ? startPruning({ store, clock, warn }) : null;
  const cartServices = { store, clock, createToken: randomToken };
  const checkoutServices = { ...cartServices, onMailDue: () => sender?.sendPending() };
  const secrets = options.webhookSecrets ?? [];
  const shop = createEmbeddedPlatform({
    store,
    warn,
    clock,
    carts: (buyer) => createCarts(cartServices, buyer),
    checkout: (buyer) => createCheckout(checkoutServices, buyer),
    stockAlerts: createStockAlerts(checkoutServices),
    forms: createVisitorForms({ ...checkoutServices, hasWebhook: Boolean(options.formWebhook) }),
    events: secrets.length > 0 ? createEvents({ secrets, clock }) : null,
  });
  return {
    ...shop,
    ready: async () => {
      checkDatabaseFile(join(dataDir, databaseFile));
      await shop.ready();
    },
    close: async () => {
      stopPruning?.();
      await sender?.stop();
      await shop.close();
    },
  };
}

function seedIfEmpty(
  store: Database,
  { dataDir, chooseDemo, country, locale = defaultLocale }: EmbeddedOptions,
  now: Date,
): void {
  if (!isEmpty(store)) return;
  const demoDir = chooseDemo();
  if (demoDir === null) seedStarter(store, { country: country ?? null, locale, messages: messagesFor(locale), now });
  else seedDemo(store, { demoDir, mediaDir: mediaFolder(dataDir), now });
}

function startSender(store: Database, options: EmbeddedOptions, mail: MailSettings): MailSender {
  const { dataDir, warn, clock = () => new Date() } = options;
  const mailing = {
    store,
    clock,
    send: mail.server === null ? fileMailer(join(dataDir, 'outbox'), mail.from) : smtpMailer(mail.server, mail.from),
    origin: options.origin ?? (() => ''),
    languageOf: options.mailLanguage ?? ((locale) => ({ locale, messages: messagesFor(locale).mail })),
    warn,
  };
  const { formWebhook: webhook = null } = options;
  const deliverForms = async (): Promise<void> => {
    if (webhook) await deliverFormEvents({ store, clock, webhook, fetch, warn });
  };
  const sendMail = [() => sendDueMail(mailing), () => sendStockAlerts(mailing), () => sendForms(mailing)];
  return startMailSender([...sendMail, deliverForms]);
}

export interface EmbeddedServices {
  readonly store: Database;
  readonly warn: Warn;
  readonly clock: () => Date;
  readonly carts: (buyer: BuyerContext) => Carts;
  readonly checkout: (buyer: BuyerContext) => Checkout;
  readonly stockAlerts: StockAlerts;
  readonly forms: VisitorForms;
  readonly events: Events | null;
}

/** Hosts of pictures that are read; a shop with more names those that matter in its settings. */
const maxPictureHosts = 100;

/** The embedded shop over an open database. */
export function createEmbeddedPlatform({
  store,
  warn,
  clock,
  carts,
  checkout,
  stockAlerts,
  forms,
  events,
}: EmbeddedServices): EmbeddedPlatform {
  const publishScheduled = createScheduledPublishing(store);
  const queryContext = (reader: ReaderContext): QueryContext => {
    const now = clock().toISOString();
    publishScheduled(now);
    return { store, reader, now };
  };
  let stopSaving = (): void => {};
  return {
    store,
    feed: null,
    carts,
    checkout,
    stockAlerts,
    forms,
    customers: null,
    events,
    setup: { mediaHosts: [], checks: [], webhooks: null },
    outbox: createOutbox(store, clock),
    catalog: (reader) => {
      const context = queryContext(reader);
      return createCatalog(context, (term, limit) => searchContent(context, term, limit));
    },
    drafts: createDraftSource(store, clock),
    content: (reader) => {
      const context = queryContext(reader);
      return createContent({ ...context, catalog: createContentCatalog(context), warn });
    },
    findOriginal: (rendition) => findOfferedOriginal(store, rendition),
    pictureOrigins: createPictureOrigins(store, maxPictureHosts),
    ready: async () => {
      store.first('SELECT 1');
      store.assertIntact();
    },
    warm: async () => {
      await warmProductIndex(store);
      stopSaving = keepIndexSaved(store, warn);
    },
    close: async () => {
      stopSaving();
      store.close();
    },
  };
}
