import type { Config } from '#config.ts';
import type { PageFormat } from '#cache/key.ts';
import type { ApiHandler, HttpProblem } from '#http/request/request-context.ts';
import type { Catalog } from '#catalog/port.ts';
import type { Carts, Checkout } from '#commerce/port.ts';
import type { Content, DraftSource } from '#content/port.ts';

/** What a page is given: ports that note what is read through them, and what the visit says. */
export interface Locals {
  readonly catalog: Catalog;
  readonly content: Content;
  readonly carts: Carts;
  /** The assistant, for its page without scripts. */
  readonly chat: ApiHandler;
  /** null where buyers pay on the platform's own page. */
  readonly checkout: Checkout | null;
  readonly config: Config;
  /** Scheme and host of canonical links, without a slash at the end. */
  readonly origin: string;
  readonly requestId: string;
  /** What is written and not published shows too. */
  readonly draft: boolean;
  /** When draft mode ends; null: it is off. */
  readonly draftExpiresAt: Date | null;
  /** Tells what is drafted from what is published; null: the content source keeps no drafts of its own. */
  readonly drafts: DraftSource | null;
  readonly format: PageFormat;
  readonly now: Date;
  /** Tells that the page speaks of `now` and says something else by itself from this moment on. */
  readonly limitFreshness: (moment: Date) => void;
  /** What an error page is to tell; null on every other page. */
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
