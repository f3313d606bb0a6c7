import { negators } from '#shop/lexicon/exclusions.ts';
import { inStockPattern, reducedPattern } from '#shop/listing/availability-words.ts';
import { readPrices } from '#shop/listing/price-bounds.ts';
import { foldAccents } from '#shop/text/normalize.ts';
import { singularize } from '#shop/text/stem.ts';
import type { TermReading, CriteriaTerm, SearchCriteria } from '../../conversation/conversation.ts';
import { readAge } from '../../retrieval/quantities/ages.ts';
import { readGender } from '../../retrieval/quantities/genders.ts';
import { readMeasures } from '../../retrieval/quantities/measures.ts';
import { readPersons } from '../../retrieval/quantities/persons.ts';
import { parseNumberWord } from '#shop/text/numbers.ts';
import { mergeReadings, preferredReadings, readingsOf, type Vocabulary } from '../../retrieval/vocabulary.ts';
import { functionWords } from '../../retrieval/words/function-words.ts';
import { contentStems, tokensOf } from '../../retrieval/words/words.ts';
import { isShoppingStopWord } from '../correct-spelling.ts';
import { freeOf, isExcludable, readExclusions } from './exclusions.ts';
import { isSizeName } from '../../retrieval/variants/size-range.ts';
import { type PhraseSpan, phraseOf } from './search-phrase.ts';

type CriteriaSort = SearchCriteria['sort'];

