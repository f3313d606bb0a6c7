import { LRUCache } from 'lru-cache';
import { titleHeadNouns } from '#shop/lexicon/head-noun.ts';
import { isForeignThing } from '#shop/lexicon/lexicon.ts';
import { codesAt, compoundTerm, isStopWord, splitWords, tokenize, type Word } from '#shop/text/tokenize.ts';
import { accessoryWords } from './accessory-words.ts';
import { spellingOnlyWord } from './dictionary.ts';
import { fieldBits, fields, type SearchField, type SearchFieldName } from './fields.ts';
import { accessoryTerm, classTerm, headTerm } from './marked-terms.ts';

/** Weight (1–255) and fields (bits) of a term in a document. */
export interface TermWeight {
  readonly weight: number;
  readonly fields: number;
}

/** The index entry of a product. */
export interface IndexEntry {
  readonly class: string;
  readonly terms: ReadonlyMap<string, TermWeight>;
  /** Words for completion and correction; marked by `spellingOnlyWord` where they are for correction only. */
  readonly words: ReadonlySet<string>;
}

export type ProductTexts = Readonly<Record<SearchFieldName, string>>;

/** Maximum indexed words of a field. */
const maxFieldWords = 1500;
/** Strength at which a term has half of its greatest weight: `k1` of BM25. */
const halfStrength = 1.2;
/** The stored weight that strength approaches. */
const maxWeight = 255;

/**
 * Weighs the terms of a product by BM25F: strengths in all fields are added, then saturate. Robertson, Zaragoza: “The
 * Probabilistic Relevance Framework: BM25 and Beyond” (2009), chapter 3.
 */
export function createIndexEntry(texts: ProductTexts): IndexEntry {
  const found = new Map<string, number[]>();
  const words = new Set<string>();
  for (const [index, field] of fields.entries()) {
    const { strengths, spelled } = analyzeFieldCached(field, texts[field.name]);
    for (const word of spelled) words.add(word);
    for (const [term, strength] of strengths) strengthsOf(found, term)[index] = strength;
  }
  const name = normalizedName(classOf(texts));
  const terms = termWeights(found, texts);
  if (name !== '') terms.set(classTerm(name), { weight: titleWeight, fields: fieldBits.type });
  return { class: name, terms, words };
}

/** A product's type, or else the last part of its category. */
function classOf({ type, category }: ProductTexts): string {
  return type.trim() === '' ? (category.split(/[/>›|.]/u).findLast((part) => part.trim() !== '') ?? '') : type;
}

function normalizedName(text: string): string {
  return tokenize(text)
    .map(({ term }) => term)
    .join(' ');
}

/** The terms and words of one field's text. */
interface AnalyzedField {
  readonly strengths: ReadonlyMap<string, number>;
  readonly spelled: readonly string[];
}

/** Cache of short texts: products share their types, vendors, values and tags. */
const recentFields = new LRUCache<string, AnalyzedField>({ max: 5000 });
const maxCachedCharacters = 120;

function analyzeFieldCached(field: SearchField, text: string): AnalyzedField {
  if (text.length > maxCachedCharacters) return analyzeField(field, text);
  const name = `${field.name}\n${text}`;
  const known = recentFields.get(name) ?? analyzeField(field, text);
  recentFields.set(name, known);
  return known;
}

function analyzeField(field: SearchField, text: string): AnalyzedField {
  const words = tokenize(text).slice(0, maxFieldWords);
  const strengths = new Map<string, number>();
  for (const [term, uses] of countUses(words, field.compounds)) {
    const length = 1 - field.lengthBias + (field.lengthBias * words.length) / field.typicalWords;
    strengths.set(term, (field.weight * uses) / length);
  }
  return { strengths, spelled: field.words ? dictionaryWordsIn(text, field.words) : [] };
}

function dictionaryWordsIn(text: string, words: 'complete' | 'correct'): readonly string[] {
  const spelled = splitWords(text).filter(isDictionaryWord);
  return words === 'correct' ? spelled.map(spellingOnlyWord) : spelled;
}

function isDictionaryWord(word: string): boolean {
  return word.length > 2 && word.length < 40 && !/\d/.test(word);
}

function strengthsOf(found: Map<string, number[]>, term: string): number[] {
  const known = found.get(term);
  if (known) return known;
  const created: number[] = [];
  found.set(term, created);
  return created;
}

