import type { CliCommand } from '../../command.ts';
import { describeSubcommands, runSubcommand, type Subcommands } from '../../subcommands.ts';
import { check } from './check.ts';
import { explain } from './explain.ts';
import { importSynonyms } from './import-synonyms.ts';

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
