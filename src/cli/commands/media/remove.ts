import { mediaFolder, renditionFolder } from '#media/settings.ts';
import { listUnused, listUnusedVideos } from '#media/library/list-media.ts';
import { openOriginalsFolder } from '#media/library/originals-folder.ts';
import { removePicture, removeVideo, type RemovalResult } from '#media/library/remove-media.ts';
import { openRenditionCache } from '#media/renditions/rendition-cache.ts';
import { openVideosFolder } from '#media/library/videos-folder.ts';
import { findVideo } from '#storage/media/videos.ts';
import { parseArguments } from '../../arguments.ts';
import { UsageError } from '../../command.ts';
import type { Subcommand } from '../../subcommands.ts';

const maxKeys = 1000;

export const remove: Subcommand = {
  usage: '<key>... | --unused',
  summary: 'Remove pictures and films that nothing uses, with their files',
  run: async (args, { terminal, config, openShop }) => {
    const { positionals, flags } = parseArguments(args, { positionals: [0, maxKeys], flags: ['unused'] });
    if (flags.has('unused') === positionals.length > 0) throw new UsageError('Expected keys, or --unused.');
    const { store } = openShop();
    const folder = mediaFolder(config.DATA_DIR);
    const [originals, videos] = [openOriginalsFolder(folder), openVideosFolder(folder)];
    const renditions = openRenditionCache(renditionFolder(config.DATA_DIR), Number.POSITIVE_INFINITY);
    const keys = flags.has('unused') ? [...listUnused(store), ...listUnusedVideos(store)] : positionals;
    let removed = 0;
    for (const key of keys) {
      const result = findVideo(store, key)
        ? await removeVideo({ store, videos }, key)
        : await removePicture({ store, originals, renditions }, key);
      if (result.ok) removed += 1;
      else terminal.report(describeRefusal(key, result));
    }
    terminal.print(`Removed ${removed} ${removed === 1 ? 'file' : 'files'}.`);
    return removed === keys.length ? 'done' : 'failed';
  },
};

function describeRefusal(key: string, result: Exclude<RemovalResult, { readonly ok: true }>): string {
  if (result.reason === 'unknown') return `No picture or film with the key ${key}.`;
  return `${key} is used by ${result.uses.join(', ')}. Remove it there first.`;
}
