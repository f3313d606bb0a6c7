import type { CliCommand } from '../command.ts';
import { describeSubcommands, runSubcommand, type Subcommands } from '../subcommands.ts';
import { remove } from './content/delete.ts';
import { diff } from './content/diff.ts';
import { edit } from './content/edit.ts';
import { history } from './content/history.ts';
import { publish, unpublish } from './content/publish.ts';
import { pull } from './content/pull.ts';
import { push } from './content/push.ts';
import { sections } from './content/sections.ts';

const subcommands: Subcommands = { pull, push, edit, diff, publish, unpublish, delete: remove, history, sections };

export const content: CliCommand = {
  name: 'content',
  usage: '<subcommand> [<args>]',
  summary: 'Edit and publish pages, articles, policies, menus, product texts, collections, codes and redirects',
  details: [
    '',
    ...describeSubcommands('content', subcommands),
    '',
    'Names look like page/about, article/journal/a-table-for-six, policy/refund, product/morgen-mug, collection/sale,',
    'code/SUMMER, redirects, menu/header, home.',
    'push and edit save drafts, which stay hidden from visitors until they are published.',
  ],
  run: async (args, context) => runSubcommand(subcommands, args, context),
};
