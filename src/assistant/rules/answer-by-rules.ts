import { setImmediate as nextTurn } from 'node:timers/promises';
import { languageOf } from '#messages/messages.ts';
import { noFilters } from '#shop/listing/query/list-query-filters.ts';
import type { ListedHandles } from '#shop/listing/listing.ts';
import { fractionDigits } from '#shop/product/money.ts';
import { isLikelyTypo, isSureTypo } from '#shop/text/edit-distance.ts';
import { type ActReading, readAct } from '../acts/classify-act.ts';
import type { AnswerWriter } from '../answers/answer-writer.ts';
import { answerEmptyMessage, answerUnsupportedLanguage } from '../answers/small-talk.ts';
import { parseCartIntent } from '../cart/wording/cart-intent.ts';
import { selfCorrection } from '../cart/wording/self-correction.ts';
import { readNames } from '../language/read-message.ts';
import type { SearchCriteria } from '../conversation/conversation.ts';
import type { TurnContext } from '../conversation/turn-context.ts';
import { everydayStemsIn } from '../retrieval/words/everyday-words.ts';
import type { Vocabulary } from '../retrieval/vocabulary.ts';
import { tokensOf } from '../retrieval/words/words.ts';
import { takeChoice } from '../subject/chosen-values.ts';
import { asWishForOtherKind } from '../subject/other-kind.ts';
import { withSubject } from '../subject/with-subject.ts';
import { answerSuperlative } from '../tools/compare-products.ts';
import { answerStock } from '../tools/get-product.ts';
import { answerDetails } from './shown/answer-details.ts';
import { rules } from '../tools/registry.ts';
import { answerQuestion, quoteOnFocus } from '../tools/search/answer-question.ts';
import { quoteAnswer, quoteCompletePassage } from '../tools/search/search-policies.ts';
import { quoteNearest } from '../tools/search/quote-nearest.ts';
import { answerRejection } from '../tools/search/search-further.ts';
import { answerSearchOr } from '../tools/search/answer-search.ts';
import { type CorrectedMessage, correctSpelling, sayCorrections, type SpellingCorrection } from './correct-spelling.ts';
import { answerByAct } from './answer-by-act.ts';
import { answerEachThing } from './answer-each-thing.ts';
import { answerGoodsNamed } from './answer-goods-named.ts';
import { answerNamed } from './answer-named.ts';
import { answerNeed, mayStateNeed } from './needs/answer-need.ts';
import { answerAspect } from './shown/answer-aspect.ts';
import { answerMost } from './shown/comparing/answer-most.ts';
import { answerAboutFocus, answerUnstated } from './shown/answer-about-focus.ts';
import { answerComparative } from './shown/comparing/answer-comparative.ts';
import { answerSum } from './shown/comparing/answer-sum.ts';
import { answerThan } from './shown/comparing/answer-than.ts';
import { answerCount, answerUnclearCount, answerValue, choosesShown } from './answer-value.ts';
import { asksHow, type Intent, recognizeIntent } from './intent.ts';
import { answerGoods, answerOtherwise } from './pages/goods-or-service.ts';
import { answerAddition, answerFollowUp, forgetQuestion, placeOfDelivery } from './pages/follow-up-question.ts';
import { answerRefinement } from './shown/answer-refinement.ts';
import { answerMoreOf } from './shown/more-of-detail.ts';
import { answerFromPage, answerOfPage, mayAskPage } from './pages/page-question.ts';
import { answerFirstMatter, answerLikelyMatter, answerMatter } from './pages/shop-matter.ts';
import { answerPick } from './shown/pick-shown.ts';
import { answerEach, messageParts } from './question-parts.ts';
import { asksAboutIt, asksAboutPointed, hasOrdinal } from './shown/referenced-product.ts';
import { isOtherCurrency } from '#shop/listing/price-bounds.ts';
import { narrowedCriteria, withinBudget } from './criteria/refine-search.ts';
import { normalizeMessage } from './rule.ts';
import { answerCartChange } from './request/answer-cart-change.ts';
import { offerList } from './request/offer-list.ts';
import { possibleCartIntent } from './request/possible-cart-intent.ts';
import { asAddition } from './request/written-out/fragment-request.ts';
import { writtenOutRequest } from './request/written-out/written-out-request.ts';
import { readSlots } from './criteria/slots.ts';
import { withoutShopName } from './criteria/without-shop-name.ts';
import { answerUse } from './needs/answer-use.ts';
import { answerAmount } from './shown/answer-amount.ts';
import { answerPartOfShown } from './shown/answer-asked-of-shown.ts';
import { asksForService, asksOfShop } from './pages/service-question.ts';
import { answerSpokenOf } from './shown/answer-spoken-of.ts';
import { answerThingForIt } from './shown/thing-for-it.ts';

