import { existsSync } from 'node:fs';
import { findConflicts, findUnknownNames } from '#app/site/check-search.ts';
import { readSiteSearch, searchFilePath } from '#app/site/site-search.ts';
import { parseArguments } from '../../arguments.ts';
import { MissingInputError } from '../../command.ts';
import type { Subcommand } from '../../subcommands.ts';
import { counted } from '../../terminal.ts';
import { withSearchedShop } from './searched-shop.ts';

export const check: Subcommand = {
  usage: '',
  summary: 'Report mistakes, names that the catalog lacks, and entries that overlap in search.yaml',
  run: async (args, context) => {
    parseArguments(args, { positionals: [0, 0] });
    const { terminal, config } = context;
    const file = searchFilePath(config.SITE_DIR);
    if (!existsSync(file)) throw new MissingInputError(`There is no ${file}. docs/search.md shows what it can hold.`);
    const search = readSiteSearch(config.SITE_DIR);
    const issues = [
      ...findConflicts(search),
      ...(await withSearchedShop(context, async ({ store }) => findUnknownNames(store, search.names))),
    ];
    for (const issue of issues) terminal.print(issue);
    terminal.report(issues.length === 0 ? 'No problems found.' : `${counted(issues.length, 'problem')} found.`);
    return issues.length === 0 ? 'done' : 'failed';
  },
};
