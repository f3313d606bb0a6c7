import { existsSync } from 'node:fs';
import { findConflicts, findUnknownNames } from '#app/site/check-search.ts';
import { readSiteSearch, searchFilePath } from '#app/site/site-search.ts';
import { parseArguments } from '../../arguments.ts';
import { type CliCommand, MissingInputError } from '../../command.ts';
import { describeSubcommands, runSubcommand, type Subcommand, type Subcommands } from '../../subcommands.ts';
import { counted } from '../../terminal.ts';
import { explain } from './explain.ts';
import { importSynonyms } from './import-synonyms.ts';
import { withSearchedShop } from './searched-shop.ts';

const check: Subcommand = {
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

const subcommands: Subcommands = { check, import: importSynonyms, explain };

export const search: CliCommand = {
  name: 'search',
  usage: '<subcommand> <args>',
  summary: 'Check the search settings, import synonyms, or explain a ranking',
  details: [
    '',
    ...describeSubcommands('search', subcommands),
    '',
    'The settings are search.yaml in SITE_DIR; docs/search.md describes it. A file of synonyms has a group in each row,',
    'its words in columns or separated by commas, semicolons or bars, or lines such as couch => sofa.',
  ],
  run: async (args, context) => runSubcommand(subcommands, args, context),
};
