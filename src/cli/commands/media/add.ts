import { basename, extname } from 'node:path';
import { copyLocalPicture } from '#media/library/copy-local-picture.ts';
import { findListedPicture } from '#media/library/list-pictures.ts';
import { addPictureToProduct } from '#catalog/write/product-pictures.ts';
import { type PictureLibrary, savePictureFile } from '#media/library/save-picture-file.ts';
import { mediaLimits } from '#media/limits.ts';
import { describeFailure, PictureError } from '#media/picture-failure.ts';
import { normalizeForSearch } from '#shop/text/normalize.ts';
import { noteSharedChange } from '#storage/change-notes.ts';
import type { Database } from '#storage/database.ts';
import type { FocalPoint } from '#shop/content/picture.ts';
import { setFocus } from '#storage/pictures.ts';
import { parseArguments } from '../../arguments.ts';
import { type CommandContext, UsageError } from '../../command.ts';
import { downloadPictures, withPictureLibrary } from '../../picture-library.ts';
import type { Subcommand } from '../../subcommands.ts';
import { parseFocus } from './edit.ts';

export const add: Subcommand = {
  usage: '<file | address> [--key] [--alt] [--product]',
  summary: 'Add a picture, from a file or an address',
  run: async (args, context) => {
    const { terminal, config, now } = context;
    const wanted = readWantedPicture(args);
    const { store } = context.openShop();
    const refusal = findRefusal(store, wanted);
    if (refusal !== null) {
      terminal.report(refusal);
      return 'failed';
    }
    const { key, product, focus } = wanted;
    const alt = wanted.alt ?? findListedPicture(store, key)?.alt ?? '';
    if (!(await withPictureLibrary(config, store, (library) => addPicture(library, { ...wanted, alt }, context))))
      return 'failed';
    noteSharedChange(store);
    if (focus) setFocus(store, key, focus);
    if (product !== null) addPictureToProduct(store, product, { key, alt, now: now().toISOString() });
    const stored = findListedPicture(store, key);
    terminal.print(`Added ${key}, ${stored?.width} × ${stored?.height} pixels.`);
    return 'done';
  },
};

interface WantedPicture {
  /** An address, or the path of a file. */
  readonly source: string;
  readonly key: string;
  /** null: not given. */
  readonly alt: string | null;
  /** A handle. */
  readonly product: string | null;
  readonly focus: FocalPoint | null;
  readonly replaces: boolean;
}

function readWantedPicture(args: readonly string[]): WantedPicture {
  const names = ['key', 'alt', 'product', 'focus'];
  const { positionals, options, flags } = parseArguments(args, {
    positionals: [1, 1],
    options: names,
    flags: ['replace'],
  });
  const [source = ''] = positionals;
  const key = options.get('key') ?? keyFor(source);
  if (key === '') throw new UsageError('The file has no name to make a key of: name the picture with --key.');
  return {
    source,
    key,
    alt: options.get('alt') ?? null,
    product: options.get('product') ?? null,
    focus: parseFocus(options.get('focus')),
    replaces: flags.has('replace'),
  };
}

/** The file name without its ending, in letters, digits and hyphens. */
function keyFor(source: string): string {
  const name = basename(isAddress(source) ? (URL.parse(source)?.pathname ?? '') : source);
  return normalizeForSearch(name.slice(0, name.length - extname(name).length))
    .replaceAll(/[^\p{L}\p{N}]+/gu, '-')
    .replaceAll(/^-+|-+$/g, '');
}

function isAddress(source: string): boolean {
  return /^https?:/i.test(source);
}

function findRefusal(store: Database, { key, product, replaces }: WantedPicture): string | null {
  if (!replaces && findListedPicture(store, key))
    return `There is a picture ${key} already. Give this one another --key, or --replace that one.`;
  if (product !== null && !store.first('SELECT 1 FROM product WHERE handle = ?', product))
    return `No product with the handle ${product}.`;
  return null;
}

/** Whether the picture was stored; a failure is reported. */
async function addPicture(
  library: PictureLibrary,
  { key, alt, source }: WantedPicture & { readonly alt: string },
  { terminal, config }: CommandContext,
): Promise<boolean> {
  const picture = { key, alt, source };
  if (isAddress(source)) return (await downloadPictures(library, [picture], { terminal, config })).failed === 0;
  try {
    const file = await copyLocalPicture(source, { folder: library.originals.path, limits: mediaLimits });
    await savePictureFile(library, file, { ...picture, source: basename(source) });
    return true;
  } catch (error) {
    if (!(error instanceof PictureError)) throw error;
    terminal.report(`${source}: ${describeFailure(error.failure, mediaLimits)}`);
    return false;
  }
}
