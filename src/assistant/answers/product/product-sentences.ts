import type { Messages } from '#messages/messages.ts';
import { formatMoney } from '#shop/product/money.ts';
import { type Product, type ProductDetail, statedDetails } from '#shop/product/product.ts';
import { materialWords } from '#shop/lexicon/lexicon.ts';
import { withinSentence } from '#shop/text/intl.ts';
import { foldAccents } from '#shop/text/normalize.ts';
import { statedQuantity } from '../../cart/stated-quantity.ts';
import type { TurnContext } from '../../conversation/turn-context.ts';
import type { ProductMatch } from '../../retrieval/variants/match-variant.ts';
import { namePieces } from '../../retrieval/named-product.ts';
import { excerpt } from '../../retrieval/passages/excerpt.ts';
import { contentStems, stemsOf } from '../../retrieval/words/words.ts';
import { type AskedAspect, aspectsAsked, statementOfAspect } from './aspects/aspect-statements.ts';
import { optionSentences, valueSentence } from './option-sentences.ts';
import { variantName } from './product-card.ts';
import { detailsOnTopic, factList, factsText, namedDetails, weightOf } from './product-facts.ts';
import { isOffer, type QuestionTopic, topicsOfQuestion } from './question-topics.ts';
import {
  type AskedOfProduct,
  type AskedQuestion,
  askedOfProduct,
  asksForOrigin,
  coverageOf,
  detailsOnTopics,
  isSaidByName,
  productPartOf,
  sentenceOn,
  sentenceOnOrigin,
  sentenceOnTopic,
} from './statements.ts';

/** Sentences from a product's data that answer a question about it, or say that the data do not. */
export function detailSentences(turn: TurnContext, found: ProductMatch): readonly string[] {
  const { message } = turn;
  const { product } = found;
  const text = foldAccents(message);
  const askedTopics = topicsOfQuestion(message);
  const stated = aspectSentences(turn, product);
  if (stated.length > 0)
    return unique([...stated, ...askedTopics.filter(isApart).flatMap((topic) => topicSentences(turn, found, topic))]);
  const value = productPartOf(text) === text ? askedValue(message, product) : null;
  if (value !== null) return [valueSentence(turn, found, value)];
  const options = namedOptions(product, message);
  if (options.length > 0) return options.flatMap((name) => optionSentences(turn, product, name));
  const isOfAspect = aspectsAsked(turn, product.title).length > 0;
  const topics = isOfAspect ? askedTopics.filter((topic) => isOffer(topic) || isApart(topic)) : askedTopics;
  const sentences = topics.flatMap((topic) => topicSentences(turn, found, topic));
  if (sentences.length > 0) return sentences;
  const statement = isOfAspect ? null : statementOn(turn, product);
  if (statement !== null) return [statement];
  if (isSaidByName(message, product)) return [turn.messages.answers.nameSays({ title: product.title })];
  const isGeneral = askedTopics.length === 0 && askedOfProduct(turn, product).stems.length === 0;
  if (isGeneral) return overview(turn, found);
  const { noFact, noClearFact } = turn.messages.answers;
  const said = product.summary === '' ? noFact : noClearFact;
  return [said({ title: product.title }), ...overview(turn, found)];
}

/** What a product's data say on what a question asks of its measures, materials or the like. Empty: nothing. */
export function knownFacts(turn: TurnContext, found: ProductMatch): readonly string[] {
  if (aspectsAsked(turn, found.product.title).length > 0) return aspectSentences(turn, found.product);
  const topic = topicsOfQuestion(turn.message).find((each) => !isOffer(each));
  return topic === undefined ? [] : topicSentences(turn, found, topic);
}

/** What a product's data say on what a question asks, of whatever it is. Empty: nothing. */
export function statementsOn(turn: TurnContext, found: ProductMatch): readonly string[] {
  if (aspectsAsked(turn, found.product.title).length > 0) return aspectSentences(turn, found.product);
  const statement = statementOn(turn, found.product);
  return statement === null ? knownFacts(turn, found) : [statement];
}

