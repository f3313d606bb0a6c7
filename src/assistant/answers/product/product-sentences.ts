import { formatMoney } from '#shop/product/money.ts';
import { type Product, type ProductDetail, statedDetails } from '#shop/product/product.ts';
import { materialWords } from '#shop/lexicon/lexicon.ts';
import { withinSentence } from '#shop/text/intl.ts';
import { foldAccents } from '#shop/text/normalize.ts';
import type { TurnContext } from '../../conversation/turn-context.ts';
import type { ProductMatch } from '../../retrieval/variants/match-variant.ts';
import { namePieces } from '../../retrieval/named-product.ts';
import { excerpt } from '../../retrieval/passages/excerpt.ts';
import { contentStems, stemsOf } from '../../retrieval/words/words.ts';
import { contactText } from '../contact.ts';
import type { AskedQuestion } from './aspects/aspect.ts';
import { detailsOnAspect, statementOfAspect } from './aspects/aspect-statements.ts';
import { type AskedAspect, aspectsAsked, isYesNo, questionsIn, wordsOfAspect } from './aspects/asked-aspects.ts';
import { productPartOf } from './aspects/part.ts';
import { nearestText } from './nearest-text.ts';
import { dataSentences } from './offer-sentences.ts';
import { comesIn, optionSentences, valueSentence } from './option-sentences.ts';
import { factList, factsText, namedDetails } from './product-facts.ts';
import {
  type AskedOfProduct,
  askedOfProduct,
  coverageOf,
  detailsOnTopics,
  isSaidByName,
  sentenceOn,
} from './statements.ts';

/** What a product's data say on each question that a message asks; null: on none. */
export function statedSentences(turn: TurnContext, found: ProductMatch): readonly string[] | null {
  const answers = questionsIn(turn)
    .map((question) => ({ question, sentences: answerTo(question, found) }))
    .filter(({ question, sentences }) => sentences !== null || !isGeneral(question, found));
  if (answers.every(({ sentences }) => sentences === null)) return null;
  const { notStated } = turn.messages.answers;
  return unique(
    answers.flatMap(({ question, sentences }) => sentences ?? [notStated({ question: question.typed.trim() })]),
  );
}

/** What comes closest to what is asked, else the whole description: no rule can tell whether that answers. */
export function unknownSentences(turn: TurnContext, found: ProductMatch): readonly string[] {
  const { noFact, noClearFact, saysOfIt, askUs } = turn.messages.answers;
  const { product } = found;
  const { title, summary } = product;
  if (isGeneral(turn, found)) return overview(turn, found);
  const nearest = nearestText(turn, product);
  if (nearest?.detail) return [factsText(turn, title, [nearest.detail])];
  if (nearest) return [saysOfIt({ title, sentence: nearest.text })];
  if (summary === '') return [noFact({ title }), ...overview(turn, found)];
  if (summary.length > maxDescription) return [noClearFact({ title }), ...overview(turn, found)];
  return [saysOfIt({ title, sentence: summary }), ...detailSentences(turn, product), askUs, contactText(turn)];
}

/** Whether nothing is asked of it but what it is. */
function isGeneral(question: AskedQuestion, { product }: ProductMatch): boolean {
  return aspectsAsked(question, product.title).length === 0 && askedOfProduct(question, product).stems.length === 0;
}

function answerTo(turn: TurnContext, found: ProductMatch): readonly string[] | null {
  const { message, messages } = turn;
  const { product } = found;
  const asked = aspectsAsked(turn, product.title);
  const clear = asked.filter(({ isLoose }) => !isLoose);
  const loose = asked.filter(({ isLoose }) => isLoose);
  const sentencesOnLoose = loose.flatMap((each) => aspectSentences(turn, found, [each]));
  const sentencesOnClear = aspectSentences(turn, found, clear);
  const isClear = clear.length > 0;
  if (sentencesOnClear.length > 0) return unique([...sentencesOnClear, ...sentencesOnLoose]);
  const text = foldAccents(message);
  const value = productPartOf(text) === text ? askedValue(message, product) : null;
  const statement = isClear ? null : statementOn(turn, product);
  // `and in the oven?`, `is there a key` ask for no value, unless it is one.
  const isValue = value !== null && ((!isClear && statement === null) || comesIn(product, value));
  if (isValue) return [valueSentence(turn, found, value)];
  const options = namedOptions(product, turn);
  // `how deep are the steps` asks for no number of steps.
  if (options.length > 0 && !(sentencesOnLoose.length > 0 && asksHowMuchSo.test(text)))
    return options.flatMap((name) => optionSentences(turn, product, name));
  if (sentencesOnLoose.length > 0) return sentencesOnLoose;
  if (statement !== null) return [statement];
  return isSaidByName(message, product) ? [messages.answers.nameSays({ title: product.title })] : null;
}

const asksHowMuchSo = /\bhow (?:tall|high|wide|deep|thick|heavy|loud)\b/;

/** What a product's data say on what a question asks of its measures, materials or the like. Empty: nothing. */
export function knownFacts(turn: TurnContext, found: ProductMatch): readonly string[] {
  const asked = aspectsAsked(turn, found.product.title).filter(({ aspect }) => aspect.kind !== 'offer');
  const clear = asked.filter(({ isLoose }) => !isLoose);
  return aspectSentences(turn, found, clear.length > 0 ? clear : asked.slice(0, 1));
}

/** What a product's data say on what a question asks, of whatever it is but its variants. Empty: nothing. */
export function statementsOn(turn: TurnContext, found: ProductMatch): readonly string[] {
  const facts = knownFacts(turn, found);
  const asked = aspectsAsked(turn, found.product.title);
  const isClear = asked.some(({ isLoose, aspect }) => !isLoose || (aspect.says && facts.length > 0));
  const statement = isClear ? null : statementOn(turn, found.product);
  return statement === null ? facts : [statement];
}

