import type { CliCommand } from './command.ts';
import { cache } from './commands/cache.ts';
import { codes } from './commands/merchandise/codes.ts';
import { collections } from './commands/merchandise/collections.ts';
import { connect } from './commands/connect.ts';
import { content } from './commands/content.ts';
import { demo } from './commands/demo.ts';
import { doctor } from './commands/doctor.ts';
import { exportCommand } from './commands/products/export.ts';
import { importCommand } from './commands/products/import.ts';
import { media } from './commands/media.ts';
import { customers } from './commands/orders/customers.ts';
import { mail } from './commands/orders/mail.ts';
import { newsletter } from './commands/orders/newsletter.ts';
import { orders } from './commands/orders/orders.ts';
import { preview } from './commands/preview.ts';
import { price } from './commands/products/price.ts';
import { products } from './commands/products/products.ts';
import { reindex } from './commands/products/reindex.ts';
import { redirects } from './commands/merchandise/redirects.ts';
import { search } from './commands/search/search.ts';
import { stock } from './commands/products/stock.ts';
import { sync } from './commands/sync.ts';
import { theme } from './commands/theme.ts';
import { webhooks } from './commands/webhooks.ts';

/** Every command, in the order in which help lists them. */
export const commands: readonly CliCommand[] = [
  importCommand,
  exportCommand,
  products,
  media,
  price,
  stock,
  reindex,
  orders,
  mail,
  customers,
  newsletter,
  collections,
  codes,
  redirects,
  content,
  preview,
  theme,
  search,
  cache,
  sync,
  webhooks,
  connect,
  demo,
  doctor,
];
