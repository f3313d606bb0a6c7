import { isLexiconWord } from '#shop/lexicon/lexicon.ts';
import { type Product, type ProductDetail, statedDetails } from '#shop/product/product.ts';
import { foldAccents } from '#shop/text/normalize.ts';
import { bareForm, contentStems } from '../../retrieval/words/words.ts';
import type { AskedQuestion } from './aspects/aspect.ts';
import { productSentences } from './product-texts.ts';
import { askedOfProduct, coverageOf } from './statements.ts';

/** A sentence of a product's description, or a detail. */
export interface NearestText {
  readonly text: string;
  readonly detail?: ProductDetail;
}

/**
 * What a product says that is closest to a question that nothing answers in its own words: in words of which one is part of
 * the other, or in a number as it is asked for. null: nothing is, or several things are alike.
 */
export function nearestText(question: AskedQuestion, product: Product): NearestText | null {
  const asked = askedOfProduct(question, product);
  const title = contentStems(product.title).filter(({ length }) => length >= minPart);
  const isNamed = (word: string): boolean => title.some((stem) => word.startsWith(stem));
  const measures = askedMeasures.filter(({ asks }) =>
    [question.message, question.typed].some((text) => asks.test(foldAccents(text))),
  );
  const score = ({ text }: NearestText): number => {
    const said = contentStems(text);
    const akin = [asked.stems, asked.typed].map((words) =>
      words.filter((word) => !isNamed(word) && said.some((stem) => isAkin(word, stem))),
    );
    const known = Math.max(coverageOf(asked, text), ...akin.map(({ length }) => length));
    const stated = measures.filter(({ value }) => value.test(foldAccents(text)));
    return stated.some(({ isRare }) => isRare || known > 0) ? known + 1 : known;
  };
  const details = statedDetails(product).map((detail) => ({ text: `${detail.name}: ${detail.value}`, detail }));
  const [best, next] = [...details, ...productSentences(product).map((text) => ({ text }))]
    .map((each) => ({ each, score: score(each) }))
    .toSorted((one, other) => other.score - one.score);
  return best && best.score > (next?.score ?? 0) ? best.each : null;
}

/** `Mulchkeil` of `mulchen`, `Regntrekk` of `Regnbeskyttelse`, `Schrauben` of `zusammenschrauben`, `ull` of `merinoull`. */
function isAkin(one: string, other: string): boolean {
  const [long, short] = one.length > other.length ? [one, other] : [other, one];
  let alike = 0;
  while (alike < short.length && short[alike] === long[alike]) alike += 1;
  const isPart = (part: string): boolean => part.length > minPart || (part.length >= minWord && isLexiconWord(part));
  const ending = long.slice(short.length);
  const isInflected = short.length >= minWord && long.startsWith(short) && norwegianEndings.has(ending);
  return (
    isInflected ||
    isPart(short.slice(0, alike)) ||
    [short, bareForm(short, minWord)].some((part) => long.endsWith(part) && isPart(part))
  );
}

/** Letters of a part that no word has by chance. */
const minPart = 4;
/** Letters of a part that is a known word. */
const minWord = 3;
/** Of words that are too short for their bare form to be compared: `bålet`. */
const norwegianEndings: ReadonlySet<string> = new Set(['en', 'et', 'ene', 'er', 'a']);

interface AskedMeasure {
  readonly asks: RegExp;
  readonly value: RegExp;
  /** So few things are stated in it that the number alone answers. */
  readonly isRare: boolean;
}

/** What asks for a number, in English or as it was typed, and how it is written in folded text. */
const askedMeasures: readonly AskedMeasure[] = [
  {
    asks: /\bhow (?:long|wide|thick|deep|high|tall|big|large)\b(?! (?:does|do|will|can|did)\b)|meterage|lauflange|lopelengde/,
    value: /\d ?(?:mm|cm|m)\b/,
    isRare: false,
  },
  {
    asks: /\bhow (?:much|many)\b.*\b(?:fits?|holds?|goes|tank)\b|\bcapacity\b|\b(?:passt|passen|geht|gehen)\b.*\brein\b|\bgar det i\b/,
    value: /\d ?(?:ml|cl|dl|l|lit(?:er|re)s?|g|gramm?)\b/,
    isRare: true,
  },
  { asks: /\bhow (?:cold|hot|warm)\b|\btemperature\b/, value: /\d ?(?:°|grad|degrees?)/, isRare: true },
  { asks: /magnif|vergrosserung|forstorrelse|\bzoom/, value: /\d(?:x|×)(?!\d)|\d-?fach/, isRare: true },
  { asks: /\bratio\b|verhaltnis|blandingsforhold/, value: /\d ?: ?\d/, isRare: true },
];
