import { searchWords } from '../search-words.ts';
import { fieldBits, fields, type FieldName } from './fields.ts';
import { knownWord } from './known-word.ts';
import { headOf, isFiller, joinedTerm, wordsOf, type Word } from './words.ts';

/** Weight (1–255) and fields (bits) of a term in a document. */
export interface Weight {
  readonly weight: number;
  readonly fields: number;
}

/** What the index keeps of a product. */
export interface Entry {
  readonly class: string;
  readonly terms: ReadonlyMap<string, Weight>;
  /** Words as they are written, for completion and spelling; `knownWord` where they are for spelling alone. */
  readonly words: ReadonlySet<string>;
}

export type Texts = Readonly<Record<FieldName, string>>;

/** A field holds at most so many words for search. */
const mostWords = 1500;
/** What a term adds in fields other than its best one. */
const besides = 0.25;
/** The weight of a single use in a title of usual length. */
const unit = 90;

/** How strongly each term stands for a product: by its best field, saturating with repetition, lighter in long texts. */
export function entryOf(texts: Texts): Entry {
  const found = new Map<string, number[]>();
  const words = new Set<string>();
  for (const [index, field] of fields.entries()) {
    const said = wordsOf(texts[field.name]).slice(0, mostWords);
    for (const word of field.words ? searchWords(texts[field.name]) : [])
      if (isSpelled(word)) words.add(field.words === 'known' ? knownWord(word) : word);
    for (const [term, uses] of usesOf(said, field.joins)) {
      const strength = (uses * 2.2) / (uses + 1.2 * (1 - field.bias + (field.bias * said.length) / field.usual));
      strengthsOf(found, term)[index] = field.weight * strength;
    }
  }
  const name = termsIn(classOf(texts));
  const terms = weights(found, texts);
  if (name !== '') terms.set(classTerm(name), { weight: unit, fields: fieldBits.type });
  return { class: name, terms, words };
}

/** A product's type, or else the last place of its category. */
function classOf({ type, category }: Texts): string {
  return type.trim() === '' ? (category.split(/[/>›|.]/u).findLast((part) => part.trim() !== '') ?? '') : type;
}

function termsIn(text: string): string {
  return wordsOf(text)
    .map(({ term }) => term)
    .join(' ');
}

/** The term of all products of a class. No word looks like it. */
export function classTerm(name: string): string {
  return `@${name}`;
}

function isSpelled(word: string): boolean {
  return word.length > 2 && word.length < 40 && !/\d/.test(word);
}

function strengthsOf(found: Map<string, number[]>, term: string): number[] {
  const known = found.get(term);
  if (known) return known;
  const made: number[] = [];
  found.set(term, made);
  return made;
}

function usesOf(words: readonly Word[], joins: boolean): ReadonlyMap<string, number> {
  const uses = new Map<string, number>();
  const add = (term: string): unknown => uses.set(term, (uses.get(term) ?? 0) + 1);
  for (const [index, word] of words.entries()) {
    if (isFiller(word)) continue;
    add(word.term);
    for (const other of word.also) add(other);
    const next = words[index + 1];
    if (joins && next && !isFiller(next)) add(joinedTerm(word, next));
  }
  return uses;
}

function weights(found: ReadonlyMap<string, readonly number[]>, texts: Texts): Map<string, Weight> {
  const terms = new Map<string, Weight>();
  for (const [term, strengths] of found) {
    const given = strengths.filter((strength) => strength !== undefined);
    const best = Math.max(...given);
    const all = given.reduce((sum, strength) => sum + strength, 0);
    const mask = fields.reduce((bits, { name }, index) => (strengths[index] ? bits | fieldBits[name] : bits), 0);
    terms.set(term, { weight: clamp((best + besides * (all - best)) * unit), fields: mask });
  }
  for (const [term, weight] of heads(texts)) terms.set(headTerm(term), { weight, fields: fieldBits.type });
  return terms;
}

/** What a product is, by its class and by its title; half as sure where only one of them says so. */
function heads(texts: Texts): ReadonlyMap<string, number> {
  const found = new Map<string, number>();
  for (const text of [classOf(texts), texts.title]) {
    const head = headOf(wordsOf(text.replace(/[,(|–].*$/u, '')));
    if (head) found.set(head.term, (found.get(head.term) ?? 0) + unit / 2);
  }
  return found;
}

/** The term of what a product is, apart from what it mentions. No word looks like it. */
export function headTerm(term: string): string {
  return `=${term}`;
}

function clamp(weight: number): number {
  return Math.max(1, Math.min(255, Math.round(weight)));
}
