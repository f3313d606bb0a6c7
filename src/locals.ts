import type { Config } from '#config.ts';
import type { Handle, Problem } from '#http/exchange.ts';
import type { Carts, Catalog, Checkout, Content } from '#platform/port.ts';

/** What a page is given: ports that note what is read through them, and what the visit says. */
export interface Locals {
  readonly catalog: Catalog;
  readonly content: Content;
  readonly carts: Carts;
  /** The assistant, for its page without scripts. */
  readonly chat: Handle;
  /** null where buyers pay on the platform's own page. */
  readonly checkout: Checkout | null;
  readonly config: Config;
  /** Scheme and host of canonical links, without a slash at the end. */
  readonly origin: string;
  readonly requestId: string;
  readonly draft: boolean;
  readonly now: Date;
  /** Tells that the page speaks of `now` and says something else by itself from this moment on. */
  readonly until: (moment: Date) => void;
  /** What an error page is to tell; null on every other page. */
  readonly problem: Problem | null;
}

declare global {
  // oxlint-disable-next-line typescript/no-namespace -- Astro takes the type of its locals from here
  namespace App {
    // oxlint-disable-next-line typescript/no-empty-object-type
    interface Locals extends StorefrontLocals {}
  }
}

type StorefrontLocals = Locals;
