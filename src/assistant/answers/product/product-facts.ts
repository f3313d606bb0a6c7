import type { Messages } from '#messages/messages.ts';
import { type Product, type ProductDetail, statedDetails } from '#shop/product/product.ts';
import { withinSentence } from '#shop/text/intl.ts';
import type { TurnContext } from '../../conversation/turn-context.ts';
import type { ProductMatch } from '../../retrieval/variants/match-variant.ts';
import { contentStems } from '../../retrieval/words/words.ts';
import type { AnswerWriter } from '../answer-writer.ts';
import { soldOutText } from './option-sentences.ts';

/** What a variant weighs, where the shop states it as a number; null where it does not. */
export function weightOf(
  { variant }: Pick<ProductMatch, 'variant'>,
  { messages, profile }: Pick<TurnContext, 'messages' | 'profile'>,
): ProductDetail | null {
  const grams = variant.weightGrams ?? 0;
  if (grams <= 0) return null;
  const [value, unit] = grams < 1000 ? [grams, 'gram'] : [grams / 1000, 'kilogram'];
  const format = new Intl.NumberFormat(profile.locale, { style: 'unit', unit, maximumFractionDigits: 2 });
  return { name: messages.answers.rows.weight, value: format.format(value) };
}

/** Details that a question names: `which plug`, `what bulb`. */
export function namedDetails(product: Product, question: string): readonly ProductDetail[] {
  return closestDetails(detailsNamedIn(statedDetails(product), question), question);
}

/**
 * By a word of its name, or by the verb or adjective that it is made of: `how many can play` asks for the players, `which is
 * more secure` for the security.
 */
export function detailsNamedIn(details: readonly ProductDetail[], question: string): readonly ProductDetail[] {
  const stems = contentStems(question);
  const verbs = stems.filter(({ length }) => length >= minVerb).flatMap((stem) => [`${stem}er`, `${stem}ing`]);
  const adjectives = stems.filter(({ length }) => length >= minAdjective).map((stem) => `${stem.replace(/e$/, '')}ity`);
  const asked = new Set([...stems, ...verbs, ...adjectives]);
  return details.filter(({ name }) => contentStems(name).some((stem) => asked.has(stem)));
}

const minVerb = 4;
const minAdjective = 5;

/** Of several details those whose whole name is asked for, if any: the weight, not that of the package. */
export function closestDetails(details: readonly ProductDetail[], question: string): readonly ProductDetail[] {
  const asked = new Set(contentStems(question));
  const exact = details.filter(({ name }) => {
    const stems = contentStems(name);
    return stems.length > 0 && stems.every((stem) => asked.has(stem));
  });
  return (exact.length > 0 ? exact : details).slice(0, maxFacts);
}

/** More facts than these are a list to be read on the product's page. */
export const maxFacts = 6;

/** Says that the one product which was found is sold out. */
export function sayIfSoldOut(
  turn: TurnContext,
  answer: AnswerWriter,
  [only, ...others]: readonly ProductMatch[],
): void {
  if (only && others.length === 0 && !only.variant.available) answer.say(soldOutText(turn, only));
}

/** A sentence with details of a product. */
export function factsText(turn: TurnContext, title: string, details: readonly ProductDetail[]): string {
  return turn.messages.answers.facts({ title, facts: factList(details, turn) });
}

/** Details one after the other, as part of a sentence. Values keep their capitals: they may be names. */
export function factList(
  details: readonly ProductDetail[],
  { messages, profile }: Pick<TurnContext, 'messages' | 'profile'>,
): string {
  return details
    .map(({ name, value }) => `${withinSentence(name, profile.locale)}: ${valueText(value, messages)}`)
    .join('; ');
}

/** Data sheets write `true` and `false` for yes and no. */
function valueText(value: string, { answers: { rows } }: Messages): string {
  if (/^true$/i.test(value)) return rows.yes.toLowerCase();
  return /^false$/i.test(value) ? rows.no.toLowerCase() : value;
}
