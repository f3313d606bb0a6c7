import { parseAmount } from '../product/money.ts';
import { currencyCode, currencySign, largeNumbersInDigits, writtenNumber } from '../text/numbers.ts';

export interface PriceBounds {
  /** Minor units, inclusive; null without a bound. */
  readonly min: number | null;
  readonly max: number | null;
  /** The text without the prices. */
  readonly rest: string;
}

const currencyWord = String.raw`(?:euros?|eur|dollars?|usd|pounds?|gbp|bucks?|kr|kroner|nok|sek|dkk)`;
/** A number with a currency sign or word. */
const moneyPattern = String.raw`(?:(?:${currencySign}|${currencyCode}) ?${writtenNumber}|${writtenNumber} ?(?:${currencySign}|${currencyWord}\b))`;
const bareNumberPattern = String.raw`${writtenNumber}(?= ?(?:$|[,.;!?|)]|\b(?:and|but|or|for|i|in|with|that|which|please|at|from|made|as|then|instead|now|though|rather|tops|total|on|not|no|without|und|aber|oder|nicht|ohne|keine?|im|mit|aus|fur|auf|og|eller|men|ikke|uten|med|til|av|pa)\b))`;
const amountPattern = String.raw`(?:${moneyPattern}|${bareNumberPattern})`;

type ToBounds = (amounts: readonly number[]) => readonly [min: number | null, max: number | null];

const rules: readonly (readonly [RegExp, ToBounds])[] = [
  rule(
    String.raw`(?:between|from|zwischen|mellom) ${amountPattern} (?:and|to|und|og|-|–) ${amountPattern}`,
    ([a = 0, b = 0]) => [a, b],
  ),
  rule(
    String.raw`(?:von|fra) ${writtenNumber} ?(?:${currencySign}|${currencyWord})? (?:bis|til) ${moneyPattern}`,
    ([a = 0, b = 0]) => [a, b],
  ),
  rule(
    String.raw`${currencySign} ?${writtenNumber} ?(?:-|–|to) ?${currencySign}? ?${writtenNumber}(?: ?${currencyWord})?`,
    ([a = 0, b = 0]) => [a, b],
  ),
  rule(String.raw`${writtenNumber} ?(?:-|–|to) ?${moneyPattern}`, ([a = 0, b = 0]) => [a, b]),
  rule(
    String.raw`(?:up to|at most|max(?:imum)?(?: of)?|(?:no|not|nothing|\p{L}+n't|nicht|ikke) (?:(?:cost|costing|be|priced|spend|pay) )?(?:more than|over|above|mehr als|uber|mer enn)|within|hochstens|maximal|bis zu|bis|opp til|inntil|maks|hoyst|(?:a )?(?:budget|limit) (?:of|is|:)?) ?${amountPattern}`,
    ([a = 0]) => [null, a],
  ),
  rule(
    String.raw`${moneyPattern} (?:or (?:less|under|below|cheaper)|oder weniger|eller mindre|max(?:imum)?|at (?:the )?most|budget)`,
    ([a = 0]) => [null, a],
  ),
  rule(
    String.raw`${writtenNumber} (?:max(?:imum)?|tops|at (?:the )?most|or less|budget|maks|maximal|hochstens)(?![\p{L}\d])`,
    ([a = 0]) => [null, a],
  ),
  rule(
    String.raw`(?:at least|min(?:imum)?(?: of)?|mindestens|minst|starting (?:at|from)|no(?:t|thing)? (?:less than|under|below)) ${amountPattern}`,
    ([a = 0]) => [a, null],
  ),
  rule(String.raw`${moneyPattern} (?:or (?:more|over|above)|oder mehr|eller mer)`, ([a = 0]) => [a, null]),
  rule(
    String.raw`(?:under|below|less than|cheaper than|lower than|beneath|unter|weniger als|(?:billiger|gunstiger) als|mindre enn|billigere enn|<) ?${amountPattern}`,
    ([a = 0]) => [null, a - 1],
  ),
  rule(
    String.raw`(?:over|above|more than|higher than|dearer than|uber|mehr als|teurer als|mer enn|dyrere enn|>) ?${amountPattern}`,
    ([a = 0]) => [a + 1, null],
  ),
  rule(
    String.raw`(?:around|(?<!what |how )about|roughly|approximately|circa|etwa|ungefahr|rundt|cirka|ca|~) ?${amountPattern}`,
    ([a = 0]) => [Math.round(a * 0.8), Math.round(a * 1.2)],
  ),
  rule(String.raw`(?:rund|um(?: die)?) ${moneyPattern}`, ([a = 0]) => [Math.round(a * 0.8), Math.round(a * 1.2)]),
  rule(String.raw`(?:from|ab|fra) ${moneyPattern}`, ([a = 0]) => [a, null]),
  rule(String.raw`(?:for|fur|zu|til) ${moneyPattern}`, ([a = 0]) => [null, a]),
  // `50€ lamps`, `I have 50€`: not to be exceeded.
  rule(moneyPattern, ([a = 0]) => [null, a]),
];