/** What a product says of aspects, whether that is a yes or a no, and of which it says nothing. Empty: of none. */
function aspectSentences(turn: TurnContext, found: ProductMatch, asked: readonly AskedAspect[]): readonly string[] {
  const { product } = found;
  const { title } = product;
  const { isSo, isNotSo, saysOfIt, notStated } = turn.messages.answers;
  const answers = asked.map((each) => ({ each, statement: statementOfAspect(each, product, turn) }));
  const statements = answers.flatMap(({ statement }) => statement ?? []);
  if (statements.length === 0)
    return asked
      .flatMap(({ aspect }) => dataSentences(turn, found, aspect))
      .concat(wholeStatement(turn, product, asked));
  const details = statements.flatMap((statement) => statement.details);
  const sentences = unique(statements.flatMap(({ sentence }) => sentence ?? []));
  const stated = answers.flatMap(({ each, statement }) => (statement ? [each.text] : []));
  const open = answers
    .filter(({ each: { text }, statement }) => !statement && !stated.some((other) => isWithin(text, other)))
    .map(({ each }) => notStated({ question: wordsOfAspect(turn.typed, each) }));
  const clear = new Set(statements.map(({ answer }) => answer));
  const answer = clear.size === 1 && open.length === 0 ? statements[0]?.answer : null;
  return [
    ...(typeof answer === 'boolean' ? [answer ? isSo : isNotSo] : []),
    ...(details.length > 0 ? [factsText(turn, title, [...new Set(details)])] : []),
    ...(sentences.length > 0 ? [saysOfIt({ title, sentence: sentences.join(' … ') })] : []),
    ...unique(open),
  ];
}

/** Two aspects may be asked for by the same words. */
function isWithin(one: string, other: string): boolean {
  return one.includes(other) || other.includes(one);
}

/** Where no words that are known for it say it, a sentence that has all that is asked does. */
function wholeStatement(turn: TurnContext, product: Product, aspects: readonly AskedAspect[]): readonly string[] {
  const isText = ({ aspect, isLoose }: AskedAspect): boolean => aspect.kind === 'text' && !aspect.isService && !isLoose;
  if (aspects.length === 0 || !aspects.every(isText)) return [];
  const asked = askedOfProduct(turn, product);
  const sentence = sentenceOn(asked, product, turn.message) ?? '';
  const isWhole = asked.stems.length > 0 && coverageOf(asked, sentence) >= asked.stems.length;
  return isWhole ? [turn.messages.answers.saysOfIt({ title: product.title, sentence })] : [];
}

function unique(texts: readonly string[]): readonly string[] {
  return [...new Set(texts)];
}

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
  return asked.some((word) => materialWords.has(word)) ? detailsOnAspect('material', product, '') : [];
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
  const isStated = (each: AskedAspect): boolean => statementOfAspect(each, product, question) !== null;
  const clear = aspects.filter(({ isLoose }) => !isLoose);
  if (clear.length > 0) return clear.some(isStated);
  const asked = askedOfProduct(question, product);
  return (
    aspects.some((each) => each.aspect.name === 'origin' && isStated(each)) ||
    detailsAskedFor(message, asked, product).length > 0 ||
    sentenceOn(asked, product, message) !== undefined ||
    detailsOnValue(asked.stems, product).length > 0 ||
    tagOn(asked.stems, product) !== undefined
  );
}

const overviewFacts = 4;

/** Characters of a description that are quoted, where nothing tells which sentence is asked for. */
const maxDescription = 320;

function overview(turn: TurnContext, { product, variant }: ProductMatch): readonly string[] {
  const { locale } = turn.profile;
  const { overview: about, price: priceText, description } = turn.messages.answers;
  const { title, subtitle, summary } = product;
  const price = formatMoney(variant.price, locale);
  return [
    subtitle ? about({ title, subtitle: withinSentence(subtitle, locale), price }) : priceText({ title, price }),
    ...detailSentences(turn, product),
    ...(summary === '' ? [] : [description({ text: quoted(turn.message, summary) })]),
  ];
}

function detailSentences(turn: TurnContext, product: Product): readonly string[] {
  const facts = statedDetails(product).slice(0, overviewFacts);
  return facts.length > 0 ? [turn.messages.answers.details({ facts: factList(facts, turn) })] : [];
}

function quoted(question: string, summary: string): string {
  return summary.length <= maxDescription
    ? summary
    : excerpt(summary, question, { maxLength: maxDescription }).join(' … ');
}

/** The value in `do you have it in M?`, `does it come in green`; null when there is none but the product's name. */
function askedValue(message: string, { title }: Product): string | null {
  const match =
    /(?:^(?:and |or |what about |how about )?in|\b(?:(?:have|got|do|get) (?:it|this|that|them|these|those) in|comes? in|available in|there in|is there an?))\s+(?:an? |the |size )?([\p{L}\d][\p{L}\d .x]*?)(?:\s+(?:version|one|too|as well|please))?\s*\??$/u.exec(
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

/** Options that the question names: `which plug does it have`. `is the frame steel` asks for something else of it. */
function namedOptions(product: Product, question: AskedQuestion): readonly string[] {
  const asked = new Set(stemsOf(question.message));
  const { stems } = askedOfProduct(question, product);
  return product.options
    .map(({ name }) => name)
    .filter((name) => stemsOf(name).every((stem) => asked.has(stem)))
    .filter((name) => !isYesNo(question) || stems.every((stem) => stemsOf(name).includes(stem)));
}