/** What a product says of the aspects that a question asks of, and whether that is a yes or a no. Empty: of none. */
export function aspectSentences(turn: TurnContext, product: Product): readonly string[] {
  const asked = aspectsAsked(turn, product.title);
  const { isSo, isNotSo, saysOfIt } = turn.messages.answers;
  const { title } = product;
  const statements = asked.flatMap((each) => statementOfAspect(each, product, turn) ?? []);
  if (statements.length === 0) return wholeStatement(turn, product, asked);
  const details = statements.flatMap(({ detail }) => detail ?? []);
  const sentences = unique(statements.flatMap(({ sentence }) => sentence ?? []));
  const answer = new Set(statements.map(({ answer }) => answer)).size === 1 ? statements[0]?.answer : null;
  return [
    ...(typeof answer === 'boolean' ? [answer ? isSo : isNotSo] : []),
    ...(details.length > 0 ? [factsText(turn, title, [...new Set(details)])] : []),
    ...(sentences.length > 0 ? [saysOfIt({ title, sentence: sentences.join(' … ') })] : []),
  ];
}

/** Where no words that are known for it say it, a sentence that has all that is asked does. */
function wholeStatement(turn: TurnContext, product: Product, aspects: readonly AskedAspect[]): readonly string[] {
  if (aspects.length === 0 || aspects.some(({ aspect }) => aspect.kind !== 'text' || aspect.isService)) return [];
  const asked = askedOfProduct(turn, product);
  const sentence = sentenceOn(asked, product, turn.message) ?? '';
  const isWhole = asked.stems.length > 0 && coverageOf(asked, sentence) >= asked.stems.length;
  return isWhole ? [turn.messages.answers.saysOfIt({ title: product.title, sentence })] : [];
}

function unique(texts: readonly string[]): readonly string[] {
  return [...new Set(texts)];
}

/** What a message may ask for besides an aspect: `how much does it hold, and is it noisy`. */
function isApart(topic: QuestionTopic): boolean {
  return apartTopics.has(topic);
}

const apartTopics: ReadonlySet<QuestionTopic> = new Set(['noise', 'weight', 'price', 'brightness', 'power', 'stock']);

/** What the shop says of a product on most of what a question asks; null when it says nothing on it. */
function statementOn(turn: TurnContext, product: Product): string | null {
  const { title } = product;
  const asked = askedOfProduct(turn, product);
  const named = detailsAskedFor(turn.message, asked, product);
  const sentence = sentenceOn(asked, product, turn.message);
  const text = named.map(({ name, value }) => `${name} ${value}`).join(' ');
  if (named.length > 0 && coverageOf(asked, text) >= coverageOf(asked, sentence ?? ''))
    return factsText(turn, title, named);
  if (sentence !== undefined) return turn.messages.answers.saysOfIt({ title, sentence });
  const details = [detailsOnValue(asked.stems, product), detailsOnCount(turn.message, product)].find(
    ({ length }) => length > 0,
  );
  if (details) return factsText(turn, title, details);
  const tag = tagOn(asked.stems, product);
  return tag === undefined ? null : turn.messages.answers.saysOfIt({ title, sentence: tag });
}

/** Details that a question names in their words, else in others for the same. */
function detailsAskedFor(message: string, asked: AskedOfProduct, product: Product): readonly ProductDetail[] {
  const named = namedDetails(product, message);
  return named.length > 0 ? named : detailsOnTopics(asked, product);
}

/** `is it wool`: the details that have such a value, or say what else the product is made of. */
function detailsOnValue(asked: readonly string[], product: Product): readonly ProductDetail[] {
  const withValue = statedDetails(product).filter(({ value }) => {
    const stems = contentStems(value);
    return asked.some((word) => stems.includes(word));
  });
  if (withValue.length > 0) return withValue;
  return asked.some((word) => materialWords.has(word)) ? detailsOnTopic(product, 'material', '') : [];
}

