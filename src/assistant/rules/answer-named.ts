import { type Product, statedDetails } from '#shop/product/product.ts';
import type { AnswerWriter } from '../answers/answer-writer.ts';
import { foldAccents } from '#shop/text/normalize.ts';
import { criteriaPhrases, describeCriteria } from '../answers/describe-criteria.ts';
import type { SearchCriteria } from '../conversation/conversation.ts';
import type { TurnContext } from '../conversation/turn-context.ts';
import type { ProductMatch } from '../retrieval/variants/match-variant.ts';
import {
  codeNames,
  contentPieces,
  findNamedProducts,
  isHead,
  type NamedProduct,
  namePieces,
} from '../retrieval/named-product.ts';
import { topicsIn, topicsOfText } from '../retrieval/passages/topics.ts';
import { noCriteria } from '../retrieval/resolve-product.ts';
import { findLooselyNamed, findNamedVariants } from '../retrieval/variants/named-values.ts';
import { earlierValues } from '../retrieval/variants/earlier-values.ts';
import { valueBySize } from '../retrieval/variants/variant-size.ts';
import { contentStems } from '../retrieval/words/words.ts';
import { asksForOffer } from '../answers/product/aspects/asked-aspects.ts';
import { productPartOf } from '../answers/product/aspects/part.ts';
import { statesAnswer } from '../answers/product/product-sentences.ts';
import { answerProductDetails } from '../tools/get-product.ts';
import { quoteCompletePassage } from '../tools/search/search-policies.ts';
import { asksHow, type Intent, productQuestion, questionStart } from './intent.ts';
import { normalizeMessage } from './rule.ts';
import { servicesAskedFor } from './pages/service-question.ts';

/**
 * Answers a message that names a product: a question about it from its data, a name or model number alone with the
 * products of that name. false when it names none clearly, or when it is about something else.
 */
export async function answerNamed(
  turn: TurnContext,
  answer: AnswerWriter,
  { intent, criteria }: { readonly intent: Intent; readonly criteria: SearchCriteria },
): Promise<boolean> {
  const text = normalizeMessage(turn.message);
  if (criteria.priceMin !== null || criteria.priceMax !== null || /\bor\b|\d ?[x×] ?\d/.test(text)) return false;
  const pieces = contentPieces(productPartOf(text)).filter((piece) => !askingWords.has(piece));
  if (pieces.length === 0 || pieces.length > maxPieces) return false;
  const found = await findNamedProducts(turn.catalog, pieces.join(' '));
  const codePieces = contentPieces(text).filter((piece) => !codeNames.has(piece));
  const numbered = found.filter(({ product }) => hasNumber(product, codePieces));
  if (numbered.length > 0) {
    showUnderstood(turn, answer, criteria);
    showNamed(turn, answer, { named: numbered, criteria });
    return true;
  }
  const named = ofSubject(pieces.length === 1 ? ofThing(found) : found, contentPieces(subjectOf(text)));
  const likely = likelyOf(named);
  const [best] = likely;
  if (
    !best ||
    (questionStart.test(text) && isAboutService(text, best)) ||
    asksWhich(text, best) ||
    (!questionStart.test(text) && isExcluded(text, best))
  )
    return false;
  const isQuestion =
    productPartOf(text) !== text ||
    (questionStart.test(text) && !asksForKind.test(text)) ||
    productQuestion.test(text) ||
    asksForWarranty.test(text) ||
    shortQuestion.test(text);
  const isAnswered = isQuestion && isOnlyOne(best, named) && (knowsAnswer(turn, best) || asksUnknown(text, best));
  if (likely.length === 1 && (isAnswered || isAboutDetail(best, pieces, isQuestion))) {
    if (asksHow(text) && !knowsAnswer(turn, best) && (await quoteCompletePassage(turn, answer))) return true;
    showUnderstood(turn, answer, criteria);
    await answerProductDetails(turn, answer, toMatch(best, turn));
    return true;
  }
  if (isQuestion && intent !== 'search') return false;
  if (likely.length === 1 && isOfPack(best, pieces)) {
    showUnderstood(turn, answer, criteria);
    showNamed(turn, answer, { named: [best], criteria });
    return true;
  }
  const whole = named.filter((each) => isNameOnly(each, pieces));
  const numbers = pieces.filter((piece) => /\d/.test(piece));
  const isNumbered =
    numbers.some((piece) => best.inTitle.includes(piece)) &&
    numbers.every((piece) => best.inTitle.includes(piece) || isOfOption(best.product, piece));
  if (whole.length === 0 || !(isNumbered || intent === 'policy' || intent === 'question')) return false;
  showUnderstood(turn, answer, criteria);
  showNamed(turn, answer, { named: whole, criteria });
  return true;
}

