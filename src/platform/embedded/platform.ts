import { join } from 'node:path';
import { mediaFolder } from '#config.ts';
import type { Carts, Checkout, CommercePlatform, ContentSource, Events, Reading } from '../port.ts';
import { makeCarts } from './carts.ts';
import { makeCatalog } from './catalog.ts';
import { makeCheckout } from './checkout.ts';
import { makeContent } from './content.ts';
import { makeDrafts } from './editing/compare.ts';
import { makeEvents } from './events.ts';
import { warmKnown } from './lists/known.ts';
import { openDatabase } from './open-database.ts';
import { outboxMail, smtpMail, type SendMail } from './orders/mailer.ts';
import { confirmOrders } from './orders/send-confirmations.ts';
import { makeOutbox } from './outbox.ts';
import type { Warn } from './sections.ts';
import { indexPending } from './search/index-products.ts';
import { seedDemo } from './seed/demo.ts';
import { seedStarter } from './seed/starter.ts';
import type { Store } from './store.ts';
import { makeUpkeep } from './upkeep.ts';
import type { Visit } from './visit.ts';

export interface EmbeddedOptions {
  /** Folder of the database (`shop.sqlite`) and of the pictures (`media/`). */
  readonly dataDir: string;
  /** Folder that an empty database is filled from; null: it begins with nothing but the fields of a shop's own data. */
  readonly demoDir: string | null;
  readonly warn: Warn;
  readonly clock?: () => Date;
  /** Country (ISO 3166-1 alpha-2) that delivery is reckoned for until the buyer names theirs; the shop's own unless told. */
  readonly country?: string;
  /** Mail server (`smtp://…`) and sender of letters to buyers; without a server they become files in `outbox/`. */
  readonly mail?: { readonly server: string | null; readonly from: string };
  /** Scheme and host of links in letters. */
  readonly origin?: () => string;
}

export interface Embedded extends CommercePlatform, ContentSource {
  readonly store: Store;
}

export const databaseFile = 'shop.sqlite';

/** For how long a statement waits for another process that writes: nobody is served meanwhile. */
const standstillMs = 100;

/** Opens the shop that lives in this process; throws DatabaseUnusable. */
export function openEmbedded(options: EmbeddedOptions): Embedded {
  const { dataDir, demoDir, warn, clock = () => new Date(), country = null } = options;
  const store = openDatabase(join(dataDir, databaseFile));
  indexPending(store);
  if (demoDir !== null) seedDemo(store, { demoDir, mediaDir: mediaFolder(dataDir), now: clock() });
  else seedStarter(store, { country, now: clock() });
  store.run(`PRAGMA busy_timeout = ${standstillMs}`);
  const carts = makeCarts({ store, clock, country });
  const confirm = confirmOrders({ store, clock, send: senderOf(options), origin: options.origin ?? (() => ''), warn });
  const checkout = makeCheckout({ store, clock, country, placed: confirm.now });
  const shop = makeEmbedded({ store, warn, clock, carts, checkout, events: makeEvents() });
  return {
    ...shop,
    close: async () => {
      await confirm.stop();
      await shop.close();
    },
  };
}

function senderOf({ dataDir, mail }: EmbeddedOptions): SendMail {
  const from = mail?.from ?? 'shop@localhost';
  return mail?.server ? smtpMail(mail.server, from) : outboxMail(join(dataDir, 'outbox'), from);
}

export interface EmbeddedParts {
  readonly store: Store;
  readonly warn: Warn;
  readonly clock: () => Date;
  readonly carts: Carts;
  readonly checkout: Checkout;
  readonly events: Events;
}

/** The platform over an open database. */
export function makeEmbedded({ store, warn, clock, carts, checkout, events }: EmbeddedParts): Embedded {
  const upkeep = makeUpkeep(store);
  const visit = (reading: Reading): Visit => {
    const now = clock().toISOString();
    upkeep(now);
    return { store, reading, now };
  };
  return {
    caps: {
      content: true,
      listTotals: true,
      facetCounts: true,
      optionFilters: true,
      priceSort: true,
      hostedCheckout: false,
    },
    store,
    carts,
    checkout,
    events,
    outbox: makeOutbox(store, clock),
    catalog: (reading) => makeCatalog(visit(reading)),
    drafts: makeDrafts(store, clock),
    content: (reading) => makeContent(visit(reading), warn),
    ready: async () => {
      store.first('SELECT 1');
    },
    warm: () => warmKnown(store),
    close: async () => store.close(),
  };
}
