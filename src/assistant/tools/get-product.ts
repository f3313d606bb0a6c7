import { z } from 'zod';
import { listBounds } from '#shop/listing/listing.ts';
import { formatMoney } from '#shop/product/money.ts';
import type { Product, ProductDetail } from '#shop/product/product.ts';
import { typoBetween } from '#shop/text/edit-distance.ts';
import { foldAccents } from '#shop/text/normalize.ts';
import type { AnswerWriter } from '../answers/answer-writer.ts';
import type { AssistantMessages } from '../answers/messages.ts';
import { askWhichProduct } from '../answers/small-talk.ts';
import type { CriteriaTerm, SearchCriteria } from '../conversation/conversation.ts';
import type { TurnContext } from '../conversation/turn-context.ts';
import type { ProductMatch } from '../retrieval/match-variant.ts';
import { chooseMatch, findProductByName, noCriteria, optionTerms } from '../retrieval/resolve-product.ts';
import { contentPieces, scoreName } from '../retrieval/named-product.ts';
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

function productSuggestions(product: Product, messages: AssistantMessages): readonly string[] {
  const [option] = product.options;
  return [
    messages.chips.addIt(),
    messages.chips.goesWith(product.title),
    ...(option && option.values.length > 1 ? [messages.chips.otherColours(option.name)] : []),
    messages.chips.measurements(),
  ];
}

/** The topics of questions about one product, with the words for them. */
const topicPatterns: readonly (readonly [DetailTopic, RegExp])[] = [
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
  ['care', /\bdishwasher\b|\bmicrowave\b|\bwash|\bclean|\bcare\b|\boil\b/],
];

type DetailTopic = 'price' | 'stock' | 'options' | 'size' | 'weight' | 'volume' | 'maker' | 'material' | 'care';

const detailMatchers: Readonly<Partial<Record<DetailTopic, (detail: ProductDetail) => boolean>>> = {
  size: ({ value }) => /\d\s*(?:mm|cm|m)\b/.test(value),
  weight: ({ name, value }) => /\d\s*(?:g|kg)\b/.test(value) || /weight/i.test(name),
  volume: ({ value }) => /\d\s*(?:ml|cl|dl|l)\b/.test(value),
  material: ({ name }) => /material|made of|fabric|glaze|wood/i.test(name),
  care: ({ name }) => /care|wash|clean/i.test(name),
};

/** Sentences from a product's data that answer a question about it, or say that the data do not. */
export function detailSentences(turn: TurnContext, found: ProductMatch): readonly string[] {
  const { message, messages } = turn;
  const text = foldAccents(message);
  const askedTopics = topicPatterns.filter(([, pattern]) => pattern.test(text)).map(([topic]) => topic);
  const value = askedValue(message);
  if (value !== null) return [valueSentence(turn, found, value)];
  const named = namedDetails(found.product, message);
  const options = namedOptions(found.product, message);
  if (options.length > 0) return options.flatMap((name) => optionSentences(found.product, name, messages));
  const sentences = askedTopics.flatMap((topic) => topicSentences(turn, found, topic));
  if (sentences.length > 0) return sentences;
  if (named.length > 0) return [messages.facts(found.product.title, named.map(factText))];
  return descriptionSentences(turn, found, askedTopics.length > 0) ?? overview(turn, found);
}

/** Quotes the description, or says that the detail is unknown; null for a general question. */
function descriptionSentences(turn: TurnContext, found: ProductMatch, isAsked: boolean): readonly string[] | null {
  const { messages } = turn;
  const { title, summary } = found.product;
  const asked = askedParticulars(turn.message, found.product);
  if (!isAsked && asked.length === 0) return null;
  const sentence = summary
    .split(/(?<=[.!?])\s+/)
    .find((each) => contentStems(each).some((stem) => asked.some((word) => typoBetween(stem, word) !== null)));
  return sentence ? [messages.saysOfIt(title, sentence)] : [messages.noFact(title), ...overview(turn, found)];
}

/** Stems of a question besides the product's names and words that only refer or ask. */
function askedParticulars(message: string, { title, type, options }: Product): readonly string[] {
  if (!questionPattern.test(foldAccents(message))) return [];
  const values = options.flatMap((option) => option.values.map(({ value }) => value));
  const known = new Set([...stemsOf([title, type, ...values].join(' ')), ...pointingStems]);
  return contentStems(message).filter((stem) => !known.has(stem));
}

