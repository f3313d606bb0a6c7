import { negators } from '#shop/lexicon/exclusions.ts';
import { foldAccents } from '#shop/text/normalize.ts';
import { singularize } from '#shop/text/stem.ts';
import type { TermReading } from '../../conversation/conversation.ts';
import { functionWords } from '../../retrieval/words/function-words.ts';
import { parseNumberWord } from '#shop/text/numbers.ts';
import { isCondition } from '../../retrieval/relax-criteria.ts';
import { preferredReadings } from '../../retrieval/vocabulary.ts';
import { wordPattern } from '../../retrieval/words/words.ts';
import { isExcludable } from './exclusions.ts';

/** A phrase of a message that the catalog knows, by the places of its tokens. */
export interface PhraseSpan {
  readonly from: number;
  readonly to: number;
  readonly label: string;
  readonly negated: boolean;
  readonly readings: readonly TermReading[];
}

/** What is looked for, as it was written: everything but option values, exclusions, counts and words that only ask. */
export function phraseOf(
  message: string,
  tokens: readonly string[],
  { spans, isMeant }: { readonly spans: readonly PhraseSpan[]; readonly isMeant: (token: string) => boolean },
): string {
  const isFiltered = (index: number): boolean =>
    spans.some((span) => index >= span.from && index < span.to && (span.negated || isConditionOnly(span)));
  const isNamed = (index: number): boolean => spans.some((span) => index >= span.from && index < span.to);
  const meant = tokens.filter(
    (token, index) =>
      /^[\p{L}\d]/u.test(token) &&
      !isFiltered(index) &&
      (isNamed(index) || isMeant(token) || isNounHere(tokens, index)) &&
      !negators.has(token) &&
      (/^(?:for|with|[b-hj-tv-z])$/.test(token) ||
        /^\d/.test(tokens[index - 1] ?? '') ||
        isNounHere(tokens, index) ||
        !functionWords.has(singularize(token))),
  );
  const phrase = joinAsWritten(foldAccents(message), withoutCount(meant));
  return phrase.replace(/^(?:(?:for|with)(?: |$))+|(?: (?:for|with))+$/g, '');
}

/** An option value or a collection, which restrict what is shown and are not searched for. */
function isConditionOnly({ readings }: PhraseSpan): boolean {
  return isCondition({ label: '', negated: false, readings: [...preferredReadings(readings)] });
}

/** `watering can`, `guitar picks for bass`: such a word right after another name, at the end of what is named, is a thing. */
function isNounHere(tokens: readonly string[], index: number): boolean {
  const [before = '', token = '', next = ''] = [tokens[index - 1], tokens[index], tokens[index + 1]];
  return (
    nounsToo.has(singularize(token)) &&
    isExcludable(before) &&
    !questionWords.test(before) &&
    (!/^\p{L}/u.test(next) || /^(?:for|with|of|in|from|under|and|or|without)$/.test(next))
  );
}

/** Words that mostly help other words, and also name goods. */
const nounsToo = new Set(['can', 'pick', 'will', 'must', 'piece']);
const questionWords = /^(?:what|which|who|how|where|when|why)$/;

/** `three candles`, not `27 inch monitor`: a count is followed by a word in the plural. */
function withoutCount(tokens: readonly string[]): readonly string[] {
  const [first = '', second = ''] = tokens;
  const isCounted = parseNumberWord(first) !== null && second !== singularize(second);
  return isCounted ? tokens.slice(1) : tokens;
}

/** Tokens with a hyphen or nothing between them where the text has it: `TN-2110`, `8a`. */
function joinAsWritten(text: string, [first = '', ...rest]: readonly string[]): string {
  const signs = signsBetween(text);
  let [joined, before] = [first, first];
  for (const token of rest) {
    joined += `${signs.get(`${before} ${token}`) ?? ' '}${token}`;
    before = token;
  }
  return joined;
}

/** What is between words that are written together, by the two words: a hyphen, point or slash, or nothing. */
function signsBetween(text: string): ReadonlyMap<string, string> {
  const signs = new Map<string, string>();
  let [before, end] = ['', 0];
  for (const { 0: word, index } of text.matchAll(wordPattern)) {
    const sign = text.slice(end, index);
    const pair = `${before} ${word}`;
    if (before !== '' && /^[-./]?$/.test(sign) && !signs.has(pair)) signs.set(pair, sign);
    [before, end] = [word, index + word.length];
  }
  return signs;
}
