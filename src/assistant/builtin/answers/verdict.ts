import { formatMoney } from '#shop/money.ts';
import type { ProductMatch } from '../../fits.ts';
import type { TurnContext } from '../../turn.ts';
import { foldAccents } from '../../words.ts';

/** `which is taller`: the word that asks, the detail that answers, and whether the most or the least is meant. */
const comparativePatterns: readonly (readonly [RegExp, RegExp | 'price', 'most' | 'least'])[] = [
  [/\b(?:taller|tallest|higher|highest)\b/, /height/, 'most'],
  [/\b(?:shorter|shortest|lower|lowest)\b/, /height/, 'least'],
  [/\b(?:wider|widest)\b/, /width|diameter/, 'most'],
  [/\b(?:heavier|heaviest)\b/, /weight/, 'most'],
  [/\b(?:lighter|lightest)\b/, /weight/, 'least'],
  [/\b(?:bigger|biggest|larger|largest)\b/, /height|size|volume|width/, 'most'],
  [/\b(?:smaller|smallest)\b/, /height|size|volume|width/, 'least'],
  [/\b(?:cheaper|cheapest|less expensive)\b/, 'price', 'least'],
  [/\b(?:dearer|dearest|more expensive|most expensive)\b/, 'price', 'most'],
];

/** What a comparison was asked for, answered where all that is compared has the number for it. */
export function comparisonSentences(turn: TurnContext, found: readonly ProductMatch[]): readonly string[] {
  const text = foldAccents(turn.message);
  return comparativePatterns.flatMap(([asked, detail, which]) => {
    const word = asked.exec(text)?.[0];
    const measurements = found.map((each) => measure(each, detail, turn));
    const ranked = measurements.flatMap((each) => each ?? []).toSorted((a, b) => a.number - b.number);
    if (!word || ranked.length < found.length) return [];
    return [comparisonSentence(which === 'least' ? ranked : ranked.toReversed(), word, turn)];
  });
}

interface ProductMeasurement {
  readonly title: string;
  readonly number: number;
  readonly text: string;
}

function comparisonSentence(
  [best, next]: readonly ProductMeasurement[],
  word: string,
  { messages }: TurnContext,
): string {
  if (!best || best.number === next?.number) return messages.areSame();
  return messages.isMost(word, best.title, best.text);
}

function measure(
  { product, variant }: ProductMatch,
  detail: RegExp | 'price',
  { profile }: TurnContext,
): ProductMeasurement | null {
  const { title } = product;
  if (detail === 'price')
    return { title, number: variant.price.amount, text: formatMoney(variant.price, profile.locale) };
  const value = product.details.find(({ name }) => detail.test(foldAccents(name)))?.value;
  const number = value === undefined ? null : toBaseUnit(value);
  return value === undefined || number === null ? null : { title, number, text: value };
}

const unitFactors: Readonly<Record<string, number>> = {
  mm: 1,
  cm: 10,
  m: 1000,
  g: 1,
  kg: 1000,
  ml: 1,
  cl: 10,
  dl: 100,
  l: 1000,
};

/** The first number of `28 cm` or `1.4 kg` in millimetres, grams or millilitres; null without number or unit. */
function toBaseUnit(value: string): number | null {
  const [, number, unit = ''] = /(\d+(?:[.,]\d+)?)[^a-z]*?(mm|cm|m|kg|g|ml|cl|dl|l)\b/.exec(value) ?? [];
  const factor = unitFactors[unit];
  return number === undefined || factor === undefined ? null : Number(number.replace(',', '.')) * factor;
}
