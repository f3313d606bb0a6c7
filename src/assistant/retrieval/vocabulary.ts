import type { Catalog } from '#catalog/port.ts';
import {
  attributeName,
  filterKeys,
  isDetailKey,
  isOptionKey,
  noFilters,
} from '#shop/listing/query/list-query-filters.ts';
import type { Collection, FacetValue } from '#shop/listing/listing.ts';
import type { TermReading } from '../conversation/conversation.ts';
import { colorWords, materialWords } from '#shop/lexicon/lexicon.ts';
import { cachedLoader } from './cached-loader.ts';
import { colorWithin, isColorOption } from './variants/variant-color.ts';
import { shortSize, sizesWithin } from './variants/size-range.ts';
import { foldAccents } from '#shop/text/normalize.ts';
import { stemsOf, tokensOf } from './words/words.ts';

/** The words of the catalog, by phrases of stems. */
export interface Vocabulary {
  /** By names of values and titles of collections. */
  readonly phrases: ReadonlyMap<string, readonly TermReading[]>;
  /** By words that are not names: the last word of a type (`lamp`), the family of a color (`blue`). */
  readonly loose: ReadonlyMap<string, readonly TermReading[]>;
  /** Stems in the longest phrase. */
  readonly longest: number;
  /** As `phrases` begin with them: folded stems. */
  readonly optionNames: ReadonlySet<string>;
  readonly collections: readonly Collection[];
}

const maxAgeMs = 5 * 60_000;
const maxCollections = 250;

/** Reads the vocabulary when it is first needed, and again in the background once it is five minutes old. */
export function makeVocabularySource(now: () => number): (catalog: Catalog) => Promise<Vocabulary> {
  return cachedLoader(readVocabulary, { maxAgeMs, allowStale: true, now });
}

async function readVocabulary(catalog: Catalog): Promise<Vocabulary> {
  const query = { scope: { kind: 'all' }, filters: noFilters, sort: null, page: 1 } as const;
  const [listing, { items: collections }] = [await catalog.list(query), await catalog.collections(1, maxCollections)];
  const facets = (listing?.facets ?? []).filter((facet) => facet.kind === 'values');
  const names = facets.flatMap(({ key, values }) => [
    ...values.flatMap((value) => namesOf(key, value)),
    ...(isOptionKey(key) ? shadesOf(key, values) : []),
  ]);
  const phrases = toPhraseMap([...names, ...collectionNames(collections)]);
  return {
    phrases,
    loose: toPhraseMap(facets.flatMap(({ key, values }) => values.flatMap((value) => looseNamesOf(key, value)))),
    longest: Math.max(1, ...[...phrases.keys()].map((key) => key.split(' ').length)),
    optionNames: new Set(facets.flatMap(({ key }) => (isOptionKey(key) ? [keyOfName(attributeName(key))] : []))),
    collections,
  };
}

/** Titles with a number are left out: `Under €50` would take the place of a price. */
function collectionNames(collections: readonly Collection[]): readonly VocabularyEntry[] {
  return collections
    .filter(({ title }) => !/\d/.test(title))
    .map(({ title, handle }) => [title, { kind: 'collection', name: '', values: [handle] }]);
}

/** The meanings of a phrase; empty when the catalog does not know it. */
export function readingsOf(vocabulary: Vocabulary, stems: readonly string[]): readonly TermReading[] {
  const key = stems.join(' ');
  const known =
    vocabulary.phrases.get(key) ??
    vocabulary.phrases.get(key.replace(/l?en$/, '')) ??
    vocabulary.phrases.get(key.replace(/en$/, ''));
  return known ?? vocabulary.loose.get(key) ?? [];
}

/** The readings to search by: a type that is named is meant; a detail or collection only where nothing else has its name. */
export function preferredReadings(readings: readonly TermReading[]): readonly TermReading[] {
  const byPreference = [
    readings.filter(({ kind }) => kind === 'type'),
    readings.filter(({ kind }) => kind !== 'collection' && kind !== 'detail'),
    readings.filter(({ kind }) => kind !== 'collection'),
  ];
  return byPreference.find((some) => some.length > 0) ?? readings;
}

/** Joins readings of the same kind and name into one, whose values are alternatives. */
export function mergeReadings(readings: readonly TermReading[]): TermReading[] {
  const byKey = Map.groupBy(readings, ({ kind, name, values }) =>
    kind === 'collection' ? `${kind} ${values.join()}` : `${kind} ${name}`,
  );
  return [...byKey.values()].flatMap((group) => {
    const first = group[0];
    return first ? [{ ...first, values: [...new Set(group.flatMap(({ values }) => values))] }] : [];
  });
}

type VocabularyEntry = readonly [phrase: string, reading: TermReading];

function namesOf(key: string, { value, label }: FacetValue): readonly VocabularyEntry[] {
  const names = foldAccents(label) === foldAccents(value) ? [label] : [label, value];
  return entriesFor(key, label, [...names, ...sizeOf(label), ...sizesWithin(label), ...shortSizes(label)]);
}

/**
 * `Green` also names `Green check`, and whatever ends in a color or material: `Bottle green`, `Smoked oak`, of colors also
 * `Rauchgrau`. `White` names `Navy/White` only where nothing is white alone.
 */
function shadesOf(key: string, values: readonly FacetValue[]): readonly VocabularyEntry[] {
  const isOfColors = isColorOption(attributeName(key));
  const words = new Set(values.map(({ label }) => foldAccents(label)).filter((label) => /^\p{L}{3,}$/u.test(label)));
  return values.flatMap(({ label }) => {
    const tokens = tokensOf(label);
    const isMixed = /[/&+]/.test(label);
    const own = tokens.filter((token, index) =>
      words.has(token) ? !isMixed : index > 0 && index === tokens.length - 1 && isLook(token),
    );
    const colors = isOfColors && tokens.length === 1 ? tokens.flatMap((token) => colorWithin(token) ?? []) : [];
    return own.length + colors.length > 0 ? entriesFor(key, label, [...own, ...colors]) : [];
  });
}

