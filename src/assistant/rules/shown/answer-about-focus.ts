import type { Product } from '#shop/product/product.ts';
import type { AnswerWriter } from '../../answers/answer-writer.ts';
import type { AskedQuestion } from '../../answers/product/aspects/aspect.ts';
import { asksForDetail } from '../../answers/product/aspects/asked-aspects.ts';
import { askedOfProduct, coverageOf, sentenceOn } from '../../answers/product/statements.ts';
import { knownFacts, statesAnswer } from '../../answers/product/product-sentences.ts';
import { namedDetails } from '../../answers/product/product-facts.ts';
import type { SearchCriteria } from '../../conversation/conversation.ts';
import type { TurnContext } from '../../conversation/turn-context.ts';
import { isCondition } from '../../retrieval/relax-criteria.ts';
import { findVariant } from '../../retrieval/resolve-product.ts';
import { mentions } from '../../subject/called.ts';
import { namesOtherKind } from '../../subject/subject-of-question.ts';
import { answerProductDetails } from '../../tools/get-product.ts';
import { answerOfShown } from './answer-of-shown.ts';
import { normalizeMessage } from '../rule.ts';
import { asksForService } from '../pages/service-question.ts';

/** `how many links`, `what's the pressure`: a question without a subject, which only a product spoken of can have. */
const withoutSubject =
  /^(?:(?:and|but|so|ok|okay|hmm)[\s,]+)*(?:how (?:many|much|long|wide|deep|high|tall|big|heavy|thick|loud|bright|fast|far|old)|what(?:'s| is| are)?(?: (?:the|its|their))?|which) (?!.*\b(?:you|your|we|one|ones|difference|cheapest|best)\b)\S+(?: \S+){0,7}$/;

/** `how often must I do that`, `from what age` */
const withoutNoun =
  /^(?:(?:and|but|so|ok|okay|hmm)[\s,]+)*(?:how (?:long|old|loud)|how often(?!.*\b(?:you|your|we)\b).*|(?:from|at|for|up to) (?:what|which|how many) \S+(?: \S+){0,2})$/;

/** `is there a key`, `do I have to prime first` */
const whetherToDo =
  /^(?:(?:and|but|so|ok|okay)[\s,]+)*(?:(?:do (?:i|you) (?:have|need) to|must (?:i|you)|should i|is it ok(?:ay)? to) \S|(?:is|are) there (?:(?:an?|any|the) )?\S+(?: \S+)?$)/;

/** `charger included`, `are batteries included` */
const whetherIncluded = /^(?:(?:and|but|so|ok|is|are|there)[\s,]+)*(?:(?:an?|the|any) )?\S+(?: \S+)? included$/;

/** `also for polystyrene?`, `and with gloves?` */
const elliptical =
  /^(?:(?:and|but|also|auch|ogsa)[\s,]+)*(?:(?:for|with|without|in|on|under|at|against|from) )(?:\S+ ?){1,4}\?$/;

/** `battery life?`, `weight?` */
const detailAlone = /^(?:(?:and|the) )*\S+(?: \S+){0,2}\?$/;

/**
 * Answers a question that says nothing of whom it is about by what the data of the product spoken of say, or of the few
 * that were shown. false: nothing is spoken of, it names another kind of thing, or there is no such detail.
 */
export async function answerAboutFocus(
  turn: TurnContext,
  answer: AnswerWriter,
  criteria: SearchCriteria,
): Promise<boolean> {
  const { focus } = turn.memory.conversation;
  const whole = normalizeMessage(turn.message);
  const text = whole.replace(/[\s.!?]+$/, '');
  const isOfIt = isAboutIt(text, criteria);
  const isWord = whole !== text && wordAlone.test(whole);
  const isDetail = detailAlone.test(whole) && asksForDetail(text);
  const isOften = withoutNoun.test(text) && !asksForService(text, criteria);
  const isPart = whetherIncluded.test(text);
  const isUse = whetherToDo.test(text) && !asksForService(text, criteria);
  const isWithoutSubject =
    withoutSubject.test(text) || isOften || isPart || elliptical.test(whole) || isDetail || isUse;
  if (focus === null)
    return isWithoutSubject && criteria.terms.every(isCondition) && answerOfShown(turn, answer, criteria);
  const isAsked = isWithoutSubject || isOfIt || isWord;
  const found = isAsked ? await findVariant(turn.catalog, focus.handle, focus.variantId) : null;
  // `what size needles` of a yarn that says which
  const parts = criteria.terms.filter(({ label }) => !found || !mentions(found.product, label));
  if (!found || (!isPart && namesOtherKind(found.product, { ...criteria, terms: parts }))) return false;
  const isKnown =
    hasDetailFor(turn, found.product) ||
    (isOften && knownFacts(turn, found).length > 0) ||
    ((isOfIt || isWord) && statesAnswer(turn, found.product));
  if (!isKnown && !isDetail) return false;
  await answerProductDetails(turn, answer, found);
  return true;
}

/**
 * Says of the product spoken of what is known, where a question about it is answered by nothing in the shop. false: nothing
 * is spoken of, or it is no question about it.
 */
export async function answerUnstated(
  turn: TurnContext,
  answer: AnswerWriter,
  criteria: SearchCriteria,
): Promise<boolean> {
  const { focus } = turn.memory.conversation;
  const text = normalizeMessage(turn.message).replace(/[\s.!?]+$/, '');
  const isAsked = whetherIncluded.test(text) || isAboutIt(text, criteria) || isOnIt(text, criteria);
  if (isAsked && focus === null) return answerOfShown(turn, answer, criteria);
  const found = focus && isAsked ? await findVariant(turn.catalog, focus.handle, focus.variantId) : null;
  if (!found || (!whetherIncluded.test(text) && namesOtherKind(found.product, criteria))) return false;
  await answerProductDetails(turn, answer, found);
  return true;
}

/** `can I walk on it with 105 kg`, `how must it be stored`; what it needs or goes with is asked of other products. */
const mentionsIt =
  /^(?:(?:and|but|so|ok)[\s,]+)*(?:how|when|where|can|could|may|do|does|should|must|will|is|are)\b(?! you\b| there\b(?!.*\b(?:in|on) (?:it|them)\b))(?!.*\b(?:you|your)\b).*\b(?:it|them|they)\b/;

function isOnIt(text: string, criteria: SearchCriteria): boolean {
  return mentionsIt.test(text) && !asksForService(text, criteria);
}

function isAboutIt(text: string, criteria: SearchCriteria): boolean {
  return aboutIt.test(text) && !asksForService(text, criteria);
}

/** `dishwasher?`, `dishwasher ok?` */
const wordAlone = /^(?:and )?\p{L}{4,}(?: (?:ok|okay|fine|allowed|erlaubt|moglich|greit|lov))?\s*\?\s*$/u;

/** `how often do i have to change it`: what a product says of itself may answer it in part. */
const aboutIt =
  /^(?:(?:and|but|so|ok)[\s,]+)*(?:how|when|where|what|which|can|do|does|should|must|may|will)\b.*\b(?:it|them)$/;

/** Each word of what is asked names a detail, or one sentence of the description has all of them, or all but one of many. */
function hasDetailFor({ message, typed }: AskedQuestion, product: Product): boolean {
  const asked = askedOfProduct({ message: `${message}?`, typed }, product);
  const { stems } = asked;
  if (stems.length === 0) return false;
  return (
    stems.every((stem) => namedDetails(product, stem).length > 0) ||
    coverageOf(asked, sentenceOn(asked, product, message) ?? '') >=
      Math.max(Math.min(stems.length, 2), stems.length - 1)
  );
}
