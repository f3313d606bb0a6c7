import { negators } from '../lexicon/exclusions.ts';
import { fractionDigits } from '../product/money.ts';
import { collapseWhitespace, foldAccents } from '../text/normalize.ts';
import { isStopWord } from '../text/tokenize.ts';
import { inStockPattern, reducedPattern } from './availability-words.ts';
import { findPrices, isOtherCurrency, type TextRange, withBars } from './price-bounds.ts';

/** What a search term demands besides its words: a price, that it is in stock or reduced, and what it must not have. */
export interface SearchConstraints {
  /** The term without them. */
  readonly term: string;
  /** As they are written. */
  readonly phrases: readonly ConstraintPhrase[];
  /** Minor units, inclusive; null without a bound. */
  readonly priceMin: number | null;
  readonly priceMax: number | null;
  readonly isAvailable: boolean;
  readonly isReduced: boolean;
  /** Words that must not be in it, as they are written. */
  readonly without: readonly string[];
}

export interface ConstraintPhrase {
  readonly text: string;
  readonly isExclusion: boolean;
}

/**
 * The constraints in a search term in English, German or Norwegian, by which the assistant reads messages, too; null where
 * there is none. What stands in quotation marks is only words. `currency` (ISO 4217): a price in another one is no constraint.
 */
export function readConstraints(term: string, currency: string): SearchConstraints | null {
  const tokens = tokensIn(term);
  const text = tokens.map(({ folded }) => folded).join(' ');
  const prices = isOtherCurrency(text, currency) ? noPrices : findPrices(text, fractionDigits(currency));
  const unpriced = withBars(text, prices.phrases);
  const [available, reduced] = [rangeOf(inStockPattern, unpriced), rangeOf(reducedPattern, unpriced)];
  const exclusions = exclusionsIn(withBars(unpriced, [...available, ...reduced]));
  const others = [...prices.phrases, ...available, ...reduced];
  const ranges = [...others, ...exclusions.ranges]
    .map((range) => ({ ...writtenRange(tokens, range), isExclusion: !others.includes(range) }))
    .toSorted((one, other) => one.from - other.from);
  if (ranges.length === 0) return null;
  return {
    term: withoutRanges(term, ranges),
    phrases: ranges.map(({ isExclusion, ...range }) => ({ text: writtenIn(term, range), isExclusion })),
    priceMin: prices.min,
    priceMax: prices.max,
    isAvailable: available.length > 0,
    isReduced: reduced.length > 0,
    without: exclusions.words.map((range) => writtenIn(term, writtenRange(tokens, range))),
  };
}

const noPrices = { min: null, max: null, phrases: [] } as const;

/** The term with some of its constraints in quotation marks: a search for their words. */
export function asWords(term: string, phrases: readonly ConstraintPhrase[]): string {
  return phrases.reduce(
    (text, phrase) => text.replace(phrase.text, () => `"${phrase.text.replaceAll('"', '')}"`),
    term,
  );
}

/** Whether a text says the same words in the same order: `Air Max 90` is a name that `max 90` is a part of. */
export function isPartOfName(phrase: string, name: string): boolean {
  const [words, names] = [phrase, name].map((text) =>
    tokensIn(text)
      .map(({ folded }) => folded)
      .join(' '),
  );
  return ` ${names} `.includes(` ${words} `);
}

interface TermToken extends TextRange {
  readonly folded: string;
}

/** Words, numbers and signs; of quoted text a bar. */
const tokenPattern =
  /(?<![\d\p{L}])["“”„«»][^"“”„«»]*["“”„«»]|\p{L}{1,5}\d{2,}\p{L}*|\p{L}{1,3}\d+(?![\p{L}\d])|\d+(?:[.,]\d+)*|[\p{L}\p{M}]+(?:['’]\p{L}+)*|[^\s\p{L}\d]/gu;

function tokensIn(term: string): readonly TermToken[] {
  return Array.from(term.matchAll(tokenPattern), (match) => ({
    folded: /^["“”„«»]./u.test(match[0]) ? '|' : foldAccents(match[0]),
    from: match.index,
    to: match.index + match[0].length,
  }));
}

function rangeOf(pattern: RegExp, text: string): readonly TextRange[] {
  const match = pattern.exec(text);
  return match ? [{ from: match.index, to: match.index + match[0].length }] : [];
}

/** The place in the term of what a range of its folded tokens, joined by spaces, was written as. */
function writtenRange(tokens: readonly TermToken[], { from, to }: TextRange): TextRange {
  let place = 0;
  const inside = tokens.filter(({ folded }) => {
    const start = place;
    place += folded.length + 1;
    return start < to && start + folded.length > from;
  });
  return { from: inside.at(0)?.from ?? 0, to: inside.at(-1)?.to ?? 0 };
}

const filler = String.raw`(?:an?|any|the|in|of|made|from|with|added|aus|von|mit|ein(?:e[nrms]?)?|de[nrm]|das|zusatz|av|fra|i|noen?|tilsatt)`;
const excludedWord = String.raw`\p{L}{2,}`;
const exclusionPattern = new RegExp(
  String.raw`(?<![\p{L}\d])(?:${[...negators].filter((word) => !/'|^(?:nor|except|minus|besides|never|nothing)$/.test(word)).join('|')})(?: ${filler})*(?<words> ${excludedWord}(?: (?:and|or|nor|und|oder|noch|og|eller) (?:(?:without|ohne|uten) )?${excludedWord})*)(?![\p{L}\d])`,
  'gu',
);

/** `not too dear`, `nicht so teuer`: less of something, and not without it. */
const degrees = new Set('too so very that as only just zu sehr nur ganz sa veldig for bare'.split(' '));
const joints = new Set('and or nor und oder noch og eller without ohne uten'.split(' '));

interface StatedExclusions {
  readonly ranges: readonly TextRange[];
  /** The places of the words that are excluded. */
  readonly words: readonly TextRange[];
}

function exclusionsIn(text: string): StatedExclusions {
  const found = [...text.matchAll(exclusionPattern)].map((match) => {
    const range = { from: match.index, to: match.index + match[0].length };
    const listed = match.groups?.['words'] ?? '';
    const words = Array.from(listed.matchAll(/\p{L}+/gu), (word) => ({
      word: word[0],
      from: range.to - listed.length + word.index,
      to: range.to - listed.length + word.index + word[0].length,
    }));
    return { range, words: words.filter(({ word }) => !joints.has(word)) };
  });
  const meant = found.filter(({ words }) =>
    words.every(({ word }) => !degrees.has(word) && !isStopWord({ surface: word })),
  );
  return { ranges: meant.map(({ range }) => range), words: meant.flatMap(({ words }) => words) };
}

function writtenIn(term: string, { from, to }: TextRange): string {
  return term.slice(from, to);
}

/** What joins a constraint to the words beside it stays behind: `lamps, but under 50`. */
const danglingEnd = /(?:[\s,;&+]|(?<![\p{L}])(?:and|but|und|aber|og|men)(?=[\s,;&+]*$))+$/iu;
const danglingStart = /^(?:[\s,;&+]|(?:and|but|und|aber|og|men)(?![\p{L}]))+/iu;

function withoutRanges(term: string, ranges: readonly TextRange[]): string {
  const parts = [...ranges, { from: term.length, to: term.length }].map(({ from }, index) =>
    term.slice(ranges[index - 1]?.to ?? 0, from),
  );
  return collapseWhitespace(parts.map((part) => part.replace(danglingStart, '').replace(danglingEnd, '')).join(' '));
}
