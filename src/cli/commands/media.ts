import type { CliCommand } from '../command.ts';
import { describeSubcommands, runSubcommand, type Subcommands } from '../subcommands.ts';
import { add } from './media/add.ts';
import { edit } from './media/edit.ts';
import { list } from './media/list.ts';
import { prepare } from './media/prepare.ts';
import { remove } from './media/remove.ts';

const subcommands: Subcommands = { add, list, edit, remove, prepare };

export const media: CliCommand = {
  name: 'media',
  usage: '<subcommand> [<args>]',
  summary: 'Add, list, remove and prepare pictures and films',
  details: [
    '',
    ...describeSubcommands('media', subcommands),
    '',
    'A picture is a JPEG, PNG, WebP, AVIF or GIF file. Its key names it in front matter (image: oak-chair) and in Markdown',
    '(![An oak chair](oak-chair)). The key of an imported picture is its address.',
    '',
    'A film is an MP4 file (H.264 or AV1) or a WebM file. Products show their films after their pictures, of which the',
    'first is seen until the film plays.',
    '',
    '  --key <key>         Name of the picture or film; by default the file name without its ending',
    '  --alt <text>        What it shows, for those who do not see it',
    '  --product <handle>  Adds it to a product, after those that the product has',
    '  --focus <x,y>       The point that stays in sight where the picture is cropped, in percent from left and top: 50,30',
    '  --replace           Replaces the picture or film that has the key',
    '  --unused            Only pictures and films that no product, collection or text uses',
  ],
  run: async (args, context) => runSubcommand(subcommands, args, context),
};
