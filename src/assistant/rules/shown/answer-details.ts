import { readAct } from '../../acts/classify-act.ts';
import type { AnswerWriter } from '../../answers/answer-writer.ts';
import { describeCriteria } from '../../answers/describe-criteria.ts';
import { knownFacts, statesAnswer } from '../../answers/product/product-sentences.ts';
import { asksForDetail } from '../../answers/product/aspects/asked-aspects.ts';
import { placeAskedFor } from '../../answers/product/statements.ts';
import { askWhichProduct } from '../../answers/small-talk.ts';
import type { CriteriaTerm, SearchCriteria } from '../../conversation/conversation.ts';
import type { TurnContext } from '../../conversation/turn-context.ts';
import { findProducts, isCalledSo } from '../../retrieval/find-products.ts';
import { contentPieces, scoreName } from '../../retrieval/named-product.ts';
import { isCondition } from '../../retrieval/relax-criteria.ts';
import { findVariant, noCriteria } from '../../retrieval/resolve-product.ts';
import { matchVariant, type ProductMatch } from '../../retrieval/variants/match-variant.ts';
import { contentStems, stemsOf } from '../../retrieval/words/words.ts';
import type { Product } from '#shop/product/product.ts';
import { foldAccents } from '#shop/text/normalize.ts';
import { singularize } from '#shop/text/stem.ts';
import { isQuestion, pointsAtIt } from '../../subject/question-form.ts';
import { maxOfSeveral } from '../../subject/spoken-products.ts';
import { answerProductDetails } from '../../tools/get-product.ts';
import { answerByProductName } from '../../tools/search/answer-question.ts';
import { answerPolicy, quoteCompletePassage } from '../../tools/search/search-policies.ts';
import { answerSearch } from '../../tools/search/answer-search.ts';
import { rememberSearch } from '../../tools/search/search-products.ts';
import { refinedCriteria } from '../criteria/refine-search.ts';
import { normalizeMessage } from '../rule.ts';
import { servicesAskedFor } from '../pages/service-question.ts';
import { answerAskedOfShown } from './answer-asked-of-shown.ts';
import { answerOfShown, asksForValues, detailQuestionStems } from './answer-of-shown.ts';
import { answerSpokenOf } from './answer-spoken-of.ts';
import { asksAboutIt, findReferencedProduct, pointsAtShown } from './referenced-product.ts';

/** Answers a question about one product from its data. */
export async function answerDetails(turn: TurnContext, answer: AnswerWriter, stated: SearchCriteria): Promise<void> {
  const criteria = turn.memory.conversation.focus === null ? stated : withoutPack(stated);
  const place = placeAskedFor(turn.message);
  const names = criteria.words.filter((word) => !detailQuestionStems.has(word) && !place.includes(word));
  const found = await findReferencedProduct(turn, criteria, names);
  if (!found || (await isOnlyAccessory(turn, found, names)))
    return answerWithoutProduct(turn, answer, withoutQuestionWords(criteria));
  const text = normalizeMessage(turn.message);
  if (serviceTopics.test(text) && !statesAnswer(turn, found.product)) return answerService(turn, answer, found.product);
  const services = servicesAskedFor(text, noCriteria).join(' ');
  // `can I rent it`
  if (services !== '' && !statesAnswer(turn, found.product) && (await quoteCompletePassage(turn, answer, services)))
    return;
  return answerProductDetails(turn, answer, found);
}

/** `how big is the bottle` of an oil that was spoken of asks for no other bottle. */
function withoutPack(criteria: SearchCriteria): SearchCriteria {
  const isPack = (text: string): boolean => contentStems(text).every((stem) => packStems.has(stem));
  return {
    ...criteria,
    terms: criteria.terms.filter(({ label }) => !isPack(label)),
    words: criteria.words.filter((word) => !packStems.has(word)),
  };
}

function withoutQuestionWords(criteria: SearchCriteria): SearchCriteria {
  const isName = (word: string): boolean => !detailQuestionStems.has(singularize(word));
  const { words, phrase } = criteria;
  return {
    ...criteria,
    words: words.filter(isName),
    ...(phrase === undefined ? {} : { phrase: phrase.split(' ').filter(isName).join(' ') }),
  };
}

/** What the shop does with a product, whichever it is: `can I return it?`, `how much is it to send it to Sweden?` */
const serviceTopics =
  /\b(?:returns?|returned|returnable|refund(?:s|ed)?|exchange[ds]?|send|sending|sent|ships?|shipped|shipping|deliver(?:y|ed|s)?|arrives?|be here|get here|postage|warranty|guarantee)\b(?! (?:bag|box|label|card))/;