function isLook(word: string): boolean {
  return colorWords.has(word) || materialWords.has(word);
}

function shortSizes(label: string): readonly string[] {
  const short = shortSize(label);
  return short === null ? [] : [short];
}

/** `170 x 240` names `170 x 240 cm`. */
function sizeOf(label: string): readonly string[] {
  const [, size] = /^(\d[\d.,]* ?[x×] ?\d[\d.,]*) ?\p{L}{1,2}$/u.exec(label.trim()) ?? [];
  return size === undefined ? [] : [size];
}

function looseNamesOf(key: string, { label, swatch }: FacetValue): readonly VocabularyEntry[] {
  const stems = stemsOf(label);
  const families = swatch ? colorFamilies(swatch) : [];
  const heads = kindOf(key) === 'type' && stems.length > 1 ? stems.slice(-1) : [];
  return entriesFor(key, label, [...families, ...heads]);
}

/** Entries that map phrases to a value as the shop writes it. */
function entriesFor(key: string, value: string, phrases: readonly string[]): readonly VocabularyEntry[] {
  const kind = kindOf(key);
  if (!kind) return [];
  const isNamed = kind === 'option' || kind === 'detail';
  const reading: TermReading = { kind, name: isNamed ? attributeName(key) : '', values: [value] };
  return phrases.map((phrase) => [phrase, reading]);
}

function toPhraseMap(entries: readonly VocabularyEntry[]): ReadonlyMap<string, readonly TermReading[]> {
  const map = new Map<string, readonly TermReading[]>();
  for (const [phrase, reading] of entries) {
    const stems = stemsOf(phrase).join(' ');
    const key = isStandalonePhrase(stems) ? stems : `${keyOfName(reading.name)} ${stems}`;
    map.set(key, addReading(map.get(key) ?? [], reading));
  }
  return map;
}

function keyOfName(name: string): string {
  return stemsOf(name).join(' ');
}

/** Values of one kind and name under the same phrase are alternatives within one reading. */
function addReading(readings: readonly TermReading[], added: TermReading): readonly TermReading[] {
  const same = readings.find(({ kind, name }) => kind === added.kind && name === added.name);
  if (!same) return [...readings, added];
  const values = [...new Set([...same.values, ...added.values])];
  return readings.map((each) => (each === same ? { ...same, values } : each));
}

/** A single letter or a bare number only counts after the name of its option. */
function isStandalonePhrase(key: string): boolean {
  return /\p{L}{2}|\d \p{L}/u.test(key);
}

function kindOf(key: string): TermReading['kind'] | null {
  if (isOptionKey(key)) return 'option';
  if (isDetailKey(key)) return 'detail';
  if (key === filterKeys.type) return 'type';
  if (key === filterKeys.vendor) return 'vendor';
  return key === filterKeys.tag ? 'tag' : null;
}

/** The color words for a swatch `#rrggbb`, e.g. `blue` for `#2a3b52`; empty for anything else. */
export function colorFamilies(swatch: string): readonly string[] {
  const channels = /^#([\da-f]{2})([\da-f]{2})([\da-f]{2})$/i.exec(swatch);
  if (!channels) return [];
  const [red = 0, green = 0, blue = 0] = channels.slice(1).map((hex) => Number.parseInt(hex, 16) / 255);
  return familiesOf(toHue(red, green, blue));
}

interface Hue {
  /** Degrees on the colour wheel. */
  readonly hue: number;
  /** 0 grey to 1 pure. */
  readonly chroma: number;
  /** 0 black to 1 white. */
  readonly light: number;
}

function toHue(red: number, green: number, blue: number): Hue {
  const most = Math.max(red, green, blue);
  const chroma = most - Math.min(red, green, blue);
  const sector =
    most === red ? (green - blue) / chroma : most === green ? 2 + (blue - red) / chroma : 4 + (red - green) / chroma;
  return {
    hue: chroma === 0 ? 0 : (sector * 60 + 360) % 360,
    chroma,
    light: 0.2126 * red + 0.7152 * green + 0.0722 * blue,
  };
}

function familiesOf({ hue, chroma, light }: Hue): readonly string[] {
  if (chroma < 0.06) return grayFamilies(light);
  if (chroma < 0.22 && light > 0.7) return hue < 70 ? ['beige', 'cream', light > 0.82 ? 'white' : 'natural'] : ['grey'];
  if (hue < 45 && chroma < 0.4 && light < 0.45) return ['brown'];
  return hueFamilies.find(([end]) => hue < end)?.[1](light) ?? ['red'];
}

function grayFamilies(light: number): readonly string[] {
  if (light > 0.85) return ['white'];
  return light < 0.22 ? ['black'] : ['grey', 'gray'];
}

const hueFamilies: readonly (readonly [end: number, name: (light: number) => readonly string[]])[] = [
  [12, () => ['red']],
  [28, (light) => (light < 0.32 ? ['brown', 'red'] : ['orange', 'red', 'terracotta'])],
  [42, (light) => (light < 0.45 ? ['brown'] : ['orange', 'yellow'])],
  [64, (light) => (light < 0.3 ? ['brown', 'green'] : ['yellow'])],
  [170, () => ['green']],
  [195, () => ['turquoise', 'blue', 'green']],
  [255, () => ['blue']],
  [290, () => ['purple', 'violet']],
  [335, () => ['pink', 'purple']],
];
