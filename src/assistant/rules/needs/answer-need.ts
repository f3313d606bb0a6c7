import { isOccasional } from '#shop/lexicon/need-phrases.ts';
import { findNeed, findNeedOfTerm, type NamedNeed } from '#shop/lexicon/needs.ts';
import { membersCalled } from '#shop/lexicon/kind-members.ts';
import { isProperty, isThing } from '#shop/lexicon/lexicon.ts';
import type { Product } from '#shop/product/product.ts';
import { isStopWord, tokenize, type Word } from '#shop/text/tokenize.ts';
import { readAct } from '../../acts/classify-act.ts';
import type { DialogueAct } from '../../acts/dialogue-act.ts';
import type { AnswerWriter } from '../../answers/answer-writer.ts';
import { describeCriteria } from '../../answers/describe-criteria.ts';
import { foundText } from '../../answers/found-text.ts';
import { inShopperWords } from '../../answers/shopper-words.ts';
import type { CartIntent } from '../../cart/wording/cart-intent.ts';
import type { CriteriaTerm, SearchCriteria } from '../../conversation/conversation.ts';
import type { TurnContext } from '../../conversation/turn-context.ts';
import type { SearchOutcome } from '../../retrieval/find-products.ts';
import { searchHandles } from '../../retrieval/named-product.ts';
import { isCondition } from '../../retrieval/relax-criteria.ts';
import { hasWordInName } from '../../retrieval/words/name-words.ts';
import { contentStems, otherNamesOf, stemsOf } from '../../retrieval/words/words.ts';
import { quoteCompletePassage } from '../../tools/search/search-policies.ts';
import { rememberSearch, runSearch, showOutcome } from '../../tools/search/search-products.ts';
import { answerPlan, statesPlan } from './answer-use.ts';
import { asksForAnswer, asksHow } from '../intent.ts';
import { normalizeMessage } from '../rule.ts';
import { asksForService, asksOfShop } from '../pages/service-question.ts';
import { asksAboutIt, pointsAtShown } from '../shown/referenced-product.ts';

/**
 * Answers what states a need or a plan and names no thing of the shop: `we are going camping`, „Bauchkrämpfe“, «is på
 * trappa», „ich will Brot backen“. Shows what fits it and meets all conditions, and says of nothing that it helps. false: it
 * states none, or nothing fits.
 */
export async function answerNeed(turn: TurnContext, answer: AnswerWriter, criteria: SearchCriteria): Promise<boolean> {
  const need = findNeed(turn.typed);
  if ((need === null && !statesPlan(turn.typed)) || !(await mayBeWish(turn, criteria))) return false;
  return (need !== null && (await showForNeed(turn, answer, { need, criteria }))) || answerPlan(turn, answer, criteria);
}

/** `ich will Brot backen` orders nothing where nothing was shown. */
export function mayStateNeed({ typed, memory }: TurnContext, cartIntent: CartIntent | null): boolean {
  const { focus, lastProducts } = memory.conversation;
  if (memory.completedRequest !== null) return false;
  const isFirst = focus === null && lastProducts.length === 0;
  return cartIntent === null || (cartIntent.kind === 'add' && isFirst && statesPlan(typed));
}

interface AskedNeed {
  readonly need: NamedNeed;
  readonly criteria: SearchCriteria;
}

async function showForNeed(turn: TurnContext, answer: AnswerWriter, asked: AskedNeed): Promise<boolean> {
  if (isExcluded(asked) || (await namesThing(turn, asked))) return false;
  if (asksHow(turn.message) && (await quoteCompletePassage(turn, answer))) return true;
  const outcome = await findForNeed(turn, answer, asked);
  if (outcome === null) return false;
  rememberSearch(turn, outcome, []);
  const what = describeCriteria(outcome.criteria, turn);
  const isWhole = outcome.dropped.length === 0;
  answer.say(isWhole ? turn.messages.answers.maySuit({ what }) : foundText(turn, asked.criteria, outcome));
  showOutcome(turn, answer, outcome);
  return true;
}

/** `not for camping`. */
function isExcluded({ need: { said }, criteria: { terms, excluded = [] } }: AskedNeed): boolean {
  const negated = terms.filter((term) => term.negated).map(({ label }) => label);
  const stems = new Set([...negated, ...excluded].flatMap(stemsOf));
  return said.some(({ surface }) => stemsOf(surface).some((stem) => stems.has(stem)));
}

/** Whether a message may ask for goods, and not for a service or about what was shown: `is it good for camping`. */
async function mayBeWish(turn: TurnContext, criteria: SearchCriteria): Promise<boolean> {
  const text = normalizeMessage(turn.message);
  if (asksForService(text, criteria) || asksOfShop(text) || asksAboutIt(turn.message)) return false;
  const { act, isSure } = await readAct(turn);
  const { focus, lastProducts } = turn.memory.conversation;
  if (focus === null && lastProducts.length === 0) return !(isSure && otherActs.has(act));
  return act === 'find' && !asksForAnswer(turn.message) && !pointsAtShown(turn);
}