/** Answers without a language model: recognizes what is asked, calls tools, and says sentences of the message catalog. */
export async function answerByRules(whole: TurnContext, answer: AnswerWriter): Promise<void> {
  const asked = await asWishForOtherKind(await takeChoice(asMeant(whole), answer));
  const named = await readNames(asked);
  if ((await answerSum(named, answer)) || (await answerThan(named, answer))) return forgetQuestion(named);
  const turn = await withSubject(named);
  const parts = await messageParts(turn);
  if (parts.length < 2) return answerPart(asked, turn, answer);
  await answerEach(turn, parts, {
    answer,
    answerPart: (message) => answerPart(asked, { ...turn, message }, answer),
  });
}

/**
 * `she likes knitting, no I mean she has cold hands` is what is said instead, and `I live in Dublin` is about the delivery asked
 * about before. A request to change the cart is read otherwise.
 */
function asMeant(turn: TurnContext): TurnContext {
  const correction = meantInstead.test(turn.message) ? selfCorrection(turn.message) : null;
  if (correction && parseCartIntent(turn.message) === null) return { ...turn, message: correction.instead };
  const place = placeOfDelivery(turn);
  return place === null ? turn : { ...turn, message: `and delivery to ${place}` };
}

const meantInstead = /\bi meant? \S+ \S/i;

async function answerPart(asked: TurnContext, turn: TurnContext, answer: AnswerWriter): Promise<void> {
  const completed = await writtenOutRequest(turn);
  turn.memory.completedRequest = completed ?? (turn.message === asked.message ? null : turn.message);
  return answerWhole(completed === null ? turn : { ...turn, message: asAddition(completed) }, answer);
}

async function answerWhole(turn: TurnContext, answer: AnswerWriter): Promise<void> {
  const { lastPassage } = turn.memory.conversation;
  const digits = fractionDigits(turn.profile.currency);
  const vocabulary = await turn.vocabulary();
  const { text, corrections } = await correctUnknownWords(turn, vocabulary);
  // Other requests are answered between the steps of a long message.
  await nextTurn();
  const stated = readSlots(text, { ...vocabulary, ignored: await everydayStemsIn(text, turn) }, digits);
  const criteria = inShopCurrency(withoutShopName(stated, turn), turn, answer);
  await nextTurn();
  const cartIntent = await possibleCartIntent(turn);
  const rule = rules.find(({ pattern }) => pattern.test(normalizeMessage(turn.message)));
  const isOpen = !cartIntent && !rule;
  if (isOpen && ((await answerOfPage(turn, answer)) || (await answerFirstMatter(turn, answer, criteria)))) return;
  const mayBeUse = turn.memory.completedRequest === null;
  if (mayBeUse && (await answerUse(turn, answer, criteria))) return forgetQuestion(turn, lastPassage);
  if (!rule && mayStateNeed(turn, cartIntent) && (await answerNeed(turn, answer, criteria)))
    return forgetQuestion(turn, lastPassage);
  if (isOpen) return answerIntent({ turn, answer, criteria, corrections });
  forgetQuestion(turn);
  return cartIntent
    ? answerCartChange(turn, answer, { intent: cartIntent, criteria })
    : rule?.answer(turn, answer, criteria);
}

/** An amount in another currency is no bound: that is said, and the rest is answered. */
function inShopCurrency(criteria: SearchCriteria, turn: TurnContext, answer: AnswerWriter): SearchCriteria {
  const { message, profile, messages } = turn;
  const isBound = criteria.priceMin !== null || criteria.priceMax !== null;
  if (!isBound || !isOtherCurrency(tokensOf(message).join(' '), profile.currency)) return criteria;
  answer.say(messages.answers.otherCurrency({ currency: profile.currency }));
  return { ...criteria, priceMin: null, priceMax: null };
}

