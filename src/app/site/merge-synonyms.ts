import { isDeepStrictEqual } from 'node:util';
import { type Document, isMap, isNode, isSeq, parseDocument, YAMLMap, YAMLSeq } from 'yaml';
import type { SynonymGroup } from '#catalog/search/settings/synonym-groups.ts';
import { normalizeForSearch } from '#shop/text/normalize.ts';
import type { ImportedGroup } from './parse-synonyms.ts';
import type { Placed } from './site-search.ts';

/** A group of synonyms in a file that another one already has. */
export interface DuplicateGroup {
  readonly line: number;
  readonly group: SynonymGroup;
  /** Where the other one is: a file and its line, or a line of the same file. */
  readonly place: string;
}

export interface SynonymImport {
  readonly added: readonly SynonymGroup[];
  readonly duplicates: readonly DuplicateGroup[];
}

/** Which of the groups are new. One whose words are all in another group, in the same direction, is a duplicate. */
export function selectNewGroups(
  imported: readonly ImportedGroup[],
  existing: readonly Placed<SynonymGroup>[],
): SynonymImport {
  const known = [...existing];
  const added: SynonymGroup[] = [];
  const duplicates: DuplicateGroup[] = [];
  for (const { line, group } of imported) {
    const same = known.find(({ value }) => isWithin(group, value));
    if (same) duplicates.push({ line, group, place: same.place });
    else {
      added.push(group);
      known.push({ value: group, place: `line ${line}` });
    }
  }
  return { added, duplicates };
}

function isWithin(group: SynonymGroup, other: SynonymGroup): boolean {
  if ('equal' in group) return 'equal' in other && isSubset(group.equal, other.equal);
  const { from, to } = group.oneway;
  if ('equal' in other) return isSubset([...from, ...to], other.equal);
  return isSubset(from, other.oneway.from) && isSubset(to, other.oneway.to);
}

function isSubset(words: readonly string[], others: readonly string[]): boolean {
  return new Set(words.map(normalizeForSearch)).isSubsetOf(new Set(others.map(normalizeForSearch)));
}

/**
 * The text of a `search.yaml` with further groups of synonyms at the end of its own; all else stays, comments too. Only
 * where the list is not one of lines is the file formatted anew.
 */
export function mergeSynonyms(source: string, groups: readonly SynonymGroup[]): string {
  const document = parseDocument(source);
  const inserted = insertLines(source, document, groups);
  for (const group of groups) synonymList(document).add(toNode(document, group));
  const read = parseDocument(inserted);
  const isSame = read.errors.length === 0 && isDeepStrictEqual(read.toJS(), document.toJS());
  return isSame ? inserted : document.toString({ lineWidth: 0 });
}

/** The new text of a file whose list has a line for each group, or that has no list. */
function insertLines(source: string, document: Document, groups: readonly SynonymGroup[]): string {
  const list = document.get('synonyms', true);
  const [first, last] = isSeq(list) ? [list.items[0], list.items.at(-1)] : [];
  if (!isNode(first) || !isNode(last) || !first.range || !last.range) {
    const start = source === '' || source.endsWith('\n') ? source : `${source}\n`;
    return `${start}synonyms:\n${groups.map((group) => `  - ${toText(group)}\n`).join('')}`;
  }
  const indentation = /[ \t]*(?=-[ \t]*$)/.exec(source.slice(0, first.range[0]))?.[0] ?? '';
  const lineEnd = source.indexOf('\n', source.slice(0, last.range[1]).trimEnd().length);
  const at = lineEnd === -1 ? source.length : lineEnd;
  return source.slice(0, at) + groups.map((group) => `\n${indentation}- ${toText(group)}`).join('') + source.slice(at);
}

function toText(group: SynonymGroup): string {
  if ('equal' in group) return `equal: ${toFlow(group.equal)}`;
  return `oneway: { from: ${toFlow(group.oneway.from)}, to: ${toFlow(group.oneway.to)} }`;
}

function toFlow(words: readonly string[]): string {
  const plain = /^(?!(?:true|false|null|yes|no|on|off)$)\p{L}[\p{L}\p{N} -]*$/iu;
  return `[${words.map((word) => (plain.test(word) ? word : JSON.stringify(word))).join(', ')}]`;
}

function synonymList(document: Document): YAMLSeq {
  if (!isMap(document.contents)) document.contents = document.createNode({});
  const found = document.get('synonyms', true);
  if (isSeq(found) && found.items.length > 0) return found;
  const created = new YAMLSeq(document.schema);
  document.set('synonyms', created);
  return created;
}

/** A group in the style that people write: an entry of the list, with its words in brackets. */
function toNode(document: Document, group: SynonymGroup): YAMLMap {
  const entry = new YAMLMap(document.schema);
  const [key, value] = 'equal' in group ? ['equal', group.equal] : ['oneway', group.oneway];
  entry.add(document.createPair(key, document.createNode(value, { flow: true })));
  return entry;
}