/** Uses of each term; words such as `it` only count in texts that have no others: the novel `It`. */
function countUses(words: readonly Word[], compounds: boolean): ReadonlyMap<string, number> {
  const uses = new Map<string, number>();
  const hasContent = words.some((word) => !isStopWord(word));
  const add = (term: string): unknown => uses.set(term, (uses.get(term) ?? 0) + 1);
  for (const [index, word] of words.entries()) {
    const codes = codesAt(words, index).map(({ term }) => term);
    for (const code of codes) add(code);
    if (hasContent && isStopWord(word)) continue;
    add(word.term);
    for (const other of [...word.also, ...modelNumber(word)]) add(other);
    const next = words[index + 1];
    const compound = compounds && next && !isStopWord(next) ? compoundTerm(word, next) : null;
    if (compound !== null && !codes.includes(compound)) add(compound);
  }
  return uses;
}

/** The digits of a model, by which it is also called without its letters: `7805` of `LM7805CT`. */
function modelNumber({ surface }: Word): readonly string[] {
  const [, digits] = /^\p{L}{0,4}(\d{3,})\p{L}{0,4}$/u.exec(surface) ?? [];
  return digits === undefined || digits === surface ? [] : [digits];
}

function termWeights(found: ReadonlyMap<string, readonly number[]>, texts: ProductTexts): Map<string, TermWeight> {
  const terms = new Map<string, TermWeight>();
  for (const [term, strengths] of found) {
    terms.set(term, combineStrengths(strengths));
  }
  for (const [term, weight] of headWeights(texts)) terms.set(headTerm(term), { weight, fields: fieldBits.type });
  for (const term of accessoryWords({ title: texts.title, class: classOf(texts), vendor: texts.vendor }))
    terms.set(accessoryTerm(term), { weight: titleWeight, fields: fieldBits.title });
  return terms;
}

/** Combines a term's strengths in each field that has it. */
function combineStrengths(strengths: readonly number[]): TermWeight {
  let [strength, mask] = [0, 0];
  for (const [index, { name }] of fields.entries()) {
    const own = strengths[index];
    if (own === undefined) continue;
    strength += own;
    mask |= fieldBits[name];
  }
  return { weight: saturate(strength), fields: mask };
}

function saturate(strength: number): number {
  return Math.max(1, Math.round((maxWeight * strength) / (strength + halfStrength)));
}

/** The weight of one use in a title of usual length. */
const titleWeight = saturate(fields[0]?.weight ?? 1);

/** What a product is, by its class and its title; half the weight where only one of them has it. */
function headWeights(texts: ProductTexts): ReadonlyMap<string, number> {
  const found = new Map<string, number>();
  const name = classOf(texts);
  const ofTitle = headTermsIn(texts.title);
  const heads = [headTermsIn(name), name.trim() === '' ? ofTitle.union(knownThingIn(texts.title)) : ofTitle];
  for (const head of heads.flatMap((terms) => [...terms])) found.set(head, (found.get(head) ?? 0) + titleWeight / 2);
  return found;
}

/** The last noun of a name, and the last before its first measure: `drive` and `SATA` of `Solid state drive 80 GB SATA`. */
function headTermsIn(name: string): ReadonlySet<string> {
  return new Set(titleHeadNouns(nameWords(name)).map(({ term }) => term));
}

/**
 * `Reisewasserkocher` of `Reisewasserkocher Piko`: no type says what it is, and in German and Norwegian names of its own come
 * after the noun. In English the noun comes last: `ASUS gaming motherboard`.
 */
function knownThingIn(title: string): ReadonlySet<string> {
  const words = nameWords(title);
  const last = titleHeadNouns(words).at(-1);
  if (!last || isNamed(last)) return new Set();
  const things = words.slice(0, words.indexOf(last)).filter(isNamed);
  return new Set(things.slice(-1).map(({ term }) => term));
}

function nameWords(name: string): readonly Word[] {
  return tokenize(name.replace(/[,(|–].*$/u, ''));
}

/** Whether a word, or what it ends in, is the name of a thing in a language that writes compounds as one word. */
function isNamed({ surface }: Word): boolean {
  return endingsOf(surface).some(isForeignThing);
}

/** A word and what it may be a compound of: at least three letters and a thing of five. */
function endingsOf(word: string): readonly string[] {
  const cuts = Array.from({ length: Math.max(0, Math.min(word.length, 40) - 7) }, (_, index) => index + 3);
  return [word, ...cuts.map((cut) => word.slice(cut))];
}
