import { readExcludedWord } from '#shop/lexicon/excluded-words.ts';
import { isDenial, negations } from '#shop/lexicon/exclusions.ts';
import { findNamedKind } from '#shop/lexicon/kinds.ts';
import { normalizeForSearch } from '#shop/text/normalize.ts';
import { specificationsOf } from '#shop/text/specifications.ts';
import { tokenize, type Word } from '#shop/text/tokenize.ts';
import type { Database } from '#storage/database.ts';
import { groupById, id, integer, type SqlRow, text, textOrNull } from '#storage/row.ts';
import { wordsStartingWith } from './index/dictionary.ts';
import { fieldBits } from './index/fields.ts';
import { blockSize, readPostings } from './index/postings.ts';
import { inflections, relatedWords } from './query/closed-compounds.ts';
import { productsOfKind } from './query/find-members.ts';

/** What products say of a word that must not be in them; those that say nothing are in neither. */
export interface ExclusionStatements {
  readonly having: ReadonlySet<number>;
  /** They say that it is not there: `alcohol free`, `Cable: none`. */
  readonly free: ReadonlySet<number>;
}

/** Of more products that name the word only the index is asked, which does not know `with` from `without`. */
const maxRead = 100;

/** `ids`: the products in question, the most important first; null: all. */
export function readStatements(store: Database, ids: readonly number[] | null, word: string): ExclusionStatements {
  const terms = termsOf(store, word);
  const [naming, claiming] = [productsWith(store, terms.having), productsWith(store, terms.free)];
  const concerned = naming.union(claiming);
  const asked = ids === null ? [...concerned] : ids.filter((id) => concerned.has(id));
  const [read, rest] = [asked.slice(0, maxRead), asked.slice(maxRead)];
  const having = new Set(rest.filter((id) => naming.has(id) && !claiming.has(id)));
  const free = new Set(rest.filter((id) => claiming.has(id)));
  for (const [id, texts] of readTexts(store, read)) {
    const stated = statementIn(texts, terms);
    if (stated !== null) (stated === 'has' ? having : free).add(id);
  }
  const members = productsNamedBy(store, word);
  return { having: having.union(members).difference(free), free };
}

/** What the word means where it names a kind of things: rings for `jewelry`. */
function productsNamedBy(store: Database, word: string): ReadonlySet<number> {
  const named = findNamedKind(tokenize(word));
  return named ? productsOfKind(store, named) : new Set();
}

interface ExclusionTerms {
  readonly having: ReadonlySet<string>;
  readonly free: ReadonlySet<string>;
  /** Matches normalized texts with words that begin like a term. */
  readonly likely: RegExp;
}

function termsOf(store: Database, excluded: string): ExclusionTerms {
  const { names, contained, claims } = readExcludedWord(excluded);
  const forms = [...names, ...contained].flatMap(({ surface }) => inflections(store, surface));
  const related = relatedWords(store, excluded).map(({ word }) => word);
  const written = [...related, ...forms].flatMap(tokenize);
  const claimed = claims.flatMap((claim) => [
    claim,
    ...wordsStartingWith(store, claim, maxForms).map(({ word }) => word),
  ]);
  const having = new Set([...names, ...contained, ...written].map(({ term }) => term));
  const free = new Set(claimed.flatMap((claim) => tokenize(normalizeForSearch(claim))).map(({ term }) => term));
  return { having, free, likely: beginningLike([...having, ...free]) };
}

/** Letters that a word nearly always shares with its term: `shelves` and `shelf`, but not `feet` and `foot`. */
const sharedLetters = 3;

function beginningLike(terms: readonly string[]): RegExp {
  const beginnings = new Set(terms.map((term) => RegExp.escape(term.slice(0, sharedLetters))));
  return new RegExp(String.raw`(?<![\p{L}\p{N}])(?:${[...beginnings].join('|')})`, 'u');
}

/** Endings of an adjective. */
const maxForms = 8;

