import { CsvError, type Info, parse } from 'csv-parse/sync';
import type { ReportProblem } from '#catalog/csv/import-problems.ts';
import { maxPhraseWords } from '#catalog/search/query/synonyms.ts';
import { isSearchable, type SynonymGroup } from '#catalog/search/settings/synonym-groups.ts';
import { splitWords } from '#shop/text/tokenize.ts';

/** A group of synonyms in a file. */
export interface ImportedGroup {
  /** Its first line, from 1. */
  readonly line: number;
  readonly group: SynonymGroup;
}

/**
 * Reads synonyms as shops and search engines export them: a group in each row, its words in cells of their own or within
 * one (separated by a comma, semicolon, bar or tab), with headings or without; or a line `a, b => c` of Solr and
 * Elasticsearch, by which the words before the arrow also find those after it. Lines that begin with `#` are comments.
 * What cannot be read is reported and left out.
 */
export function parseSynonyms(source: string, report: ReportProblem): readonly ImportedGroup[] {
  const [first, ...rest] = readRecords(source, report);
  if (!first) return [];
  const headings = readHeadings(first.cells);
  const records = headings ? rest : [first, ...rest];
  return records.flatMap(({ line, cells }) => {
    const group = toGroup(cells, headings);
    const problem = problemIn(group);
    if (problem === null) return [{ line, group }];
    report({ line, column: '', ...problem });
    return [];
  });
}

interface SynonymRecord {
  readonly line: number;
  readonly cells: readonly string[];
}

/** An escaped comma of Solr becomes a space, as searches read it. */
function readRecords(source: string, report: ReportProblem): readonly SynonymRecord[] {
  const records: SynonymRecord[] = [];
  let next = 1;
  const add = (record: readonly string[], { lines }: Pick<Info, 'lines'>): null => {
    const cells = record.map((cell) => cell.trim());
    const line = lines - record.reduce((count, cell) => count + cell.split('\n').length - 1, 0);
    next = lines + 1;
    const isComment = cells[0]?.startsWith('#') ?? false;
    if (!isComment && cells.some((cell) => cell !== '')) records.push({ line, cells });
    return null;
  };
  try {
    parse(source.replaceAll(/\r\n?/g, '\n').replaceAll(String.raw`\,`, ' '), { ...csvOptions, on_record: add });
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    report({ line: next, column: '', ...brokenQuotes });
  }
  return records;
}

const csvOptions = {
  bom: true,
  delimiter: [',', ';', '\t', '|'],
  relax_column_count: true,
  relax_quotes: true,
  trim: true,
};

const brokenQuotes = {
  message: 'A quotation mark from here on is not closed, or stands beside other text.',
  remedy: 'Close it, or write one that belongs to a word twice.',
};

/** What a column holds: words that find each other, words in one direction, or nothing that a group needs. */
type ColumnRole = 'words' | 'from' | 'to' | 'other';

const headingsByRole: Readonly<Record<ColumnRole, RegExp>> = {
  words:
    /^(?:(?:search |root )?(?:terms?|keywords?|words?|phrases?)|synonyms?(?: (?:terms?|words?|list|\d+))?|equivalents?|term \d+)$/,
  from: /^(?:from|input|source|original)$/,
  to: /^(?:to|output|target|replacements?|replace with)$/,
  other: /^(?:(?:synonym )?group(?: (?:name|title|id))?|title|name|id|locale|language|created at|updated at)$/,
};

const roles = ['words', 'from', 'to', 'other'] as const;

/** The roles of the columns; null where the first row is a group already. */
function readHeadings(cells: readonly string[]): readonly ColumnRole[] | null {
  const names = cells.map((cell) => cell.toLowerCase().replaceAll(/[\s_-]+/g, ' '));
  const found = names.flatMap((name) => roles.find((role) => headingsByRole[role].test(name)) ?? []);
  const hasTerms = found.includes('words') || (found.includes('from') && found.includes('to'));
  return found.length === cells.length && hasTerms ? found : null;
}

function toGroup(cells: readonly string[], headings: readonly ColumnRole[] | null): SynonymGroup {
  const used = cells.filter((_, column) => headings?.[column] !== 'other');
  const [before = '', ...after] = used.join('|').split('=>');
  if (after.length > 0) return { oneway: { from: wordsOf([before]), to: after.length > 1 ? [] : wordsOf(after) } };
  if (!headings?.includes('from')) return { equal: wordsOf(used) };
  const inColumns = (role: ColumnRole): readonly string[] =>
    wordsOf(cells.filter((_, column) => headings[column] === role));
  return { oneway: { from: inColumns('from'), to: inColumns('to') } };
}

/** Distinct words and phrases, upper and lower case alike. */
function wordsOf(cells: readonly string[]): readonly string[] {
  const words = cells
    .flatMap((cell) => cell.split(/[,;|\t\n\r]/))
    .map((each) => each.trim().replaceAll(/\s+/g, ' '))
    .filter((each) => each !== '');
  const distinct = new Map<string, string>();
  for (const each of words) distinct.set(each.toLowerCase(), distinct.get(each.toLowerCase()) ?? each);
  return [...distinct.values()];
}

interface GroupProblem {
  readonly message: string;
  readonly remedy: string;
}

function problemIn(group: SynonymGroup): GroupProblem | null {
  const [from, to] = 'equal' in group ? [group.equal, []] : [group.oneway.from, group.oneway.to];
  const [problem] = [...from, ...to].flatMap((word) => problemOfWord(word) ?? []);
  if (problem) return problem;
  if ('equal' in group && group.equal.length < 2) return tooFew;
  if (!('equal' in group) && (from.length === 0 || to.length === 0)) return oneSided;
  const unsearched = [...from, ...to].find((word) => !isSearchable(word));
  if (unsearched === undefined) return null;
  return { message: `${shownWord(unsearched)} is left out of every search.`, remedy: 'Remove it.' };
}

const tooFew = { message: 'There are fewer than two different words.', remedy: 'Add one, or remove the line.' };
const oneSided = {
  message: 'There is no word on one side, or more than one arrow.',
  remedy: 'Write words on both sides: couch => sofa',
};

const maxCharacters = 200;
const maxShownCharacters = 40;

function shownWord(word: string): string {
  return `“${word.slice(0, maxShownCharacters)}${word.length > maxShownCharacters ? '…' : ''}”`;
}

function problemOfWord(word: string): GroupProblem | null {
  const shown = shownWord(word);
  const count = splitWords(word).length;
  if (count === 0) return { message: `${shown} has no letter or digit.`, remedy: 'Remove it.' };
  if (count > maxPhraseWords)
    return {
      message: `${shown} has more than ${maxPhraseWords} words.`,
      remedy: 'Searches read shorter phrases only.',
    };
  if (word.length <= maxCharacters) return null;
  return { message: `${shown} is longer than ${maxCharacters} characters.`, remedy: 'Shorten it.' };
}