/** A word that some product has is not misspelt, even if a type or a maker has a similar name. */
async function correctUnknownWords(
  { message, catalog, cardStyle, memory }: TurnContext,
  vocabulary: Vocabulary,
): Promise<CorrectedMessage> {
  const isForeign = (memory.conversation.language ?? 'en') !== languageOf(cardStyle.locale);
  const corrected = correctSpelling(message, vocabulary, isForeign ? isSureTypo : isLikelyTypo);
  const typed = corrected.corrections.map((each) => each.typed);
  if (typed.length === 0) return corrected;
  const lists = await Promise.all(
    typed.map((term) =>
      catalog.listHandles({ scope: { kind: 'search', term }, filters: noFilters, sort: null, page: 1, limit: 1 }),
    ),
  );
  const isWord = (list: ListedHandles | null): boolean => list !== null && list.total !== 0 && list.didYouMean === null;
  return lists.some(isWord) ? { text: message, corrections: [] } : corrected;
}

interface RecognizedMessage {
  readonly turn: TurnContext;
  readonly answer: AnswerWriter;
  readonly criteria: SearchCriteria;
  readonly corrections: readonly SpellingCorrection[];
}

/** Answers a message that matches no rule. */
async function answerIntent({ turn, answer, criteria: stated, corrections }: RecognizedMessage): Promise<void> {
  const { lastQuestion } = turn.memory.conversation;
  const intent = recognizeIntent(turn.message, stated, turn.memory.conversation);
  const criteria = intent === 'search' ? withinBudget(stated, turn) : stated;
  forgetQuestion(turn);
  const mayAdd = lastQuestion !== null && mayBeAddition.has(intent);
  if (mayAdd && (await answerAddition(turn, answer, lastQuestion))) return;
  const recognized = { turn, answer, intent, stated, criteria, reading: await readAct(turn) };
  if (await answerChoice(recognized)) return;
  if (asksAboutPointed(turn)) return answerDetails(turn, answer, criteria);
  // `do you gift wrap` asks for no gift wrap.
  const isOfShop = asksOfShop(normalizeMessage(turn.message)) && asksForService(turn.message, stated);
  if (isOfShop && ((await quoteOnFocus(turn, answer)) || (await quoteCompletePassage(turn, answer)))) return;
  if (mayAskPage(turn, intent) && (await answerFromPage(turn, answer))) return;
  if (await answerAboutShown(recognized)) return;
  switch (intent) {
    case 'unsupported-language':
      return answerUnsupportedLanguage(turn, answer);
    case 'empty':
      if ((await answerCount(turn, answer)) || (await answerSpokenOf(turn, answer, criteria))) return;
      if (await answerLikelyMatter(turn, answer)) return;
      return answerEmptyMessage(turn, answer);
    case 'details':
      return answerDetails(turn, answer, criteria);
    case 'policy':
      if (await quoteOnFocus(turn, answer)) return;
      if (await answerGoods(turn, answer, criteria)) return;
      if ((await quoteCompletePassage(turn, answer)) || (await answerMatter(turn, answer, criteria))) return;
      if (await quoteAnswer(turn, answer, turn.message)) return;
      if (await answerSpokenOf(turn, answer, criteria)) return;
      if (await answerGoodsNamed(turn, answer)) return;
      return quoteNearest(turn, answer);
    case 'follow-up':
      return answerFollowUp(turn, answer, lastQuestion ?? '');
    case 'question':
      return answerQuestion(turn, answer, { criteria, otherwise: () => answerUnknown(turn, answer, criteria) });
    case 'refine':
      sayCorrections(turn, answer, corrections);
      return answerRefinement(turn, answer, criteria);
    case 'search':
      return answerSearchFor(turn, answer, { criteria, corrections });
    default:
      return intent satisfies never;
  }
}

interface RecognizedIntent extends Pick<RecognizedMessage, 'turn' | 'answer' | 'criteria'> {
  readonly intent: Intent;
  readonly reading: ActReading;
  /** What the message itself says, without the budget of the messages before. */
  readonly stated: SearchCriteria;
}