const questionPattern = /^(?:and )?(?:is|are|does|do|can|will|would|has|have|how|what|which|where|why)\b/;
const pointingStems = stemsOf('first second third fourth fifth sixth last number more other product');

function overview({ messages, profile }: TurnContext, { product, variant }: ProductMatch): readonly string[] {
  const price = formatMoney(variant.price, profile.locale);
  const facts = product.details.slice(0, 4).map(factText);
  return [
    messages.overview(product.title, product.subtitle, price),
    ...(facts.length > 0 ? [messages.detailsAre(facts)] : []),
  ];
}

/** The value in `do you have it in M?`, `does it come in green`; null when there is none. */
function askedValue(message: string): string | null {
  const match =
    /(?:^(?:and |or |what about |how about )?in|\b(?:have (?:it|this|that|them) in|comes? in|available in|there in|is there an?))\s+(?:an? |the |size )?([\p{L}\d][\p{L}\d .x]*?)(?:\s+(?:version|one|too|as well|please))?\s*\??$/u.exec(
      foldAccents(message),
    );
  const value = match?.[1]?.trim() ?? null;
  const isGeneral =
    value === null || /^(?:other|different|another|any|more|which|what)\b|^(?:colou?rs?|sizes?)$/.test(value);
  return isGeneral ? null : value;
}

function valueSentence({ messages, profile }: TurnContext, { product }: ProductMatch, asked: string): string {
  const [term] = optionTerms(product, [asked.replace(/^(?:size|colou?r) /, '')]);
  const reading = term?.readings[0];
  const variants = product.variants.filter(({ values }) => values.some((value) => reading?.values.includes(value)));
  const best = variants.find(({ available }) => available) ?? variants[0];
  const value = reading?.values[0];
  if (!best || value === undefined) return messages.lacksValue(product.title, asked);
  const yes = messages.hasValue(product.title, value, formatMoney(best.price, profile.locale));
  return best.available ? yes : `${yes} ${messages.soldOutIn([value])}`;
}

function topicSentences(
  { messages, profile }: TurnContext,
  { product, variant }: ProductMatch,
  topic: DetailTopic,
): readonly string[] {
  if (topic === 'price') {
    const was = variant.compareAt && formatMoney(variant.compareAt, profile.locale);
    const name = messages.named(product.title, variant.values);
    return [messages.priceIs(name, formatMoney(variant.price, profile.locale), was)];
  }
  if (topic === 'stock') return stockSentences({ product, variant }, messages);
  if (topic === 'options') return product.options.flatMap((option) => optionSentences(product, option.name, messages));
  if (topic === 'maker' && product.vendor !== null) return [messages.madeBy(product.title, product.vendor)];
  const details = product.details.filter((detail) => detailMatchers[topic]?.(detail) ?? false);
  return details.length > 0 ? [messages.facts(product.title, details.map(factText))] : [];
}

const fewLeftThreshold = 5;

function stockSentences(
  { product, variant }: Omit<ProductMatch, 'reason'>,
  messages: AssistantMessages,
): readonly string[] {
  const name = messages.named(product.title, variant.values);
  if (!variant.available) return [messages.soldOut(name)];
  if (product.fulfilment === 'made-to-order') return [messages.madeToOrder(name, product.fulfilmentNote)];
  return [
    variant.stock !== null && variant.stock <= fewLeftThreshold
      ? messages.fewLeft(name, variant.stock)
      : messages.inStock(name),
  ];
}

function optionSentences(product: Product, name: string, messages: AssistantMessages): readonly string[] {
  const index = product.options.findIndex((option) => option.name === name);
  const values = product.options[index]?.values.map(({ value }) => value) ?? [];
  const isOut = (value: string): boolean =>
    !product.variants.some((variant) => variant.values[index] === value && variant.available);
  const out = values.filter(isOut);
  return [messages.comesIn(product.title, values), ...(out.length > 0 ? [messages.soldOutIn(out)] : [])];
}

/** Details that the question names: `which plug`, `what bulb`. */
function namedDetails({ details }: Product, message: string): readonly ProductDetail[] {
  const asked = new Set(contentStems(message));
  return details.filter(({ name }) => contentStems(name).some((stem) => asked.has(stem)));
}

/** Options that the question names: `which plug does it have`. */
function namedOptions({ options }: Product, message: string): readonly string[] {
  const asked = new Set(stemsOf(message));
  return options.map(({ name }) => name).filter((name) => stemsOf(name).every((stem) => asked.has(stem)));
}

function factText({ name, value }: ProductDetail): string {
  return `${name.toLowerCase()} ${value}`;
}
