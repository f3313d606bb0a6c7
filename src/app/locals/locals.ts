import type { RecentKeys } from '#actions/recent-keys.ts';
import type { Config } from '#config.ts';
import type { PageFormat } from '#cache/key.ts';
import type { ApiHandler, HttpProblem } from '#http/request/request-context.ts';
import type { Messages, MessageTemplates } from '#messages/messages.ts';
import type { Catalog } from '#catalog/port.ts';
import type { Carts, Checkout, StockAlerts, VisitorForms } from '#commerce/port.ts';
import type { Content, DraftSource } from '#content/port.ts';
import type { DrawIcon } from '../pictures.ts';

/** What a page receives: ports that record what is read through them, and data of the request. */
export interface Locals {
  readonly catalog: Catalog;
  readonly content: Content;
  readonly carts: Carts;
  readonly recentKeys: RecentKeys;
  /** The assistant, for its page without scripts. */
  readonly chat: ApiHandler;
  /** Customers pay and find their orders on pages of this shop. */
  readonly hasCheckout: boolean;
  /** null without `hasCheckout`: customers pay on a page of the platform. */
  readonly checkout: Checkout | null;
  /** null: visitors cannot ask to be told when a product is back in stock. */
  readonly stockAlerts: StockAlerts | null;
  /** null: visitors cannot write to the shop or subscribe to its newsletter. */
  readonly forms: VisitorForms | null;
  /** Where customers sign in and see their orders on the platform; null: it has no such pages. */
  readonly accountUrl: string | null;
  readonly config: Config;
  /** The sentences of the shop in its language. */
  readonly messages: Messages;
  /** The same as they are written, for scripts. */
  readonly messageTemplates: MessageTemplates;
  /** The language of the shop (BCP 47). */
  readonly locale: string;
  /** Scheme and host of canonical links, without a slash at the end. */
  readonly origin: string;
  readonly requestId: string;
  /** Drafts are shown. */
  readonly draft: boolean;
  /** When draft mode ends; null: it is off. */
  readonly draftExpiresAt: Date | null;
  /** The drafts of all pages are shown, not only those of this one. */
  readonly showsAllDrafts: boolean;
  /** Compares drafts with what is published; null: the content source has no drafts. */
  readonly drafts: DraftSource | null;
  readonly drawIcon: DrawIcon;
  readonly format: PageFormat;
  readonly now: Date;
  /** States that the content of the page depends on `now` and changes at this moment without an event. */
  readonly limitFreshness: (moment: Date) => void;
  /** The problem that an error page shows; null on all other pages. */
  readonly problem: HttpProblem | null;
}

declare global {
  // oxlint-disable-next-line typescript/no-namespace -- Astro takes the type of its locals from here
  namespace App {
    // oxlint-disable-next-line typescript/no-empty-object-type
    interface Locals extends StorefrontLocals {}
  }
}

type StorefrontLocals = Locals;
