import { mediaFolder, renditionFolder } from '#media/settings.ts';
import { originalFile } from '#media/library/originals-folder.ts';
import { prepareRenditions } from '#media/library/prepare-renditions.ts';
import { openRenditionCache } from '#media/renditions/rendition-cache.ts';
import { createRenditions } from '#media/renditions/renditions.ts';
import { findOfferedOriginal } from '#storage/media/originals.ts';
import { parseArguments } from '../../arguments.ts';
import { withMediaLibrary } from '../../picture-library.ts';
import type { Subcommand } from '../../subcommands.ts';

export const prepare: Subcommand = {
  usage: '',
  summary: 'Make all sizes and formats before visitors request them',
  run: async (args, { terminal, config, openShop }) => {
    parseArguments(args, { positionals: [0, 0] });
    const { store } = openShop();
    const maxBytes = config.MEDIA_CACHE_MEGABYTES * 1024 ** 2;
    const { renditions, failed, bytes } = await withMediaLibrary(config, store, ({ process }) => {
      const find = createRenditions({
        cache: openRenditionCache(renditionFolder(config.DATA_DIR), maxBytes),
        process,
        warn: terminal.report,
        findSource: (rendition) => {
          const original = findOfferedOriginal(store, rendition);
          return original && originalFile(mediaFolder(config.DATA_DIR), original);
        },
      });
      return prepareRenditions(store, find, terminal.progress);
    });
    const megabytes = Math.ceil(bytes / 1024 ** 2);
    terminal.print(`${renditions - failed} of ${renditions} files are ready, ${megabytes} MB.`);
    if (bytes > maxBytes)
      terminal.report(`The oldest were removed: set MEDIA_CACHE_MEGABYTES to more than ${megabytes}.`);
    return failed === 0 && bytes <= maxBytes ? 'done' : 'failed';
  },
};