/** `how many sheets` of what takes `20 sheets`, also where its name has the word. */
function detailsOnCount(message: string, product: Product): readonly ProductDetail[] {
  const counted = /\bhow (?:many|much) (\p{L}+)/u.exec(foldAccents(message))?.[1] ?? '';
  const stems = contentStems(counted);
  return statedDetails(product).filter(
    ({ value }) => stems.length > 0 && /\d/.test(value) && stems.every((stem) => contentStems(value).includes(stem)),
  );
}

/** A tag that says all that is asked: `is it vegan`. */
function tagOn(asked: readonly string[], { tags }: Product): string | undefined {
  if (asked.length === 0) return undefined;
  return tags.find((tag) => {
    const stems = contentStems(tag);
    return asked.every((word) => stems.includes(word));
  });
}

/** Whether the description or a detail of a product says something on what a question asks besides its name. */
export function statesAnswer(question: AskedQuestion, product: Product): boolean {
  const { message } = question;
  const aspects = aspectsAsked(question, product.title);
  if (aspects.length > 0) return aspects.some((each) => statementOfAspect(each, product, question) !== null);
  const asked = askedOfProduct(question, product);
  return (
    (asksForOrigin.test(foldAccents(message)) && statesOrigin(product)) ||
    detailsAskedFor(message, asked, product).length > 0 ||
    sentenceOn(asked, product, message) !== undefined ||
    detailsOnValue(asked.stems, product).length > 0 ||
    tagOn(asked.stems, product) !== undefined
  );
}

function statesOrigin(product: Product): boolean {
  return detailsOnTopic(product, 'origin', '').length > 0 || sentenceOnOrigin(product) !== undefined;
}

const overviewFacts = 4;

/** Characters of a description that are quoted, where nothing tells which sentence is asked for. */
const maxDescription = 320;

function overview(turn: TurnContext, { product, variant }: ProductMatch): readonly string[] {
  const { locale } = turn.profile;
  const { overview: about, price: priceText, details, description } = turn.messages.answers;
  const { title, subtitle, summary } = product;
  const price = formatMoney(variant.price, locale);
  const facts = statedDetails(product).slice(0, overviewFacts);
  return [
    subtitle ? about({ title, subtitle: withinSentence(subtitle, locale), price }) : priceText({ title, price }),
    ...(facts.length > 0 ? [details({ facts: factList(facts, turn) })] : []),
    ...(summary === '' ? [] : [description({ text: quoted(turn.message, summary) })]),
  ];
}

function quoted(question: string, summary: string): string {
  return summary.length <= maxDescription ? summary : excerpt(summary, question, maxDescription).join(' … ');
}

/** The value in `do you have it in M?`, `does it come in green`; null when there is none but the product's name. */
function askedValue(message: string, { title }: Product): string | null {
  const match =
    /(?:^(?:and |or |what about |how about )?in|\b(?:have (?:it|this|that|them) in|comes? in|available in|there in|is there an?))\s+(?:an? |the |size )?([\p{L}\d][\p{L}\d .x]*?)(?:\s+(?:version|one|too|as well|please))?\s*\??$/u.exec(
      foldAccents(message),
    );
  const value = match?.[1]?.trim() ?? null;
  const isGeneral =
    value === null ||
    /^(?:other|different|another|any|more|which|what|discount|reduction|deal|offer|stock|store|(?:the|your) (?:shop|store|warehouse))\b|^(?:colou?rs?|sizes?)$|\b(?:how|what|is|are|does|it|warranty|guarantee)\b/.test(
      value,
    );
  const name = new Set(namePieces(title));
  return isGeneral || namePieces(value).every((piece) => name.has(piece)) ? null : value;
}

