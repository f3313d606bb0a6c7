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
  summary: 'Add, list, remove and prepare pictures',
  details: [
    '',
    ...describeSubcommands('media', subcommands),
    '',
    'A picture is a JPEG, PNG, WebP, AVIF or GIF file. Its key names it in front matter (image: oak-chair) and in Markdown',
    '(![An oak chair](oak-chair)). The key of an imported picture is its address.',
    '',
    '  --key <key>         Name of the picture; by default the file name without its ending',
    '  --alt <text>        What the picture shows, for those who do not see it',
    '  --product <handle>  Adds the picture to a product, after those that it has',
    '  --focus <x,y>       The point that stays in sight where the picture is cropped, in percent from left and top: 50,30',
    '  --replace           Replaces the picture that has the key',
    '  --unused            Only pictures that no product, collection or text uses',
  ],
  run: async (args, context) => runSubcommand(subcommands, args, context),
};
