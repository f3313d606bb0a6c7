import { existsSync } from 'node:fs';
import { configuredCopyPath, connectShop, copyOptions } from '#app/platform/choose-platform.ts';
import { openCopiedPlatform } from '#app/platform/copied-platform.ts';
import type { Catalog } from '#catalog/port.ts';
import type { ReaderContext } from '#commerce/port.ts';
import type { Content } from '#content/port.ts';
import type { Database } from '#storage/database.ts';
import { isCopyComplete } from '#sync/engine/first-scan.ts';
import { type CommandContext, MissingInputError } from '../../command.ts';

/** What the searches of a shop read: its own database, or the copy of its platform's catalog. */
export interface SearchedShop {
  readonly store: Database;
  readonly catalog: (reader: ReaderContext) => Catalog;
  readonly content: (reader: ReaderContext) => Content;
}

/** Opens what searches read, for as long as `use` takes. Throws MissingInputError where the catalog is not copied yet. */
export async function withSearchedShop<Result>(
  { config, terminal, openShop }: CommandContext,
  use: (shop: SearchedShop) => Promise<Result>,
): Promise<Result> {
  const path = configuredCopyPath(config);
  if (path === null) return use(openShop());
  const connected = existsSync(path) ? await connectShop(config) : null;
  if (!connected) throw notCopied();
  const shop = openCopiedPlatform(connected, copyOptions(config, terminal.report));
  try {
    if (!isCopyComplete(shop.copy)) throw notCopied();
    return await use({ ...shop, store: shop.copy.store });
  } finally {
    await shop.close();
  }
}

function notCopied(): MissingInputError {
  return new MissingInputError('The catalog has not been copied yet. Start the shop, or run `npm run shop -- sync`.');
}
