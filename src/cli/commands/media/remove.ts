import { mediaFolder, renditionFolder } from '#media/settings.ts';
import { listUnused } from '#media/library/list-pictures.ts';
import { openOriginalsFolder } from '#media/library/originals-folder.ts';
import { removePicture, type RemovalResult } from '#media/library/remove-picture.ts';
import { openRenditionCache } from '#media/renditions/rendition-cache.ts';
import { parseArguments } from '../../arguments.ts';
import { UsageError } from '../../command.ts';
import type { Subcommand } from '../../subcommands.ts';

const maxKeys = 1000;

export const remove: Subcommand = {
  usage: '<key>... | --unused',
  summary: 'Remove pictures that nothing uses, with their files',
  run: async (args, { terminal, config, openShop }) => {
    const { positionals, flags } = parseArguments(args, { positionals: [0, maxKeys], flags: ['unused'] });
    if (flags.has('unused') === positionals.length > 0) throw new UsageError('Expected keys, or --unused.');
    const { store } = openShop();
    const originals = openOriginalsFolder(mediaFolder(config.DATA_DIR));
    const renditions = openRenditionCache(renditionFolder(config.DATA_DIR), Number.POSITIVE_INFINITY);
    const keys = flags.has('unused') ? listUnused(store) : positionals;
    let removed = 0;
    for (const key of keys) {
      const result = await removePicture({ store, originals, renditions }, key);
      if (result.ok) removed += 1;
      else terminal.report(describeRefusal(key, result));
    }
    terminal.print(`Removed ${removed} ${removed === 1 ? 'picture' : 'pictures'}.`);
    return removed === keys.length ? 'done' : 'failed';
  },
};

function describeRefusal(key: string, result: Exclude<RemovalResult, { readonly ok: true }>): string {
  if (result.reason === 'unknown') return `No picture with the key ${key}.`;
  return `${key} is used by ${result.uses.join(', ')}. Remove it there first.`;
}