/** Reads price bounds out of folded tokens joined by spaces. `digits`: decimals of the shop's currency. */
export function readPrices(text: string, digits: number): PriceBounds {
  const written = largeNumbersInDigits(text);
  const { min, max, phrases } = findPrices(written, digits);
  return { min, max, rest: withoutPhrases(written, phrases) };
}

/** Bounds of prices that a text states, and where it does. */
export interface StatedPrices extends Pick<PriceBounds, 'min' | 'max'> {
  readonly phrases: readonly TextRange[];
}

/** UTF-16 code units of a text, `to` exclusive. */
export interface TextRange {
  readonly from: number;
  readonly to: number;
}

/** The same with the places of the prices; numbers in words are not read. */
export function findPrices(text: string, digits: number): StatedPrices {
  let found: StatedPrices = { min: null, max: null, phrases: [] };
  let rest = text;
  for (const [pattern, bound] of rules) {
    const match = pattern.exec(rest);
    if (!match) continue;
    const amounts = match.slice(1).filter((each) => each !== undefined);
    const [min, max] = bound(amounts.map((each) => parseAmount(each, digits)));
    const phrase = { from: match.index, to: match.index + match[0].length };
    found = { min: min ?? found.min, max: max ?? found.max, phrases: [...found.phrases, phrase] };
    rest = withBars(rest, [phrase]);
  }
  return found;
}

/** The text with bars in these places: what stands around each is still where it was. */
export function withBars(text: string, ranges: readonly TextRange[]): string {
  return ranges.reduce((rest, { from, to }) => rest.slice(0, from) + '|'.repeat(to - from) + rest.slice(to), text);
}

/** A bar separates what stood around each. */
function withoutPhrases(text: string, phrases: readonly TextRange[]): string {
  const last = phrases.toSorted((one, other) => other.from - one.from);
  const rest = last.reduce((left, { from, to }) => `${left.slice(0, from)} | ${left.slice(to)}`, text);
  return phrases.length > 0 ? rest.replace(/\s+/g, ' ') : rest;
}

/** Which currencies a sign or word may mean; `bucks` and `$` may mean any. */
const currencyNames: readonly (readonly [RegExp, readonly string[]])[] = [
  [/€|\b(?:euros?|eur)\b/, ['EUR']],
  [/£|\b(?:pounds?|gbp|quid)\b/, ['GBP']],
  [/\b(?:kr|kroner|kronor)\b/, ['NOK', 'SEK', 'DKK', 'ISK']],
  [/\bnok\b/, ['NOK']],
  [/\bsek\b/, ['SEK']],
  [/\bdkk\b/, ['DKK']],
  [/\busd\b|\bdollars?\b/, ['USD', 'CAD', 'AUD', 'NZD', 'SGD', 'HKD']],
];

const statedAmount = new RegExp(moneyPattern, 'u');

/** Whether the amounts of a message (folded) are in another currency than the shop's. */
export function isOtherCurrency(text: string, currency: string): boolean {
  const amount = statedAmount.exec(text)?.[0];
  const named = currencyNames.filter(([pattern]) => amount !== undefined && pattern.test(amount));
  return named.length > 0 && named.every(([, codes]) => !codes.includes(currency));
}

function rule(source: string, bound: ToBounds): readonly [RegExp, ToBounds] {
  return [new RegExp(String.raw`(?<![\p{L}\d])${source}`, 'u'), bound];
}
