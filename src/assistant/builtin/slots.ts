import { numberWord } from '../consent.ts';
import type { Reading, Term, Wanted } from '../conversation.ts';
import { united } from '../tools/search-products.ts';
import { preferred, readingsOf, type Vocabulary } from '../vocabulary.ts';
import { contentStems, functionWords, singular, tokensOf } from '../words.ts';
import { isChatter } from './chatter.ts';
import { readPrices } from './prices.ts';

type Sort = Wanted['sort'];

const sorts: readonly (readonly [RegExp, Exclude<Sort, null>])[] = [
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

const inStock = /\b(?:in stock|available(?: now)?|ready to ship|not sold out)\b/;

/** What a message asks products to be, in the catalogue's own words; what it does not know is left as words. */
export function readSlots(message: string, vocabulary: Vocabulary, digits: number): Wanted {
  const prices = readPrices(withExceptions(tokensOf(message).join(' ')), digits);
  const sort = sorts.find(([pattern]) => pattern.test(prices.rest)) ?? null;
  const unsorted = sort ? prices.rest.replace(sort[0], ' | ') : prices.rest;
  const available = inStock.test(unsorted);
  const tokens = unsorted.replace(inStock, ' | ').split(' ').filter(Boolean);
  const { spans, words } = readSpans(tokens, vocabulary);
  return {
    terms: [...toTerms(spans, tokens)],
    words: contentStems(words.join(' ')).filter((stem) => !isChatter(stem, vocabulary) && !isCount(stem, tokens)),
    priceMin: prices.min,
    priceMax: prices.max,
    available,
    sort: sort?.[1] ?? null,
  };
}

/** Ways to say `except` in more words. */
function withExceptions(text: string): string {
  return text.replace(
    /\b(?:(?:anything|everything|any|all) but(?! not)|other than|apart from|rather than)\b/g,
    'except',
  );
}

interface Span {
  readonly from: number;
  readonly to: number;
  readonly label: string;
  readonly negated: boolean;
  readonly readings: readonly Reading[];
}

/** The longest phrases that the catalogue knows, from left to right, and the tokens between them. */
function readSpans(
  tokens: readonly string[],
  vocabulary: Vocabulary,
): { readonly spans: readonly Span[]; readonly words: readonly string[] } {
  const spans: Span[] = [];
  const words: string[] = [];
  let negated = false;
  for (let from = 0; from < tokens.length;) {
    const span = spanAt(tokens, from, vocabulary);
    if (span) {
      spans.push({ ...span, negated });
      from = span.to;
      negated &&= joins(tokens[from]);
      continue;
    }
    const token = tokens[from] ?? '';
    negated =
      negators.has(token) || (negated && (functionWords.has(singular(token)) || joins(token)) && token !== 'but');
    words.push(token);
    from += 1;
  }
  return { spans, words };
}

const negators = new Set([
  'not',
  'no',
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
]);

function joins(token: string | undefined): boolean {
  return token === 'or' || token === 'and' || token === 'nor';
}

function spanAt(tokens: readonly string[], from: number, vocabulary: Vocabulary): Omit<Span, 'negated'> | null {
  for (let to = Math.min(tokens.length, from + vocabulary.longest + 1); to > from; to -= 1) {
    const phrase = tokens.slice(from, to);
    if (!/^[\p{L}\d]/u.test(phrase[0] ?? '') || !/^[\p{L}\d&+]/u.test(phrase.at(-1) ?? '')) continue;
    const stems = phrase.filter((token) => /^[\p{L}\d]/u.test(token)).map(singular);
    if (stems.length === 1 && functionWords.has(stems[0] ?? '')) continue;
    const readings = readingsOf(vocabulary, stems);
    if (readings.length > 0) return { from, to, label: phrase.join(' ').replaceAll(' - ', '-'), readings };
  }
  return shortValueAt(tokens, from, vocabulary);
}

/** `in M`, `size L`: a value of one letter counts after a word that announces it. */
function shortValueAt(tokens: readonly string[], from: number, vocabulary: Vocabulary): Omit<Span, 'negated'> | null {
  const [announcer = '', value = ''] = tokens.slice(from, from + 2);
  if (!/^(?:in|size|an?)$/.test(announcer) && !vocabulary.optionNames.has(announcer)) return null;
  const readings = [...vocabulary.optionNames].flatMap((name) => vocabulary.phrases.get(`${name} ${value}`) ?? []);
  const label = `${readings[0]?.name} ${value}`;
  return readings.length > 0 && value.length <= 3 ? { from, to: from + 2, label, readings } : null;
}

/** Spans as terms: alternatives in one, of a compound (`glass vase`) only the last word as what the thing is. */
function toTerms(spans: readonly Span[], tokens: readonly string[]): readonly Term[] {
  const read = spans.map((span, index) => {
    const isMaterial = /^(?:of|in|from|be)$/.test(tokens[span.from - 1] ?? '') && spans.slice(0, index).some(hasType);
    return { ...span, readings: inContext(span, isMaterial, spans[index + 1]) };
  });
  const groups: { last: Span; spans: Span[] }[] = [];
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
    readings: united(all.flatMap(({ readings }) => readings)),
  }));
}

/** What a thing is made of, or is like, is no kind of thing beside another: `a glass vase`, `a vase made of glass`. */
function inContext(span: Span, isMaterial: boolean, next: Span | undefined): readonly Reading[] {
  if (span.negated) return span.readings;
  const isModifier = next && next.from === span.to && !next.negated && hasType(next);
  const others = span.readings.filter(({ kind }) => kind !== 'type');
  return preferred((isModifier || isMaterial) && others.length > 0 ? others : span.readings);
}

/** `tokens` only when nothing known stands between the last of the group and the next. */
function isAlternative(
  [first, last, span]: readonly [first: Span, last: Span, next: Span],
  tokens: readonly string[],
): boolean {
  if (first.negated !== span.negated || first.negated) return false;
  if (hasType(first) && hasType(span)) return true;
  const between = tokens.slice(last.to, span.from);
  if (between.includes('or')) return between.length <= 3;
  const names = new Set(first.readings.filter(({ kind }) => kind === 'option').map(({ name }) => name));
  return span.readings.some(({ kind, name }) => kind === 'option' && names.has(name));
}

function hasType({ readings }: Span): boolean {
  return readings.some(({ kind }) => kind === 'type');
}

/** A number is no word to search for, unless it is of a name: `set of three`. */
function isCount(stem: string, tokens: readonly string[]): boolean {
  return numberWord(stem) !== null && !tokens.includes('set');
}
