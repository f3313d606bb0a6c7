import { LRUCache } from 'lru-cache';
import { searchWords } from '../search-words.ts';
import { fieldBits, fields, type Field, type FieldName } from './fields.ts';
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
    const { strengths, spelled } = readField(field, texts[field.name]);
    for (const word of spelled) words.add(word);
    for (const [term, strength] of strengths) strengthsOf(found, term)[index] = strength;
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

/** What a field makes of a text. */
interface Said {
  readonly strengths: ReadonlyMap<string, number>;
  readonly spelled: readonly string[];
}

/** Short texts that were read lately: products of a catalogue share their types, vendors, values and tags. */
const lately = new LRUCache<string, Said>({ max: 5000 });
const short = 120;

function readField(field: Field, text: string): Said {
  if (text.length > short) return sayField(field, text);
  const name = `${field.name}\n${text}`;
  const known = lately.get(name) ?? sayField(field, text);
  lately.set(name, known);
  return known;
}

function sayField(field: Field, text: string): Said {
  const said = wordsOf(text).slice(0, mostWords);
  const strengths = new Map<string, number>();
  for (const [term, uses] of usesOf(said, field.joins)) {
    const strength = (uses * 2.2) / (uses + 1.2 * (1 - field.bias + (field.bias * said.length) / field.usual));
    strengths.set(term, field.weight * strength);
  }
  return { strengths, spelled: field.words ? spelledIn(text, field.words) : [] };
}

function spelledIn(text: string, words: 'offered' | 'known'): readonly string[] {
  const spelled = searchWords(text).filter(isSpelled);
  return words === 'known' ? spelled.map(knownWord) : spelled;
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
    terms.set(term, weightOf(strengths));
  }
  for (const [term, weight] of heads(texts)) terms.set(headTerm(term), { weight, fields: fieldBits.type });
  return terms;
}

/** `strengths`: of a term in each field that has it. */
function weightOf(strengths: readonly number[]): Weight {
  let [best, all, mask] = [0, 0, 0];
  for (const [index, { name }] of fields.entries()) {
    const strength = strengths[index];
    if (strength === undefined) continue;
    best = Math.max(best, strength);
    all += strength;
    mask |= fieldBits[name];
  }
  return { weight: clamp((best + besides * (all - best)) * unit), fields: mask };
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