/** Products that have a term elsewhere than in values of options: those are excluded by variant. */
function productsWith(store: Database, terms: ReadonlySet<string>): ReadonlySet<number> {
  const postings = readPostings(store, terms);
  const found = new Set<number>();
  for (const term of terms)
    for (const [block, cells] of postings.of(term)?.blocks ?? [])
      for (const cell of cells) if (cell >>> 24 !== fieldBits.options) found.add(block * blockSize + (cell & 0xffff));
  return found;
}

interface StatingTexts {
  /** Title, subtitle, type, vendor and tags: what they say is believed, whatever the others mention. */
  readonly names: readonly string[];
  /** Those in the description as well. */
  readonly details: readonly { readonly name: string; readonly value: string }[];
  readonly description: string;
}

function readTexts(store: Database, ids: readonly number[]): ReadonlyMap<number, StatingTexts> {
  const asked = JSON.stringify(ids);
  const read = (columns: string, table: string, key: string): readonly SqlRow[] =>
    store.all(`SELECT ${columns} FROM ${table} WHERE ${key} IN (SELECT value FROM json_each(?))`, asked);
  const tags = groupById(read('product_id, tag', 'product_tag', 'product_id'), 'product_id', (row) => text(row, 'tag'));
  const details = groupById(read('product_id, name, value', 'product_detail', 'product_id'), 'product_id', (row) => ({
    name: text(row, 'name'),
    value: text(row, 'value'),
  }));
  return new Map(
    read('id, title, subtitle, type, vendor, description', 'product', 'id').map((row) => {
      const description = text(row, 'description');
      const names = ['title', 'subtitle', 'type', 'vendor'].map((column) => textOrNull(row, column) ?? '');
      const texts = {
        names: [...names, ...(tags.get(id(row)) ?? [])],
        details: [...(details.get(id(row)) ?? []), ...specificationsOf(description)],
        description,
      };
      return [integer(row, 'id'), texts];
    }),
  );
}

type Statement = 'has' | 'free';

function statementIn(texts: StatingTexts, terms: ExclusionTerms): Statement | null {
  return statementOf(texts, terms, terms.likely) ?? statementOf(texts, terms, null);
}

/** Only texts that match `likely` are read, or all: dividing a text into words takes far longer than looking for some. */
function statementOf(texts: StatingTexts, terms: ExclusionTerms, likely: RegExp | null): Statement | null {
  const mayState = (text: string): boolean => likely?.test(normalizeForSearch(text)) ?? true;
  const ofNames = statementsOf(texts.names.filter(mayState), terms);
  if (ofNames.includes('free')) return 'free';
  const facts = texts.details.flatMap(({ name, value }): readonly Statement[] => {
    if (!mayState(`${name} ${value}`)) return [];
    const named = isDenial(value) ? statementsOf([name], terms) : [];
    return named.length > 0 ? named.map(opposite) : statementsOf([`${name} ${value}`], terms);
  });
  // What follows a comma is no longer denied: `Without battery, charger included`.
  const clauses = mayState(texts.description) ? texts.description.split(/[.,;:!?()]\s|[\n<>|]/).filter(mayState) : [];
  const stated = [...ofNames, ...facts, ...statementsOf(clauses, terms)];
  if (stated.includes('has')) return 'has';
  return stated.length > 0 ? 'free' : null;
}

/** `Cable: none`, and `Gluten free: no`. */
function opposite(stated: Statement): Statement {
  return stated === 'has' ? 'free' : 'has';
}

function statementsOf(texts: readonly string[], { having, free }: ExclusionTerms): readonly Statement[] {
  return texts.flatMap((each) => {
    const words = tokenize(each);
    return words.flatMap(({ term }, index): readonly Statement[] => {
      if (free.has(term)) return ['free'];
      if (!having.has(term)) return [];
      return [isDenied(words, index) ? 'free' : 'has'];
    });
  });
}

/** `free from added sugar`, `sugar free`, `0,0 % Alkohol`. */
function isDenied(words: readonly Word[], index: number): boolean {
  const before = words.slice(Math.max(0, index - 3), index);
  const next = words[index + 1]?.surface ?? '';
  return /^(?:free|frei|fri|0)$/.test(next) || before.some(({ surface }) => negations.has(surface));
}
