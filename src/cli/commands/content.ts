import { UsageError, type CliCommand } from '../command.ts';
import { diff } from './content/diff.ts';
import { edit } from './content/edit.ts';
import { history } from './content/history.ts';
import { publish, unpublish } from './content/publish.ts';
import { pull } from './content/pull.ts';
import { push } from './content/push.ts';
import type { Subcommand } from './content/subcommand.ts';

const subcommands: ReadonlyMap<string, Subcommand> = new Map(
  Object.entries({ pull, push, edit, diff, publish, unpublish, history }),
);

export const content: CliCommand = {
  name: 'content',
  usage: '<subcommand> [<args>]',
  summary: 'Edit and publish pages, articles, policies, menus and product texts',
  details: [
    '',
    ...[...subcommands].map(([name, { usage, summary }]) => `  content ${`${name} ${usage}`.padEnd(42)} ${summary}`),
    '',
    'Names look like page/about, article/journal/a-table-for-six, policy/refund, product/morgen-mug, menu/header, home.',
    'push and edit save drafts, which stay hidden from visitors until they are published.',
  ],
  run: async ([name = '', ...args], context) => {
    const subcommand = subcommands.get(name);
    if (!subcommand) throw new UsageError(`Expected one of: ${[...subcommands.keys()].join(', ')}`);
    return subcommand.run(args, context);
  },
};