function topicSentences(turn: TurnContext, found: ProductMatch, topic: QuestionTopic): readonly string[] {
  const { product } = found;
  const { title } = product;
  if (topic === 'price')
    return [priceSentence(turn, found), ...noReduction(turn, found), ...priceOfSeveral(turn, found)];
  if (topic === 'stock') return stockSentences(found, turn.messages);
  if (topic === 'options') return product.options.flatMap(({ name }) => optionSentences(turn, product, name));
  if (topic === 'maker') return madeBy(turn, product);
  const details = detailsOnTopic(product, topic, turn.message);
  if (details.length > 0) return [factsText(turn, title, details)];
  const sentence = sentenceOnTopic(topic, product, turn);
  if (sentence !== undefined) return [turn.messages.answers.saysOfIt({ title, sentence })];
  const near = nearTopics[topic];
  if (near !== undefined) return topicSentences(turn, found, near);
  // Where goods are made by hand, the maker tells it.
  if (topic === 'origin') return /\bwhere\b/.test(foldAccents(turn.message)) ? madeBy(turn, product) : [];
  const weight = topic === 'weight' ? weightOf(found, turn) : null;
  return weight === null ? [] : [factsText(turn, title, [weight])];
}

/** Of what has no measures the shop may say how much it holds, and of what is fast how long it takes. */
const nearTopics: Readonly<Partial<Record<QuestionTopic, QuestionTopic>>> = { size: 'volume', speed: 'duration' };

function madeBy({ messages }: TurnContext, { title, vendor }: Product): readonly string[] {
  return vendor === null ? [] : [messages.answers.madeBy({ title, maker: vendor })];
}

/** What a variant costs. */
export function priceSentence({ messages, profile }: TurnContext, found: ProductMatch): string {
  const { price: amount, compareAt } = found.variant;
  const title = variantName(found, messages);
  const price = formatMoney(amount, profile.locale);
  if (!compareAt) return messages.answers.price({ title, price });
  return messages.answers.priceReduced({ title, price, before: formatMoney(compareAt, profile.locale) });
}

export const asksForReduction = /\bon sale\b|\breduced\b|\breduction\b|\bdiscount|\bdeal\b|\bon offer\b/i;

/** Answers `is it on sale` where the price is the usual one. */
function noReduction({ message, messages }: TurnContext, { variant }: ProductMatch): readonly string[] {
  const isAsked = asksForReduction.test(foldAccents(message));
  return isAsked && !variant.compareAt ? [messages.answers.notReduced] : [];
}

/** What as many cost as a question says: `how much would three of those be`. */
function priceOfSeveral({ message, messages, profile }: TurnContext, found: ProductMatch): readonly string[] {
  const rest = /\b(?:how much|what) (?:is|are|does|do|for|would|will)\b(.*)/.exec(foldAccents(message))?.[1] ?? '';
  const count = statedQuantity(rest, variantName(found, messages));
  const { price, terms } = found.variant;
  if (count === null || count < 2 || (terms && terms.priceBreaks.length > 0)) return [];
  const sum = formatMoney({ ...price, amount: price.amount * count }, profile.locale);
  return [messages.answers.priceOfSeveral({ count, price: sum })];
}

const fewLeftThreshold = 5;

function stockSentences({ product, variant }: Omit<ProductMatch, 'reason'>, messages: Messages): readonly string[] {
  const { soldOut, madeToOrder, left, inStock } = messages.answers;
  const title = variantName({ product, variant }, messages);
  if (!variant.available) return [soldOut({ title })];
  if (product.fulfilment === 'made-to-order')
    return [madeToOrder({ title }), ...(product.fulfilmentNote ? [product.fulfilmentNote] : [])];
  return [
    variant.stock !== null && variant.stock <= fewLeftThreshold
      ? left({ title, count: variant.stock })
      : inStock({ title }),
  ];
}

/** Options that the question names: `which plug does it have`. */
function namedOptions({ options }: Product, message: string): readonly string[] {
  const asked = new Set(stemsOf(message));
  return options.map(({ name }) => name).filter((name) => stemsOf(name).every((stem) => asked.has(stem)));
}