const otherActs: ReadonlySet<DialogueAct> = new Set(['shop', 'cart', 'talk']);

/** Whether a message names a thing beside the need: in a few words any one, `camping sofa`, in more one that the shop has. */
async function namesThing(turn: TurnContext, { need, criteria: { terms } }: AskedNeed): Promise<boolean> {
  const own = ownWords(need);
  if (await isTitle(turn)) return true;
  const isType = ({ label, negated, readings }: CriteriaTerm): boolean =>
    !negated && readings.some(({ kind }) => kind === 'type') && !isProperty(tokenize(label));
  if (terms.some((term) => isType(term) && !isOwn(turn, term, own))) return true;
  if (contentStems(turn.typed).length <= maxTerm && findNeedOfTerm(turn.typed) === null) return true;
  const others = tokenize(turn.typed).filter((word) => !own.has(word.surface) && !isStopWord(word) && isThing([word]));
  const sold = await Promise.all(others.slice(0, maxThings).map((word) => isSold(turn, word)));
  return sold.includes(true);
}

/** `midge head net`: all words of a title, or some of them, and no need because of the midges. */
async function isTitle({ catalog, typed }: TurnContext): Promise<boolean> {
  const words = contentStems(typed);
  if (words.length < 2 || words.length > maxTerm) return false;
  const products = await catalog.products((await searchHandles(catalog, typed)).slice(0, maxCompared));
  return products.some((product) => words.every((word) => hasWordInName({ ...product, type: null, tags: [] }, [word])));
}

/** Content words of a message that is no sentence. */
const maxTerm = 4;
const maxThings = 6;

async function isSold({ catalog }: TurnContext, word: Word): Promise<boolean> {
  const products = await catalog.products((await searchHandles(catalog, word.surface)).slice(0, maxCompared));
  const names = [...stemsOf(word.surface), ...otherNamesOf([word])];
  return products.some((product) => hasWordInName(product, names));
}

const maxCompared = 4;

/** The words of a message that state the need. */
function ownWords({ said }: NamedNeed): ReadonlySet<string> {
  return new Set(said.map(({ surface }) => surface));
}

function isOwn(turn: TurnContext, { label }: CriteriaTerm, own: ReadonlySet<string>): boolean {
  return tokenize(inShopperWords(label, turn)).every(({ surface }) => own.has(surface));
}

/**
 * What fits a need; at first only what the message says besides, and for whom, then whatever fits. null: nothing does.
 */
async function findForNeed(
  turn: TurnContext,
  answer: AnswerWriter,
  { need, criteria }: AskedNeed,
): Promise<SearchOutcome | null> {
  const own = ownWords(need);
  const said = tokenize(turn.typed).flatMap(({ surface }) => (own.has(surface) ? surface : []));
  const kept = criteria.terms.filter((term) => term.negated || isCondition(term));
  const others = criteria.terms.filter((term) => !kept.includes(term) && !isOwn(turn, term, own));
  const labels = others.map(({ label }) => label);
  const words = criteria.words.filter((word) => !said.flatMap(stemsOf).includes(word));
  const phrases = [[...said, ...labels, ...words], [...said, ...labels], said].map((each) => each.join(' '));
  let best: SearchOutcome | null = null;
  for (const phrase of new Set(phrases)) {
    const skip = best?.found.map(({ product }) => product.handle) ?? [];
    const asked = { ...criteria, terms: kept, words: [...stemsOf(phrase)], phrase };
    const outcome = await runSearch(turn, answer, { criteria: asked, skip });
    const found = outcome.isClose && phrase !== phrases.at(-1) ? [] : fittingOf(outcome, need);
    if (found.length > 0) best = joinOutcomes(best, { ...outcome, found, isClose: false });
    if (best !== null && best.found.length >= maxShown) break;
  }
  return best;
}

const maxShown = 4;

/** What meets all that is said, and after it what meets less. */
function joinOutcomes(first: SearchOutcome | null, more: SearchOutcome): SearchOutcome {
  if (first === null) return more;
  return { ...first, found: [...first.found, ...more.found].slice(0, maxShown), isMore: more.isMore };
}

/** What fits by what it is, or since it is called by all words of the need; what fits only sometimes where there is little. */
function fittingOf({ found }: SearchOutcome, need: NamedNeed): SearchOutcome['found'] {
  const isCalled = (product: Product): boolean =>
    need.said.every(({ surface }) => hasWordInName(product, stemsOf(surface)));
  const fitting = found.flatMap((match) => {
    const members = membersCalled([match.product.title, match.product.type ?? ''], need);
    const isSure = isCalled(match.product) || members.some((each) => !each.isDoubtful && !isOccasional(each));
    return isSure || members.length > 0 ? [{ match, isSure }] : [];
  });
  const sure = fitting.filter(({ isSure }) => isSure);
  return (sure.length >= enough ? sure : fitting).map(({ match }) => match);
}

const enough = 2;