const sortPatterns: readonly (readonly [RegExp, Exclude<CriteriaSort, null>])[] = [
  [
    /\b(?:cheapest|least expensive|most affordable|lowest (?:in )?price[ds]?|low to high|cheap|inexpensive|affordable|by price|(?:in )?order of price)\b|(?:\bnot|n't) (?:(?:too|that|so|very|quite|overly|really|all that) )?(?:expensive|pricey|dear)\b/,
    'price-ascending',
  ],
  [
    /\b(?:most expensive|priciest|dearest|highest (?:in )?price[ds]?|high to low|most luxurious|(?<!(?:less|least|too|not|so|very|that|quite|overly|really) )expensive|luxurious)\b/,
    'price-descending',
  ],
  [/\b(?:newest|latest|most recent|new arrivals?|just (?:came )?in|what(?:'s| is) new)\b/, 'created-descending'],
  [/\b(?:best ?-? ?sell(?:ing|ers?)|most popular|popular|favou?rites?|most bought)\b/, 'best-selling'],
  [/\b(?:alphabetical(?:ly)?|by name|a to z)\b/, 'title-ascending'],
];

/** The words of the catalog, and stems of words of a message that are not looked for. */
interface SlotVocabulary extends Vocabulary {
  readonly ignored?: ReadonlySet<string>;
}

/** Reads search criteria from a message, in terms of the catalog; unknown words stay words unless they are ignored. */
export function readSlots(message: string, vocabulary: SlotVocabulary, digits: number): SearchCriteria {
  const text = readExclusions(normalizeExceptions(withoutGift(tokensOf(message).join(' '), vocabulary)), vocabulary);
  const aged = readAge(text);
  const counted = readPersons(aged.rest);
  const stated = readMeasures(counted.rest, (word) => vocabulary.phrases.has(word));
  const prices = readPrices(stated.rest, digits);
  const sort = sortPatterns.find(([pattern]) => pattern.test(prices.rest)) ?? null;
  const unsorted = sort ? prices.rest.replace(sort[0], ' | ') : prices.rest;
  const available = inStockPattern.test(unsorted);
  const reduced = readReduced(unsorted, vocabulary);
  const bare = unsorted.replace(inStockPattern, ' | ').replace(reduced ?? '', reduced === null ? '' : ' | ');
  const tokens = bare.split(' ').filter(Boolean);
  const { spans: read, words: unknown, excluded } = readSpans(tokens, vocabulary);
  const named = read.map((span) => ({ ...span, readings: readingsAsTyped(span, message) }));
  const spans = named.filter((span) => !isComplement(span, named, tokens));
  const complements = named.filter((span) => !spans.includes(span)).map(({ label }) => label);
  const words = [...unknown, ...complements];
  const terms = toTerms(spans, tokens);
  const measures = [aged.measure, counted.measure, readGender(text), ...stated.measures].filter(
    (measure) => measure !== null,
  );
  const isMeant = (stem: string): boolean =>
    !isShoppingStopWord(stem, vocabulary) && vocabulary.ignored?.has(stem) !== true;
  const isContent = (stem: string): boolean => isMeant(stem) && !isCount(stem, tokens);
  return {
    terms: [...terms],
    words: contentStems(words.join(' ')).filter(isContent),
    excluded: contentStems([...excluded, ...terms.flatMap(freeOf)].join(' ')).filter(isContent),
    ...(measures.length > 0 && { measures }),
    phrase: phraseOf(message, tokens, {
      spans,
      isMeant: (token) => !excluded.includes(token) && isMeant(singularize(token)),
    }),
    priceMin: prices.min,
    priceMax: prices.max,
    available,
    ...(reduced !== null && { reduced: true as const }),
    sort: sort?.[1] ?? null,
  };
}

/** Where the shop has `maling` (paint) and `Måling` (measuring), only what is written as it was typed. */
function readingsAsTyped(
  { label, readings }: Pick<PhraseSpan, 'label' | 'readings'>,
  message: string,
): readonly TermReading[] {
  const typed = message.normalize('NFC').toLowerCase();
  const isAlike = (value: string): boolean => foldAccents(value) === label;
  const isTyped = ({ values }: TermReading): boolean =>
    values.some(
      (value) =>
        isAlike(value) && new RegExp(`(?<!\\p{L})${RegExp.escape(value.toLowerCase())}(?!\\p{L})`, 'u').test(typed),
    );
  return readings.some(isTyped) ? readings.filter((each) => isTyped(each) || !each.values.some(isAlike)) : readings;
}

/** The words that ask for what is reduced; null where there are none, or the shop has something of their name. */
function readReduced(text: string, vocabulary: Vocabulary): string | null {
  const words = reducedPattern.exec(text)?.[0] ?? null;
  const isName = words?.split(' ').some((word) => readingsOf(vocabulary, [singularize(word)]).length > 0);
  return isName ? null : words;
}

/** `a gift for a child of 3`: what it is for names nothing, unless the shop calls something that. */
function withoutGift(text: string, { phrases }: Vocabulary): string {
  return giftWords.some((word) => phrases.has(word)) ? text : text.replace(giftFor, ' ');
}

const giftFor =
  /^(?:(?:i )?(?:need|want|(?:am )?looking for) |i'?m looking for )?(?:an? |some )?(?:(?:birthday|christmas|xmas|wedding|anniversary|small|nice|little) )*(?:gifts?|presents?|geschenk|gave|presang)(?: ideas?)?(?= (?:for|to) )/;

const giftWords = ['gift', 'present', 'geschenk', 'gave', 'presang'];

/** Replaces longer phrases by `except`. */
function normalizeExceptions(text: string): string {
  return text.replace(
    /\b(?:(?:anything|everything|(?:any|all|every)(?: \p{L}+)?) but(?! not)|other than|apart from|rather than)\b/gu,
    'except',
  );
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
      if (!isFiller(span, tokens)) spans.push({ ...span, negated });
      from = span.to;
      negated &&= isConjunction(tokens[from]);
      continue;
    }
    const token = tokens[from] ?? '';
    if (negated && isExcludable(token)) {
      if (!isParticiple(tokens, from)) excluded.push(token);
      from += 1;
      negated = !/^(?:but|with)$/.test(tokens[from] ?? 'but');
      continue;
    }
    const isDegree: boolean = negated && degreeWords.has(token);
    negated =
      negators.has(token) ||
      (negated && !isDegree && (functionWords.has(singularize(token)) || isConjunction(token)) && token !== 'but');
    if (!negators.has(token)) words.push(token);
    from += 1;
  }
  return { spans, words, excluded };
}

/** `strings for a guitar`, `trimmer with battery`: the second kind is not looked for, but says more of the first. */
function isComplement(span: PhraseSpan, spans: readonly PhraseSpan[], tokens: readonly string[]): boolean {
  const before = spans.slice(0, spans.indexOf(span)).filter((each) => !each.negated && hasType(each));
  const joint = tokens.slice(before.at(-1)?.to ?? span.from, span.from).join(' ');
  return !span.negated && hasType(span) && /^(?:for|with)(?: (?:an?|the|my|our))?$/.test(joint);
}

/** `a new mug` is any mug, although a tag or collection may be called New; a condition New is meant. */
function isFiller({ from, to, readings }: Omit<PhraseSpan, 'negated'>, tokens: readonly string[]): boolean {
  const isNew =
    tokens.slice(from, to).join() === 'new' && /^(?:an?|my|our|his|her|their)$/.test(tokens[from - 1] ?? '');
  return isNew && /^\p{L}/u.test(tokens[to] ?? '') && readings.every(({ kind }) => /^(?:tag|collection)$/.test(kind));
}

/** `no added sugar` excludes sugar, not whatever is added. */
function isParticiple(tokens: readonly string[], index: number): boolean {
  return (tokens[index] ?? '').endsWith('ed') && isExcludable(tokens[index + 1] ?? '');
}

/** `not too expensive` asks for less of something, not for none of it. */
const degreeWords = new Set(['too', 'so', 'very', 'that', 'as', 'zu', 'sehr', 'sa', 'veldig']);

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
  const size = from > 0 && from === tokens.length - 1 ? bareSize(tokens[from] ?? '', vocabulary) : null;
  if (size) return { from, to: from + 1, ...size };
  const [announcer = '', value = ''] = announcedValue(tokens.slice(from, from + 2), vocabulary);
  if (!/^(?:in|size|an?)$/.test(announcer) && !vocabulary.optionNames.has(announcer)) return null;
  const readings = [...vocabulary.optionNames].flatMap((name) => vocabulary.phrases.get(`${name} ${value}`) ?? []);
  const label = `${readings[0]?.name} ${value}`;
  return readings.length > 0 && value.length <= 3 ? { from, to: from + 2, label, readings } : null;
}

/** `pack 6`, also as `six pack`. */
function announcedValue([first = '', second = '']: readonly string[], { optionNames }: Vocabulary): readonly string[] {
  const count = parseNumberWord(first);
  const isCounted =
    count !== null &&
    optionNames.has(singularize(second)) &&
    /^(?:pack|box|case|set|bundle)$/.test(singularize(second));
  return isCounted ? [singularize(second), String(count)] : [first, second];
}

/** `navy sweater L`, `jeans 32`: a size at the end needs no `in`, where options have it. */
function bareSize(token: string, { optionNames, phrases }: Vocabulary): Pick<PhraseSpan, 'label' | 'readings'> | null {
  const isNumber = /^\d{2}$/.test(token);
  if (!isNumber && !/^(?:x{0,3}[sl]|m)$/.test(token)) return null;
  const names = [...optionNames];
  const sized = names.filter((name) => !isNumber || isSizeName(name)).map((name) => `${name} ${token}`);
  const written = isNumber ? [...sized, ...names.map((name) => `${name} w${token}`)] : sized;
  const known = written.filter((phrase) => phrases.has(phrase));
  const readings = known.flatMap((phrase) => phrases.get(phrase) ?? []);
  const [label] = known.flatMap((phrase) =>
    readings.slice(0, 1).map(({ name }) => `${name} ${phrase.split(' ').at(-1)}`),
  );
  return label === undefined ? null : { label, readings };
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
  // `phone case` is one thing.
  const isCompound = tokens.length > 0 && last.to === span.from;
  if (hasType(first) && hasType(span)) return !isCompound;
  const between = tokens.slice(last.to, span.from);
  if (between.includes('or')) return between.length <= 3;
  const names = new Set(first.readings.filter(({ kind }) => kind === 'option').map(({ name }) => name));
  return span.readings.some(({ kind, name }) => kind === 'option' && names.has(name));
}

function hasType({ readings }: PhraseSpan): boolean {
  return readings.some(({ kind }) => kind === 'type');
}

/** Numbers are not searched for, except in `set of three` and as a model number, `is the 2410 in stock`. */
function isCount(stem: string, tokens: readonly string[]): boolean {
  return parseNumberWord(stem) !== null && !/^\d{3}/.test(stem) && !tokens.includes('set');
}
