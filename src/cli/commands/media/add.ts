import { basename, extname } from 'node:path';
import { copyLocalMedia } from '#media/library/copy-local-media.ts';
import { findListedPicture } from '#media/library/list-media.ts';
import { addPictureToProduct, addVideoToProduct } from '#catalog/write/product-pictures.ts';
import type { MediaLibrary } from '#media/library/media-library.ts';
import { saveMediaFile } from '#media/library/save-media-file.ts';
import { mediaLimits } from '#media/limits.ts';
import { describeFailure, MediaError } from '#media/media-failure.ts';
import { normalizeForSearch } from '#shop/text/normalize.ts';
import { noteSharedChange } from '#storage/change-notes.ts';
import type { Database } from '#storage/database.ts';
import type { FocalPoint } from '#shop/content/picture.ts';
import { setFocus } from '#storage/media/pictures.ts';
import { findVideo } from '#storage/media/videos.ts';
import { parseArguments } from '../../arguments.ts';
import { type CommandContext, UsageError } from '../../command.ts';
import { downloadPictures, withMediaLibrary } from '../../picture-library.ts';
import type { Subcommand } from '../../subcommands.ts';
import { parseFocus } from './edit.ts';

export const add: Subcommand = {
  usage: '<file | address> [--key] [--alt] [--product]',
  summary: 'Add a picture or film, from a file or an address',
  run: async (args, context) => {
    const { terminal, config, now } = context;
    const wanted = readWantedMedia(args);
    const { store } = context.openShop();
    const refusal = findRefusal(store, wanted);
    if (refusal !== null) {
      terminal.report(refusal);
      return 'failed';
    }
    const { key, product, focus } = wanted;
    const alt = wanted.alt ?? findListedPicture(store, key)?.alt ?? findVideo(store, key)?.alt ?? '';
    if (!(await withMediaLibrary(config, store, (library) => addMedia(library, { ...wanted, alt }, context))))
      return 'failed';
    noteSharedChange(store);
    const film = findVideo(store, key);
    if (focus && !film) setFocus(store, key, focus);
    const addToProduct = film ? addVideoToProduct : addPictureToProduct;
    if (product !== null) addToProduct(store, product, { key, alt, now: now().toISOString() });
    const size = film?.sources[0] ?? findListedPicture(store, key);
    terminal.print(`Added ${key}, ${size?.width} × ${size?.height} pixels.`);
    return 'done';
  },
};

interface WantedMedia {
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

function readWantedMedia(args: readonly string[]): WantedMedia {
  const names = ['key', 'alt', 'product', 'focus'];
  const { positionals, options, flags } = parseArguments(args, {
    positionals: [1, 1],
    options: names,
    flags: ['replace'],
  });
  const [source = ''] = positionals;
  const key = options.get('key') ?? keyFor(source);
  if (key === '') throw new UsageError('The file has no name to make a key of: name it with --key.');
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

function findRefusal(store: Database, { key, product, replaces }: WantedMedia): string | null {
  const isFilm = findVideo(store, key) !== null;
  if (!replaces && (isFilm || findListedPicture(store, key)))
    return `There is a ${isFilm ? 'film' : 'picture'} ${key} already. Give this one another --key, or --replace that one.`;
  if (product !== null && !store.first('SELECT 1 FROM product WHERE handle = ?', product))
    return `No product with the handle ${product}.`;
  return null;
}

/** Whether the file was stored; a failure is reported. */
async function addMedia(
  library: MediaLibrary,
  { key, alt, source }: WantedMedia & { readonly alt: string },
  { terminal, config }: CommandContext,
): Promise<boolean> {
  const media = { key, alt, source };
  if (isAddress(source)) return (await downloadPictures(library, [media], { terminal, config })).failed === 0;
  try {
    const file = await copyLocalMedia(source, { folder: library.originals.path, limits: mediaLimits });
    await saveMediaFile(library, file, { ...media, source: basename(source) });
    return true;
  } catch (error) {
    if (!(error instanceof MediaError)) throw error;
    terminal.report(`${source}: ${describeFailure(error.failure, mediaLimits)}`);
    return false;
  }
}
