import { singularize } from '#shop/text/stem.ts';
import type { TermReading, CriteriaTerm, SearchCriteria } from '../conversation/conversation.ts';
import { parseNumberWord } from '../retrieval/numbers.ts';
import { mergeReadings, preferredReadings, readingsOf, type Vocabulary } from '../retrieval/vocabulary.ts';
import { contentStems, functionWords, tokensOf } from '../retrieval/words.ts';
import { isShoppingStopWord } from './correct-spelling.ts';
import { readPrices } from './price-bounds.ts';

type CriteriaSort = SearchCriteria['sort'];

const sortPatterns: readonly (readonly [RegExp, Exclude<CriteriaSort, null>])[] = [
  [
    /\b(?:cheapest|least expensive|most affordable|lowest (?:in )?price[ds]?|low to high|cheap|inexpensive|affordable)\b/,
    'price-ascending',
  ],
  [
    /\b(?:most expensive|priciest|dearest|highest (?:in )?price[ds]?|high to low|most luxurious|(?<!(?:less|least|too|not|so|very) )expensive|luxurious)\b/,
    'price-descending',
  ],
  [/\b(?:newest|latest|most recent|new arrivals?|just (?:came )?in|what(?:'s| is) new)\b/, 'created-descending'],
  [/\b(?:best ?-? ?sell(?:ing|ers?)|most popular|popular|favou?rites?|most bought)\b/, 'best-selling'],
  [/\b(?:alphabetical(?:ly)?|by name|a to z)\b/, 'title-ascending'],
];

const inStockPattern = /\b(?:in stock|available(?: now)?|ready to ship|not sold out)\b/;

/** Reads search criteria from a message, in terms of the catalog; unknown words stay words. */
export function readSlots(message: string, vocabulary: Vocabulary, digits: number): SearchCriteria {
  const text = normalizeFree(normalizeExceptions(tokensOf(message).join(' ')), vocabulary);
  const prices = readPrices(text, digits);
  const sort = sortPatterns.find(([pattern]) => pattern.test(prices.rest)) ?? null;
  const unsorted = sort ? prices.rest.replace(sort[0], ' | ') : prices.rest;
  const available = inStockPattern.test(unsorted);
  const tokens = unsorted.replace(inStockPattern, ' | ').split(' ').filter(Boolean);
  const { spans, words, excluded } = readSpans(tokens, vocabulary);
  const isContent = (stem: string): boolean => !isShoppingStopWord(stem, vocabulary) && !isCount(stem, tokens);
  return {
    terms: [...toTerms(spans, tokens)],
    words: contentStems(words.join(' ')).filter(isContent),
    excluded: contentStems(excluded.join(' ')).filter(isContent),
    phrase: phraseOf(
      tokens,
      spans,
      (token) => !excluded.includes(token) && !isShoppingStopWord(singularize(token), vocabulary),
    ),
    priceMin: prices.min,
    priceMax: prices.max,
    available,
    sort: sort?.[1] ?? null,
  };
}

/** Replaces longer phrases by `except`. */
function normalizeExceptions(text: string): string {
  return text.replace(
    /\b(?:(?:anything|everything|any|all) but(?! not)|other than|apart from|rather than)\b/g,
    'except',
  );
}

/** `lactose free` excludes lactose, unless the shop itself calls products that. */
function normalizeFree(text: string, { phrases }: Vocabulary): string {
  return text.replaceAll(/(\p{L}+)(?: -)? free\b/gu, (whole, word: string) =>
    phrases.has(`${singularize(word)} free`) || functionWords.has(word) ? whole : `without ${word} but`,
  );
}

function isValueOnly(span: PhraseSpan): boolean {
  return span.readings.some(({ kind }) => kind === 'option') && !hasType(span);
}

/** What is looked for: everything but option values, exclusions and words that only ask. */
function phraseOf(
  tokens: readonly string[],
  spans: readonly PhraseSpan[],
  isMeant: (token: string) => boolean,
): string {
  const isFiltered = (index: number): boolean =>
    spans.some((span) => index >= span.from && index < span.to && (span.negated || isValueOnly(span)));
  const meant = tokens.filter(
    (token, index) =>
      /^[\p{L}\d]/u.test(token) &&
      !isFiltered(index) &&
      isMeant(token) &&
      (/^(?:for|with)$/.test(token) || !functionWords.has(singularize(token))),
  );
  return meant.join(' ').replace(/^(?:(?:for|with) ?)+|(?: (?:for|with))+$/g, '');
}

interface PhraseSpan {
  readonly from: number;
  readonly to: number;
  readonly label: string;
  readonly negated: boolean;
  readonly readings: readonly TermReading[];
}

/** The longest phrases that the catalog knows, from left to right, and the tokens between them. */
function readSpans(
  tokens: readonly string[],
  vocabulary: Vocabulary,
): { readonly spans: readonly PhraseSpan[]; readonly words: readonly string[]; readonly excluded: readonly string[] } {
  const spans: PhraseSpan[] = [];
  const words: string[] = [];
  const excluded: string[] = [];
  let negated = false;
  for (let from = 0; from < tokens.length;) {
    const span = spanAt(tokens, from, vocabulary);
    if (span) {
      spans.push({ ...span, negated });
      from = span.to;
      negated &&= isConjunction(tokens[from]);
      continue;
    }
    const token = tokens[from] ?? '';
    if (negated && !negators.has(token) && /^\p{L}{3}/u.test(token) && !isUnlikelyExclusion(token)) {
      excluded.push(token);
      from += 1;
      negated = !/^(?:but|with)$/.test(tokens[from] ?? 'but');
      continue;
    }
    negated =
      negators.has(token) ||
      (negated && (functionWords.has(singularize(token)) || isConjunction(token)) && token !== 'but');
    words.push(token);
    from += 1;
  }
  return { spans, words, excluded };
}

/** `not too expensive`, `no gift`: words that say nothing about what a product contains. */
function isUnlikelyExclusion(token: string): boolean {
  return (
    functionWords.has(singularize(token)) ||
    /^(?:expensive|pricey|dear|costly|big|small|large|heavy|much|wear|added)$/.test(token)
  );
}

const negators = new Set([
  'not',
  'no',
  'neither',
  'without',
  'except',
  'excluding',
  'nor',
  'never',
  "don't",
  "isn't",
  "aren't",
  'besides',
  'minus',
  'ohne',
  'nicht',
  'kein',
  'keine',
  'uten',
  'ikke',
]);

function isConjunction(token: string | undefined): boolean {
  return token === 'or' || token === 'and' || token === 'nor';
}

function spanAt(tokens: readonly string[], from: number, vocabulary: Vocabulary): Omit<PhraseSpan, 'negated'> | null {
  for (let to = Math.min(tokens.length, from + vocabulary.longest + 1); to > from; to -= 1) {
    const phrase = tokens.slice(from, to);
    if (!/^[\p{L}\d]/u.test(phrase[0] ?? '') || !/^[\p{L}\d&+]/u.test(phrase.at(-1) ?? '')) continue;
    const stems = phrase.filter((token) => /^[\p{L}\d]/u.test(token)).map(singularize);
    if (stems.length === 1 && functionWords.has(stems[0] ?? '')) continue;
    const readings = readingsOf(vocabulary, stems);
    if (readings.length > 0) return { from, to, label: phrase.join(' ').replaceAll(' - ', '-'), readings };
  }
  return shortValueAt(tokens, from, vocabulary);
}

/** `in M`, `size L`: a short value only counts after `in`, `size`, an article or the name of its option. */
function shortValueAt(
  tokens: readonly string[],
  from: number,
  vocabulary: Vocabulary,
): Omit<PhraseSpan, 'negated'> | null {
  const [announcer = '', value = ''] = tokens.slice(from, from + 2);
  if (!/^(?:in|size|an?)$/.test(announcer) && !vocabulary.optionNames.has(announcer)) return null;
  const readings = [...vocabulary.optionNames].flatMap((name) => vocabulary.phrases.get(`${name} ${value}`) ?? []);
  const label = `${readings[0]?.name} ${value}`;
  return readings.length > 0 && value.length <= 3 ? { from, to: from + 2, label, readings } : null;
}

/** Joins spans that are alternatives into one term. In a compound (`glass vase`) only the last word is a type. */
function toTerms(spans: readonly PhraseSpan[], tokens: readonly string[]): readonly CriteriaTerm[] {
  const read = spans.map((span, index) => {
    const isMaterial = /^(?:of|in|from|be)$/.test(tokens[span.from - 1] ?? '') && spans.slice(0, index).some(hasType);
    return { ...span, readings: readingsInContext(span, isMaterial, spans[index + 1]) };
  });
  const groups: { last: PhraseSpan; spans: PhraseSpan[] }[] = [];
  for (const [index, span] of read.entries()) {
    const group = groups.find(
      ({ last, spans: [first] }) => first && isAlternative([first, last, span], read[index - 1] === last ? tokens : []),
    );
    if (group) {
      group.spans.push(span);
      group.last = span;
    } else groups.push({ last: span, spans: [span] });
  }
  return groups.map(({ spans: all, last }) => ({
    label: all.map(({ label }) => label).join(' or '),
    negated: last.negated,
    readings: mergeReadings(all.flatMap(({ readings }) => readings)),
  }));
}

/** A modifier or material is not read as a type: `a glass vase`, `a vase made of glass`. */
function readingsInContext(
  span: PhraseSpan,
  isMaterial: boolean,
  next: PhraseSpan | undefined,
): readonly TermReading[] {
  if (span.negated) return span.readings;
  const isModifier = next && next.from === span.to && !next.negated && hasType(next);
  const others = span.readings.filter(({ kind }) => kind !== 'type');
  return preferredReadings((isModifier || isMaterial) && others.length > 0 ? others : span.readings);
}

/** `tokens` is empty when another span lies between the group and the next span. */
function isAlternative(
  [first, last, span]: readonly [first: PhraseSpan, last: PhraseSpan, next: PhraseSpan],
  tokens: readonly string[],
): boolean {
  if (first.negated !== span.negated || first.negated) return false;
  if (hasType(first) && hasType(span)) return true;
  const between = tokens.slice(last.to, span.from);
  if (between.includes('or')) return between.length <= 3;
  const names = new Set(first.readings.filter(({ kind }) => kind === 'option').map(({ name }) => name));
  return span.readings.some(({ kind, name }) => kind === 'option' && names.has(name));
}

function hasType({ readings }: PhraseSpan): boolean {
  return readings.some(({ kind }) => kind === 'type');
}

/** Numbers are not searched for, except in `set of three`. */
function isCount(stem: string, tokens: readonly string[]): boolean {
  return parseNumberWord(stem) !== null && !tokens.includes('set');
}