/** `FJ-RUN`, `9780141036144`: all that is said is the number of a product, or its beginning that variants share. */
function hasNumber({ variants }: Product, pieces: readonly string[]): boolean {
  const said = pieces.join('');
  const isNumber = ({ sku, barcode }: Product['variants'][number]): boolean => {
    const number = namePieces(sku ?? '');
    const isWhole = /\d/.test(said) && [number.join(''), barcode].includes(said);
    return isWhole || (pieces.length > 1 && number.slice(0, pieces.length).join('') === said);
  };
  return said.length >= minNumber && variants.some(isNumber);
}

const minNumber = 4;

/** `nuts in the granola?`, `at how many degrees do I wash the body`. */
const shortQuestion = /^(?:\p{L}+ ){1,3}(?:in|for|on|of|with) .+\?\s*$|^(?:at|from|up to) (?:how|what|which)\b/u;

/** `is there a guarantee on the toaster`: some goods have one of their own. */
const asksForWarranty = /\b(?:warranty|guarantee)\b/;

/** `tahini organic` of `is the tahini organic`: about one thing, of which nothing else is to be shown where that is unknown. */
function subjectOf(text: string): string {
  return asksOfOne.exec(text)?.groups?.['subject'] ?? '';
}

const asksOfOne =
  /^(?:is|are|does|can|has|how (?:many|much) \p{L}+ (?:has|have|does|do)) the (?!.*\b(?:included|available|in stock|open|same|difference|best|better)\b)(?<subject>.+)$/u;

/** `is the light chain for outdoors`, which its name says in other words, is known. */
function asksUnknown(text: string, { product, unknown }: NamedProduct): boolean {
  const said = new Set(topicsOfText([product.title, product.type, ...product.tags].join(' ')));
  return asksOfOne.test(text) && unknown.length > 0 && !topicsIn(unknown.join(' ')).some((topic) => said.has(topic));
}

/** `do you have table lamps`, `can I get a kettle`: a search. */
const asksForKind =
  /^(?:do you|(?:can|could|may) i (?:also )?(?:buy|get|have|order|find|see)|is there|are there|have you)\b/;
const maxPieces = 10;
const maxShown = 4;
const clearLead = 0.05;

const askingWords = new Set([
  ...`price cost much many left got stock available availability sold buy show find please plz pl order there back does`.split(
    ' ',
  ),
  ...codeNames,
]);

/** `is the tahini organic`: those that are called tahini, if any, and none that is only organic. */
function ofSubject(named: readonly NamedProduct[], [subject]: readonly string[]): readonly NamedProduct[] {
  const called = named.filter(({ inTitle }) => subject !== undefined && inTitle.includes(subject));
  return called.length > 0 ? called : named;
}

/** `how much are the oats`: those that are oats, if any, and no cookies with them. */
function ofThing(named: readonly NamedProduct[]): readonly NamedProduct[] {
  const things = named.filter(isHead);
  return things.length > 0 ? things : named;
}

/** Those that the message names about equally well; one whose whole title is named comes before longer titles. */
function likelyOf(named: readonly NamedProduct[]): readonly NamedProduct[] {
  const [best] = named;
  const likely = named.filter(({ score }) => best && score >= best.score - clearLead);
  const complete = likely.filter(isComplete);
  return complete.length === 1 ? complete : likely;
}

function isComplete({ product, inTitle }: NamedProduct): boolean {
  return namePieces(product.title).every((piece) => inTitle.includes(piece));
}

/** `what do you charge for delivering a bench`: about what the shop does, of which the product does not speak. */
function isAboutService(text: string, { product }: NamedProduct): boolean {
  const details = statedDetails(product).map(({ name, value }) => `${name}: ${value}`);
  const said = new Set(topicsOfText([product.title, product.summary, ...details].join('. ')));
  return servicesAskedFor(text, noCriteria).some((topic) => !said.has(topic));
}

/** `which toner fits`: one of a kind is asked for, also where a product is called no more than `Toner`. */
function asksWhich(text: string, { product: { title } }: NamedProduct): boolean {
  const [, named = ''] = /^(?:which|what) (.+)$/.exec(text) ?? [];
  return namePieces(named)
    .join(' ')
    .startsWith(`${namePieces(title).join(' ')} `);
}

/** `chain not 11 speed`: a name may be what is not wanted; `boots without laces` may be a name. */
function isExcluded(text: string, { product: { title } }: NamedProduct): boolean {
  const negator = /(?<=\S )(?:not|no|except|without|other than)\b/.exec(text)?.[0];
  return negator !== undefined && !foldAccents(title).includes(negator);
}

