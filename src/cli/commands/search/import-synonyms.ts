import { createReadStream, existsSync, mkdirSync, readFileSync, renameSync, statSync, writeFileSync } from 'node:fs';
import { readSiteSearch, searchFilePath } from '#app/site/site-search.ts';
import { mergeSynonyms, selectNewGroups, type SynonymImport } from '#app/site/merge-synonyms.ts';
import { type ImportedGroup, parseSynonyms } from '#app/site/parse-synonyms.ts';
import type { ReportProblem } from '#catalog/csv/import-problems.ts';
import { decodeFile } from '#catalog/csv/table/decode-file.ts';
import type { SynonymGroup } from '#catalog/search/settings/synonym-groups.ts';
import { parseArguments } from '../../arguments.ts';
import type { Subcommand } from '../../subcommands.ts';
import { counted, type Terminal } from '../../terminal.ts';
import { readImport } from '../../read-import.ts';

export const importSynonyms: Subcommand = {
  usage: '<file.csv> [--dry-run]',
  summary: 'Add the synonyms of a CSV or Solr file to search.yaml',
  run: async (args, context) => {
    const { positionals, flags } = parseArguments(args, { positionals: [1, 1], flags: ['dry-run'] });
    const [path = ''] = positionals;
    const { terminal, config } = context;
    const { synonymGroups } = readSiteSearch(config.SITE_DIR);
    const imported = await readImport(context, (report) => readSynonymFile(path, report));
    if (!imported) return 'failed';
    const found = selectNewGroups(imported, synonymGroups);
    reportGroups(found, terminal);
    const file = searchFilePath(config.SITE_DIR);
    const count = counted(found.added.length, 'group');
    if (flags.has('dry-run')) terminal.print(`Ready to add ${count} of synonyms to ${file}.`);
    else if (found.added.length === 0) terminal.print('There is nothing new to add.');
    else {
      addToFile(config.SITE_DIR, found.added);
      terminal.print(`Added ${count} of synonyms to ${file}.`);
      terminal.report('A running shop reads them at its next start. `npm run shop -- search check` finds overlaps.');
    }
    return 'done';
  },
};

/** A longer file is hardly one of synonyms. */
const maxBytes = 4_000_000;

/** Rejects with ENOENT if there is no such file. */
async function readSynonymFile(path: string, report: ReportProblem): Promise<readonly ImportedGroup[] | null> {
  if (statSync(path).size > maxBytes) {
    report({ line: 1, column: '', message: 'The file has more than 4 MB.', remedy: 'Import it in parts.' });
    return null;
  }
  let source = '';
  let isDecoded = true;
  const reportBytes: ReportProblem = (problem) => {
    isDecoded = false;
    report(problem);
  };
  for await (const text of decodeFile(createReadStream(path), reportBytes)) source += text;
  if (!isDecoded) return null;
  const groups = parseSynonyms(source, report);
  if (source.trim() === '') report({ line: 1, column: '', message: 'The file is empty.', remedy: 'Export it again.' });
  return groups;
}

function reportGroups({ added, duplicates }: SynonymImport, terminal: Terminal): void {
  for (const group of added) terminal.print(`+ ${describeGroup(group)}`);
  for (const { line, group, place } of duplicates)
    terminal.report(`line ${line}: ${describeGroup(group)} is left out: ${place} has it already`);
}

function describeGroup(group: SynonymGroup): string {
  if ('equal' in group) return group.equal.join(', ');
  return `${group.oneway.from.join(', ')} => ${group.oneway.to.join(', ')}`;
}

/** A file that is read meanwhile is the old or the new one as a whole. */
function addToFile(siteDir: string, groups: readonly SynonymGroup[]): void {
  const file = searchFilePath(siteDir);
  const source = existsSync(file) ? readFileSync(file, 'utf8') : '';
  mkdirSync(siteDir, { recursive: true });
  writeFileSync(`${file}.part`, mergeSynonyms(source, groups));
  renameSync(`${file}.part`, file);
}
