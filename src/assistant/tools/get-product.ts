import { z } from 'zod';
import type { Messages } from '#messages/messages.ts';
import { listBounds } from '#shop/listing/listing.ts';
import { formatMoney } from '#shop/product/money.ts';
import { type Product, statedDetails } from '#shop/product/product.ts';
import { typoBetween } from '#shop/text/edit-distance.ts';
import { formatList, withinSentence } from '#shop/text/intl.ts';
import { foldAccents } from '#shop/text/normalize.ts';
import type { AnswerWriter } from '../answers/answer-writer.ts';
import { variantName } from '../answers/product-card.ts';
import { type DetailTopic, detailsOnTopic, factList, factsText, namedDetails } from '../answers/product-facts.ts';
import { askWhichProduct } from '../answers/small-talk.ts';
import type { CriteriaTerm, SearchCriteria } from '../conversation/conversation.ts';
import type { TurnContext } from '../conversation/turn-context.ts';
import { earlierValues } from '../retrieval/variants/earlier-values.ts';
import type { ProductMatch } from '../retrieval/variants/match-variant.ts';
import { findNamedVariants } from '../retrieval/variants/named-values.ts';
import { chooseMatch, findProductByName, noCriteria, optionTerms } from '../retrieval/resolve-product.ts';
import { contentPieces, namePieces, scoreName } from '../retrieval/named-product.ts';
import { contentStems, stemsOf } from '../retrieval/words.ts';
import { findReferencedProduct, hasOrdinal } from '../rules/referenced-product.ts';
import { productDetailsForModel } from './model-data.ts';
import { answerSearch } from './search-products.ts';
import { answerByProductName, quoteCompletePassage } from './search-policies.ts';
import { defineTool } from './tool.ts';

export const getProduct = defineTool({
  name: 'get_product',
  description: 'Reads one product: options, prices, stock, measurements, material, care.',
  input: z.object({
    product: z.string().min(1).max(200).describe('Its handle or its name.'),
    values: z
      .array(z.string().max(listBounds.valueCharacters))
      .max(listBounds.namesPerKind)
      .default([])
      .describe('Option values of the variant that is meant.'),
  }),
  kind: 'product',
  run: async (input, { turn }) => {
    const product = await findProductByName(turn.catalog, input.product);
    return product && chooseMatch(product, { ...noCriteria, terms: optionTerms(product, input.values) });
  },
  products: (found) => [found],
  toModelData: (found, locale) => ({ product: productDetailsForModel(found, locale) }),
});

/** Answers a question about one product from its data. */
export async function answerDetails(turn: TurnContext, answer: AnswerWriter, criteria: SearchCriteria): Promise<void> {
  const names = criteria.words.filter((word) => !detailQuestionStems.has(word));
  const found = await findReferencedProduct(turn, criteria, names);
  if (!found || (await isOnlyAccessory(turn, found, names)))
    return answerWithoutProduct(turn, answer, { ...criteria, words: [...names] });
  return answerProductDetails(turn, answer, found);
}

/** What is named is not the product but what it is for: nothing is said of it. */
async function isOnlyAccessory(
  turn: TurnContext,
  { product }: ProductMatch,
  names: readonly string[],
): Promise<boolean> {
  const pieces = contentPieces(names.join(' '));
  const { lastProducts, focus } = turn.memory.conversation;
  const isShown = [...lastProducts, ...(focus ? [focus] : [])].some(({ handle }) => handle === product.handle);
  return pieces.length > 0 && !isShown && scoreName(product, pieces).inTitle.length === 0;
}

/** Answers a question about a product from its data. */
export async function answerProductDetails(
  turn: TurnContext,
  answer: AnswerWriter,
  found: ProductMatch,
): Promise<void> {
  await answer.callTool(getProduct, { product: found.product.handle, values: [...found.variant.values] });
  for (const sentence of detailSentences(turn, found)) answer.say(sentence);
  answer.showProducts([found]);
  answer.show({ type: 'data-suggestions', data: { suggestions: productSuggestions(found.product, turn.messages) } });
}

/** Answers from the shop's content, else with products of the kind, else by asking which product. */
async function answerWithoutProduct(turn: TurnContext, answer: AnswerWriter, criteria: SearchCriteria): Promise<void> {
  const { lastProducts } = turn.memory.conversation;
  if (hasOrdinal(turn.message)) return askWhichProduct(turn, answer);
  if (criteria.words.length > 0 && (await quoteCompletePassage(turn, answer))) return;
  if (criteria.terms.some(isKind)) return answerSearch(turn, answer, criteria);
  const isPointing = lastProducts.length > 0 && /\b(?:it|its|they|them|these|those)\b/.test(foldAccents(turn.message));
  if (criteria.words.length > 0 && !isPointing) return answerByProductName(turn, answer, criteria);
  return askWhichProduct(turn, answer);
}

function isKind({ negated, readings }: CriteriaTerm): boolean {
  return !negated && readings.some(({ kind }) => kind !== 'option');
}