/** Two words of the title or all of it are named, and what else is said is asked, or is a detail of the product. */
function isAboutDetail(named: NamedProduct, pieces: readonly string[], isQuestion: boolean): boolean {
  const { product, inTitle } = named;
  const isNumbered = inTitle.some(isModelNumber);
  if (inTitle.length < 2 && !isNumbered && !isComplete(named)) return false;
  if (named.unknown.some((piece) => /\d/.test(piece) && !isOfDetail(product, piece))) return false;
  const rest = pieces.filter((piece) => !inTitle.includes(piece));
  const names = new Set([...statedDetails(product), ...product.options].flatMap(({ name }) => contentStems(name)));
  return isQuestion || (rest.length > 0 && rest.every((piece) => names.has(piece)));
}

/** `how long to cook the spaghetti`, where only one product has the word in its title. */
function isOnlyOne({ inTitle }: NamedProduct, named: readonly NamedProduct[]): boolean {
  const others = named.filter((each) => each.inTitle.some((piece) => inTitle.includes(piece)));
  return inTitle.length > 0 && others.length === 1;
}

function knowsAnswer(turn: TurnContext, { product, unknown }: NamedProduct): boolean {
  return statesAnswer(turn, product) || (unknown.length === 0 && asksForOffer(turn.message));
}

/**
 * `does B05S fit the MT400`, `what is the Comté 400`: a number that is no part of the name, but of a detail that may answer
 * the question, or of an option.
 */
function isOfDetail(product: Product, piece: string): boolean {
  return statedDetails(product).some(({ value }) => namePieces(value).includes(piece)) || isOfOption(product, piece);
}

function isOfOption({ options }: Product, piece: string): boolean {
  return options.some(({ values }) => values.some(({ value }) => namePieces(value).includes(piece)));
}

const packWords = new Set(
  'small smaller smallest little mini large larger largest big bigger biggest jar bottle packet pack tin can carton tube'.split(
    ' ',
  ),
);

/** `a small jar of forest honey`: the whole title, and which of its packs. */
function isOfPack(named: NamedProduct, pieces: readonly string[]): boolean {
  const others = pieces.filter((piece) => !named.inTitle.includes(piece));
  return (
    isComplete(named) && named.inTitle.length > 1 && others.length > 0 && others.every((each) => packWords.has(each))
  );
}

/** Every word is of the name, its number or its values. */
function isNameOnly({ product, inTitle, unknown, score }: NamedProduct, pieces: readonly string[]): boolean {
  const isNamed = inTitle.length === pieces.length || score >= minNameScore;
  const isNumbered =
    inTitle.some(isModelNumber) && pieces.every((piece) => inTitle.includes(piece) || isOfOption(product, piece));
  return unknown.length === 0 && inTitle.length > 0 && (isNamed || isNumbered);
}

function isModelNumber(piece: string): boolean {
  return /^\d{3}/.test(piece);
}

const minNameScore = 0.75;

/** In the variant that the message or those before it name, else one that can be bought. */
function toMatch({ product }: NamedProduct, { message, memory }: TurnContext): ProductMatch {
  const said = [message, valueBySize(product, message) ?? ''];
  const together = findNamedVariants(product, [...said, ...earlierValues(memory.conversation, product)]);
  const named = together.variants.length > 0 ? together : findNamedVariants(product, said);
  const loosely = findLooselyNamed(product, message);
  const meant = named.variants.filter((variant) => loosely.includes(variant));
  const [variants, isNamed] = meant.length > 0 ? [meant, true] : [named.variants, named.isNamed];
  const bought = isNamed ? [] : variants.filter(({ available }) => available);
  const [first] = [...bought, ...variants, ...product.variants];
  if (!first) throw new Error(`${product.handle} has no variant`);
  return { product, variant: first, reason: null };
}

/** Shows how the message was read. The next one may narrow it. */
function showUnderstood(turn: TurnContext, answer: AnswerWriter, criteria: SearchCriteria): void {
  const { memory } = turn;
  memory.conversation = { ...memory.conversation, lastSearch: criteria, shownHandles: [] };
  const terms = criteriaPhrases(criteria, turn);
  if (terms.length > 0) answer.show({ type: 'data-matched', data: { terms } });
}

function showNamed(
  turn: TurnContext,
  answer: AnswerWriter,
  { named, criteria }: { readonly named: readonly NamedProduct[]; readonly criteria: SearchCriteria },
): void {
  const shown = named.slice(0, maxShown);
  const { here, hereFor } = turn.messages.answers;
  const [count, what] = [shown.length, describeCriteria(criteria, turn)];
  answer.say(what === '' ? here({ count }) : hereFor({ count, what }));
  answer.showProducts(shown.map((each) => toMatch(each, turn)));
}
