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
  usage: '<verb> …',
  summary: 'Write pages, articles, policies, menus and texts of products, and publish them',
  details: [
    '',
    ...[...subcommands].map(([name, { usage, summary }]) => `  content ${`${name} ${usage}`.padEnd(42)} ${summary}`),
    '',
    'A <name> is page/about, article/journal/a-table-for-six, policy/refund, product/morgen-mug, menu/header or home.',
    'What is pushed or edited is a draft: visitors see it once it is published.',
  ],
  run: async ([name = '', ...args], context) => {
    const subcommand = subcommands.get(name);
    if (!subcommand) throw new UsageError(`content takes one of ${[...subcommands.keys()].join(', ')}.`);
    return subcommand.run(args, context);
  },
};
