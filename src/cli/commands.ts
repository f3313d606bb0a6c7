import type { CliCommand } from './command.ts';
import { cache } from './commands/cache.ts';
import { codes } from './commands/codes.ts';
import { collections } from './commands/collections.ts';
import { connect } from './commands/connect.ts';
import { content } from './commands/content.ts';
import { demo } from './commands/demo.ts';
import { doctor } from './commands/doctor.ts';
import { exportCommand } from './commands/export.ts';
import { importCommand } from './commands/import.ts';
import { media } from './commands/media.ts';
import { orders } from './commands/orders.ts';
import { preview } from './commands/preview.ts';
import { price } from './commands/price.ts';
import { products } from './commands/products.ts';
import { redirects } from './commands/redirects.ts';
import { stock } from './commands/stock.ts';
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
  orders,
  collections,
  codes,
  redirects,
  content,
  preview,
  theme,
  cache,
  sync,
  webhooks,
  connect,
  demo,
  doctor,
];
