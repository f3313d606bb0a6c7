import { type Product, statedDetails } from '#shop/product/product.ts';
import { foldAccents } from '#shop/text/normalize.ts';
import type { AnswerWriter } from '../../answers/answer-writer.ts';
import { factsText } from '../../answers/product/product-facts.ts';
import type { TurnContext } from '../../conversation/turn-context.ts';
import { sentencesOf } from '../../retrieval/passages/excerpt.ts';
import { subjectOf } from '../../subject/subject-of-question.ts';

const areaUnit = '(?:m2|m²|qm|kvm|sqm|quadratmetern?|kvadratmeter|kvadrat|square met(?:er|re)s?)';
const number = String.raw`(?<number>\d{1,4}(?:[.,]\d{1,2})?)`;
const area = new RegExp(String.raw`${number} ?${areaUnit}(?!\p{L})`, 'u');
const perLiter = new RegExp(String.raw`${number} ?${areaUnit} ?(?:pro|per|je|\/) ?(?:liter|litre|l)\b`, 'u');
const perPack = new RegExp(
  String.raw`\b(?:reich(?:t|en)|rekker|holder|covers?|enough|deckt|dekker)\b[^!?]{0,25}?${number} ?${areaUnit}(?!\p{L}| ?(?:pro|per|je|\/))`,
  'u',
);

/**
 * Answers `for 60 m², how much do I need` by the area that a pack or a liter of the product spoken of covers, and what that
 * amounts to. false: no area is named, or none is stated.
 */
export async function answerAmount(turn: TurnContext, answer: AnswerWriter): Promise<boolean> {
  const asked = numberIn(area, turn.typed);
  const [match, other] = asked === null ? [] : await subjectOf(turn);
  const coverage = match && statedCoverage(match.product);
  if (asked === null || !match || other || !coverage) return false;
  const { amountPacks, amountLiters, saysOfIt } = turn.messages.answers;
  const { title } = match.product;
  const { detail, sentence } = coverage;
  answer.say(detail ? factsText(turn, title, [detail]) : saysOfIt({ title, sentence }));
  const format = new Intl.NumberFormat(turn.profile.locale, { maximumFractionDigits: 1 });
  const amount = asked / coverage.number;
  if (coverage.per === 'liter') answer.say(amountLiters({ area: format.format(asked), liters: format.format(amount) }));
  else if (!hasPackSizes(match.product))
    answer.say(amountPacks({ area: format.format(asked), count: Math.ceil(amount) }));
  answer.showProducts([match]);
  return true;
}

function numberIn(pattern: RegExp, text: string): number | null {
  const said = pattern.exec(foldAccents(text))?.groups?.['number'];
  const read = Number(said?.replace(',', '.') ?? 0);
  return read > 0 ? read : null;
}

interface Coverage {
  readonly number: number;
  readonly per: 'liter' | 'pack';
  readonly sentence: string;
  readonly detail?: ReturnType<typeof statedDetails>[number];
}

/** The area that a product says a liter or a pack of it is enough for. */
function statedCoverage(product: Product): Coverage | null {
  const texts = [
    ...statedDetails(product).map((detail) => ({ sentence: `${detail.name} ${detail.value}`, detail })),
    ...sentencesOf(product.summary).map((sentence) => ({ sentence })),
  ];
  for (const text of texts) {
    const liter = numberIn(perLiter, text.sentence);
    if (liter !== null) return { ...text, number: liter, per: 'liter' };
    const pack = numberIn(perPack, text.sentence);
    if (pack !== null) return { ...text, number: pack, per: 'pack' };
  }
  return null;
}

/** Of packs of several sizes it is not known which one is meant. */
function hasPackSizes({ options }: Product): boolean {
  return options.some(({ values }) => values.some(({ value }) => /\d ?(?:ml|cl|dl|l|g|kg)$/i.test(value)));
}