/** Quotes what the shop says of the service: of the product if it says that, else in general. */
async function answerService(turn: TurnContext, answer: AnswerWriter, product: Product): Promise<void> {
  if (await quoteCompletePassage(turn, answer, `${turn.message} ${product.type ?? product.title}`)) return;
  const titled = new Set(contentStems(`${product.title} ${product.type ?? ''}`));
  const general = turn.message.split(/\s+/).filter((word) => !contentStems(word).some((stem) => titled.has(stem)));
  return answerPolicy(turn, answer, general.join(' '));
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

/** Answers from the shop's content, else with products of the kind, else by asking which product. */
async function answerWithoutProduct(turn: TurnContext, answer: AnswerWriter, criteria: SearchCriteria): Promise<void> {
  const { lastProducts } = turn.memory.conversation;
  if (pointsAtShown(turn)) return askWhichProduct(turn, answer);
  const namesNothing = criteria.words.every((word) => detailQuestionStems.has(word));
  const isOfShown =
    asksAboutIt(turn.message) || asksForValues.test(turn.message) || (namesNothing && asksForDetail(turn.message));
  if (isOfShown && !criteria.terms.some(isKind) && (await answerOfShown(turn, answer, criteria))) return;
  const isAsked = await asksOfShown(turn);
  if ((!isAsked || criteria.terms.every(isOption)) && (await answerWithValue(turn, answer, criteria))) return;
  if (isAsked && (await answerAskedOfShown(turn, answer, { criteria, isSure: true }))) return;
  if (criteria.words.length > 0 && (await quoteCompletePassage(turn, answer))) return;
  if (await answerOfSeveral(turn, answer, criteria)) return;
  if (await answerOfFocus(turn, answer, criteria)) return;
  if (criteria.terms.some(isKind)) return answerSearch(turn, answer, criteria);
  const isPointing = lastProducts.length > 0 && /\b(?:it|its|they|them|these|those)\b/.test(foldAccents(turn.message));
  if (await answerSpokenOf(turn, answer, criteria)) return;
  if (criteria.words.length > 0 && !isPointing) return answerByProductName(turn, answer, criteria);
  return askWhichProduct(turn, answer);
}

async function asksOfShown(turn: TurnContext): Promise<boolean> {
  if (turn.memory.conversation.lastProducts.length > 0 && isQuestion(turn) && pointsAtIt(turn)) return true;
  const { act, isSure } = await readAct(turn);
  return isSure && act === 'ask';
}

function isOption({ readings }: CriteriaTerm): boolean {
  return readings.every(({ kind }) => kind === 'option');
}

/** `how long does the battery last` of a product that has no such part in its name: what is known of it. */
async function answerOfFocus(turn: TurnContext, answer: AnswerWriter, criteria: SearchCriteria): Promise<boolean> {
  const { focus } = turn.memory.conversation;
  if (focus === null || criteria.terms.some(isKind) || !asksForDetail(turn.message)) return false;
  if (criteria.words.some((word) => /\d/.test(word))) return false;
  const found = await findVariant(turn.catalog, focus.handle, focus.variantId);
  if (found) await answerProductDetails(turn, answer, found);
  return found !== null;
}

/** `how heavy is the chainsaw`, of which there are two: says it of each. false: of some it is unknown, or there are more. */
async function answerOfSeveral(turn: TurnContext, answer: AnswerWriter, criteria: SearchCriteria): Promise<boolean> {
  const isNamed = criteria.words.length > 0 || criteria.terms.length > 0;
  if (!isNamed) return false;
  const outcome = await findProducts(turn.catalog, { criteria, limit: maxOfSeveral + 1, skip: [] });
  const { found, isClose, dropped } = outcome;
  if (found.length < 2 || found.length > maxOfSeveral || isClose || dropped.length > 0 || !isCalledSo(outcome))
    return false;
  const facts = found.map((match) => knownFacts(turn, match));
  if (facts.some((sentences) => sentences.length === 0)) return false;
  for (const sentence of facts.flat()) answer.say(sentence);
  rememberSearch(turn, outcome, []);
  answer.showProducts(found);
  return true;
}

/** `do you have it in blue?` of several products that were shown: those of them that come in it. */
async function answerWithValue(turn: TurnContext, answer: AnswerWriter, criteria: SearchCriteria): Promise<boolean> {
  const { lastSearch, lastProducts } = turn.memory.conversation;
  const isValue = criteria.terms.length > 0 && criteria.terms.every(isCondition) && criteria.words.length === 0;
  if (!isValue || lastSearch === null || lastProducts.length < 2) return false;
  const refined = await refinedCriteria(turn, criteria);
  const { found, isClose, dropped } = await findProducts(turn.catalog, { criteria: refined, limit: 1, skip: [] });
  if (found.length === 0 || isClose || dropped.length > 0) return answerShownWithValue(turn, answer, criteria);
  await answerSearch(turn, answer, refined);
  return true;
}

/** The same after products that only came close: those of them that come in it. */
async function answerShownWithValue(
  turn: TurnContext,
  answer: AnswerWriter,
  { terms }: SearchCriteria,
): Promise<boolean> {
  const { lastProducts } = turn.memory.conversation;
  const shown = await turn.catalog.products(lastProducts.map(({ handle }) => handle));
  const having = shown.flatMap((product) => {
    const variant = matchVariant(product, { ...noCriteria, terms });
    return variant ? [{ product, variant, reason: null }] : [];
  });
  if (having.length === 0) return false;
  const what = describeCriteria({ ...noCriteria, terms }, turn);
  answer.say(turn.messages.answers.hereFor({ count: having.length, what }));
  answer.showProducts(having);
  return true;
}

function isKind({ negated, readings }: CriteriaTerm): boolean {
  return !negated && readings.some(({ kind }) => kind !== 'option');
}

/** What things are sold in. */
const packStems = new Set(
  stemsOf(
    'bottle tube jar box tin can carton container package packaging flasche tube dose glas packung karton schachtel flaske tuben eske boks pakke glass',
  ),
);
