/// <reference types="astro/client" />

declare namespace App {
  /** What a page is given: reading ports that note what is read, and what the visit says. */
  interface Locals {
    readonly catalog: import('#platform/port.ts').Catalog;
    readonly content: import('#platform/port.ts').Content;
    readonly carts: import('#platform/port.ts').Carts;
    readonly config: import('#config.ts').Config;
    /** Scheme and host of canonical links, without a slash at the end. */
    readonly origin: string;
    readonly requestId: string;
    readonly draft: boolean;
    readonly now: Date;
  }
}