const detailQuestionStems = new Set(
  stemsOf(
    'big tall high wide deep long large thick heavy weigh weight dimension measure measurement hold volume capacity detail describe description come version left many much dishwasher microwave wash clean care safe made make maker designed from iron dry oil',
  ),
);

function productSuggestions(product: Product, { answers, panel }: Messages): readonly string[] {
  const { addIt, options, size } = answers.suggestions;
  return [
    addIt,
    panel.questions.goesWith({ title: product.title }),
    ...(product.options.some(({ values }) => values.length > 1) ? [options] : []),
    size,
  ];
}

type QuestionTopic = DetailTopic | 'price' | 'stock' | 'options' | 'maker';

/** The topics of questions about one product, with the words for them. */
const topicPatterns: readonly (readonly [QuestionTopic, RegExp])[] = [
  ['price', /\bhow much (?:is|are|does|do|for)\b|\bprices?\b|\bcosts?\b/],
  ['stock', /\bin stock\b|\bavailable\b|\bsold out\b|\bhow many (?:are|left|do you have)\b|\bleft\b/],
  [
    'options',
    /\bcomes? in\b|\b(?:which|what) (?:other )?(?:colou?rs?|sizes?|options|finish(?:es)?|woods?|glazes?)\b|\bdo you have (?:it|this|that|them) in\b|\bversion\b/,
  ],
  ['size', /\bhow (?:big|tall|high|wide|deep|long|large|thick)\b|\bdimensions?\b|\bmeasure(?:s|ments?)?\b|\bsize\b/],
  ['weight', /\bhow heavy\b|\bweighs?\b|\bweight\b/],
  ['volume', /\bhow much (?:does it|do they) hold\b|\bvolume\b|\bcapacity\b|\bhold\b/],
  ['maker', /\bwho (?:made|makes|designed|designs)\b|\bmade by\b|\bmaker\b|\bwhere\b.*\b(?:made|from)\b/],
  ['material', /\bmade (?:of|from)\b|\bmaterials?\b/],
  ['contents', /\bcontains?\b|\ballerg|\bingredients?\b|\btraces of\b|\bwhat(?:'s| is) in (?:it|them|this|the)\b/],
  ['care', /\bdishwasher\b|\bmicrowave\b|\bwash|\bclean|\bcare\b|\boil\b/],
];

/** Sentences from a product's data that answer a question about it, or say that the data do not. */
export function detailSentences(turn: TurnContext, found: ProductMatch): readonly string[] {
  const { message } = turn;
  const text = foldAccents(message);
  const askedTopics = topicPatterns.filter(([, pattern]) => pattern.test(text)).map(([topic]) => topic);
  const value = askedValue(message, found.product);
  if (value !== null) return [valueSentence(turn, found, value)];
  const named = namedDetails(found.product, message);
  const options = namedOptions(found.product, message);
  if (options.length > 0) return options.flatMap((name) => optionSentences(turn, found.product, name));
  const sentences = askedTopics.flatMap((topic) => topicSentences(turn, found, topic));
  if (sentences.length > 0) return sentences;
  if (named.length > 0) return [factsText(turn, found.product.title, named)];
  return descriptionSentences(turn, found, askedTopics.length > 0) ?? overview(turn, found);
}

/** Quotes the description, or says that the detail is unknown; null for a general question. */
function descriptionSentences(turn: TurnContext, found: ProductMatch, isAsked: boolean): readonly string[] | null {
  const { saysOfIt, noFact } = turn.messages.answers;
  const { title } = found.product;
  const asked = askedParticulars(turn.message, found.product);
  if (!isAsked && asked.length === 0) return null;
  const sentence = sentenceOn(asked, found.product);
  return sentence ? [saysOfIt({ title, sentence })] : [noFact({ title }), ...overview(turn, found)];
}

function sentenceOn(asked: readonly string[], { summary }: Product): string | undefined {
  return summary
    .split(/(?<=[.!?])\s+/)
    .find((each) => contentStems(each).some((stem) => asked.some((word) => typoBetween(stem, word) !== null)));
}

/** Whether the description or a detail of a product says something on what a question asks besides its name. */
export function statesAnswer(message: string, product: Product): boolean {
  return (
    namedDetails(product, message).length > 0 || sentenceOn(askedParticulars(message, product), product) !== undefined
  );
}

/** Whether a question is about the price, the stock or the options, which are known of each product. */
export function asksForOffer(message: string): boolean {
  const text = foldAccents(message);
  return topicPatterns.some(([topic, pattern]) => offerTopics.has(topic) && pattern.test(text));
}

const offerTopics: ReadonlySet<QuestionTopic> = new Set(['price', 'stock', 'options']);

/** Stems of a question besides the product's names and words that only refer or ask. */
function askedParticulars(message: string, { title, type, options }: Product): readonly string[] {
  if (!questionPattern.test(foldAccents(message))) return [];
  const values = options.flatMap((option) => option.values.map(({ value }) => value));
  const known = new Set([...stemsOf([title, type, ...values].join(' ')), ...pointingStems]);
  return contentStems(message).filter((stem) => !known.has(stem));
}

const questionPattern = /^(?:and )?(?:is|are|does|do|can|will|would|has|have|how|what|which|where|why)\b/;
const pointingStems = stemsOf('first second third fourth fifth sixth last number more other product');

const overviewFacts = 4;

function overview(turn: TurnContext, { product, variant }: ProductMatch): readonly string[] {
  const { locale } = turn.profile;
  const { overview: about, price: priceText, details } = turn.messages.answers;
  const { title, subtitle } = product;
  const price = formatMoney(variant.price, locale);
  const facts = statedDetails(product).slice(0, overviewFacts);
  return [
    subtitle ? about({ title, subtitle: withinSentence(subtitle, locale), price }) : priceText({ title, price }),
    ...(facts.length > 0 ? [details({ facts: factList(facts, turn) })] : []),
  ];
}

/** The value in `do you have it in M?`, `does it come in green`; null when there is none but the product's name. */
function askedValue(message: string, { title }: Product): string | null {
  const match =
    /(?:^(?:and |or |what about |how about )?in|\b(?:have (?:it|this|that|them) in|comes? in|available in|there in|is there an?))\s+(?:an? |the |size )?([\p{L}\d][\p{L}\d .x]*?)(?:\s+(?:version|one|too|as well|please))?\s*\??$/u.exec(
      foldAccents(message),
    );
  const value = match?.[1]?.trim() ?? null;
  const isGeneral =
    value === null || /^(?:other|different|another|any|more|which|what)\b|^(?:colou?rs?|sizes?)$/.test(value);
  const name = new Set(namePieces(title));
  return isGeneral || namePieces(value).every((piece) => name.has(piece)) ? null : value;
}

function valueSentence({ messages, profile, memory }: TurnContext, { product }: ProductMatch, asked: string): string {
  const [term] = optionTerms(product, [asked.replace(/^(?:size|colou?r) /, '')]);
  const reading = term?.readings[0];
  const variants = product.variants.filter(({ values }) => values.some((value) => reading?.values.includes(value)));
  const best = variants.find(({ available }) => available) ?? variants[0];
  const value = reading?.values[0];
  const { lacksValue, hasValue, soldOutIn, soldOut } = messages.answers;
  const named = findNamedVariants(product, [value ?? '', ...earlierValues(memory.conversation, product)]);
  const [meant] = named.variants;
  if (meant && best?.available && named.variants.every(({ available }) => !available))
    return soldOut({ title: variantName({ product, variant: meant }, messages) });
  const { title } = product;
  if (!best || value === undefined) return lacksValue({ title, value: asked });
  const yes = hasValue({ title, value, price: formatMoney(best.price, profile.locale) });
  return best.available ? yes : `${yes} ${soldOutIn({ values: value })}`;
}

function topicSentences(turn: TurnContext, found: ProductMatch, topic: QuestionTopic): readonly string[] {
  const { product } = found;
  const { title, vendor } = product;
  if (topic === 'price') return [priceSentence(turn, found)];
  if (topic === 'stock') return stockSentences(found, turn.messages);
  if (topic === 'options') return product.options.flatMap(({ name }) => optionSentences(turn, product, name));
  if (topic === 'maker') return vendor === null ? [] : [turn.messages.answers.madeBy({ title, maker: vendor })];
  const details = detailsOnTopic(product, topic, turn.message);
  return details.length > 0 ? [factsText(turn, title, details)] : [];
}

/** What a variant costs. */
export function priceSentence({ messages, profile }: TurnContext, found: ProductMatch): string {
  const { price: amount, compareAt } = found.variant;
  const title = variantName(found, messages);
  const price = formatMoney(amount, profile.locale);
  if (!compareAt) return messages.answers.price({ title, price });
  return messages.answers.priceReduced({ title, price, before: formatMoney(compareAt, profile.locale) });
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

/** Which values an option of a product has, and which of them are sold out. */
export function optionSentences(
  { messages, profile: { locale } }: TurnContext,
  product: Product,
  name: string,
): readonly string[] {
  const { comesIn, soldOutIn } = messages.answers;
  const index = product.options.findIndex((option) => option.name === name);
  const values = product.options[index]?.values.map(({ value }) => value) ?? [];
  const isOut = (value: string): boolean =>
    !product.variants.some((variant) => variant.values[index] === value && variant.available);
  const out = values.filter(isOut);
  return [
    comesIn({ title: product.title, values: formatList(values, locale) }),
    ...(out.length > 0 ? [soldOutIn({ values: formatList(out, locale) })] : []),
  ];
}

/** Options that the question names: `which plug does it have`. */
function namedOptions({ options }: Product, message: string): readonly string[] {
  const asked = new Set(stemsOf(message));
  return options.map(({ name }) => name).filter((name) => stemsOf(name).every((stem) => asked.has(stem)));
}