/** What was shown is chosen or refused. false: neither. */
async function answerChoice({ turn, answer }: Pick<RecognizedIntent, 'turn' | 'answer'>): Promise<boolean> {
  if (await answerUnclearCount(turn, answer)) return true;
  if (choosesShown.test(normalizeMessage(turn.message)) && (await answerCount(turn, answer))) return true;
  if (await answerAmount(turn, answer)) return true;
  return answerRejection(turn, answer);
}

/** It is about what was shown or spoken of, or about a product that it names. false: it may be a search. */
async function answerAboutShown({
  turn,
  answer,
  intent,
  reading,
  stated,
  criteria,
}: RecognizedIntent): Promise<boolean> {
  const { focus, lastProducts } = turn.memory.conversation;
  const namesNothing = focus !== null && stated.terms.length + stated.words.length === 0;
  const isPointing = namesNothing || hasOrdinal(turn.message) || (lastProducts.length > 0 && asksAboutIt(turn.message));
  if (intent !== 'follow-up' && (await answerValue(turn, answer))) return true;
  if (await answerMost(turn, answer)) return true;
  if (await answerPick(turn, answer, stated)) return true;
  if (await answerAspect(turn, answer)) return true;
  if (await answerThingForIt(turn, answer, stated)) return true;
  if (await answerPartOfShown(turn, answer, stated)) return true;
  if (focus !== null && (await answerCount(turn, answer))) return true;
  if (mayBeOfFocus.has(intent) && (await answerAboutFocus(turn, answer, stated))) return true;
  if ((intent === 'search' || intent === 'refine') && (await offerList(turn, answer, stated))) return true;
  if (!isReadFirmly.has(intent) && (await answerByAct(turn, answer, { reading, criteria: stated }))) return true;
  if (mayBeNamed.has(intent) && !isPointing && (await answerNamed(turn, answer, { intent, criteria }))) return true;
  if (askedForProducts.has(intent) && (await answerSuperlative(turn, answer, criteria))) return true;
  if (await answerComparative(turn, answer)) return true;
  return answerMoreOf(turn, answer);
}

/** Answers a search, or what only looks like one. */
async function answerSearchFor(
  turn: TurnContext,
  answer: AnswerWriter,
  { criteria, corrections }: Pick<RecognizedMessage, 'criteria' | 'corrections'>,
): Promise<void> {
  const narrowed = await narrowedCriteria(turn, criteria);
  if (narrowed === null && (await answerStock(turn, answer, criteria))) return;
  if (narrowed === null && asksHow(turn.message) && (await quoteCompletePassage(turn, answer))) return;
  if (narrowed === null && (await answerUnstated(turn, answer, criteria))) return;
  sayCorrections(turn, answer, corrections);
  if (narrowed === null && (await answerEachThing(turn, answer, criteria))) return;
  if (narrowed !== null)
    return answerSearchOr(turn, answer, {
      criteria: narrowed,
      otherwise: () => answerSpokenOf(turn, answer, criteria),
    });
  turn.memory.conversation = { ...turn.memory.conversation, rejected: [] };
  return answerSearchOr(turn, answer, {
    criteria,
    otherwise: async (found) =>
      (await answerOtherwise(turn, answer, found)) ||
      (await answerSpokenOf(turn, answer, criteria)) ||
      answerLikelyMatter(turn, answer, found),
  });
}

/** A question that names nothing of the catalog, and which the shop's texts do not answer. */
async function answerUnknown(turn: TurnContext, answer: AnswerWriter, criteria: SearchCriteria): Promise<boolean> {
  if ((await answerUnstated(turn, answer, criteria)) || (await answerSpokenOf(turn, answer, criteria))) return true;
  if (await answerLikelyMatter(turn, answer)) return true;
  return answerGoodsNamed(turn, answer);
}

const askedForProducts: ReadonlySet<Intent> = new Set(['details', 'question', 'search']);
const mayBeAddition: ReadonlySet<Intent> = new Set(['search', 'question', 'refine']);
const mayBeOfFocus: ReadonlySet<Intent> = new Set(['empty', 'details', 'policy', 'question', 'search']);
/** A question about one product that is named, or one that goes on. */
const isReadFirmly: ReadonlySet<Intent> = new Set(['details', 'follow-up']);
const mayBeNamed: ReadonlySet<Intent> = new Set(['policy', 'question', 'search', 'empty', 'details']);
