import type { Product } from '#shop/product/product.ts';
import type { AnswerWriter } from '../../answers/answer-writer.ts';
import { soldOutText } from '../../answers/product/option-sentences.ts';
import { sentenceOnAspect } from '../../answers/product/aspects/aspect-statements.ts';
import { askedOfProduct, sentenceOn } from '../../answers/product/statements.ts';
import { quoteSaid } from '../../answers/shopper-words.ts';
import type { SearchCriteria } from '../../conversation/conversation.ts';
import type { TurnContext } from '../../conversation/turn-context.ts';
import { findFitting } from '../../retrieval/fitting-products.ts';
import { hasWordInName } from '../../retrieval/words/name-words.ts';
import { contentPieces, findNamedProducts, hasNameOf, isTitledAs, namePieces } from '../../retrieval/named-product.ts';
import { topicsIn } from '../../retrieval/passages/topics.ts';
import { contentStems } from '../../retrieval/words/words.ts';
import type { ProductMatch } from '../../retrieval/variants/match-variant.ts';
import { chooseMatch } from '../../retrieval/resolve-product.ts';
import { answerProductDetails } from '../../tools/get-product.ts';
import { answerSearch } from '../../tools/search/answer-search.ts';
import { policyTopics } from '../intent.ts';
import { normalizeMessage } from '../rule.ts';

const opening =
  "(?:(?:and|ok|also|do you (?:also )?have|have you got|you got|got|is there|are there|i need|i(?:'d| would) like|show me|what about|how much (?:is|are|does)|what does|can i get)[\\s,]+)*";
const articles = '(?:(?:an?|the|some|any|right|spare|matching|suitable|extra|another|one) )*';

const thingPattern = String.raw`${opening}${articles}(?<thing>(?!it\b|they\b|that\b)[\p{L}\d][\p{L}\d -]{2,40}?)`;
const fitPattern = '(?:for|to go with|to fit|that fits?|which fits?|fits)';
const ending = String.raw`(?: cost)?[\s.!?]*$`;

/** `a spare battery for it`, `how much is the base for it?` */
const thingForIt = new RegExp(
  String.raw`^${thingPattern} (?:${fitPattern} (?:it|that|this|them|these|those)|dafur|dazu)${ending}`,
  'u',
);

/** `battery for the TDD453` */
const thingForNamed = new RegExp(
  String.raw`^${thingPattern} ${fitPattern} (?:(?:the|an?|my|our|your) )*(?<target>[\p{L}\d][\p{L}\d /-]{2,60}?)${ending}`,
  'u',
);

/** `does the footprint fit`, `would a lid fit it` */
const whetherItFits = new RegExp(
  String.raw`^(?:(?:and|but|so|ok)[\s,]+)*(?:does|do|would|will) ${articles}(?<thing>(?!it\b|they\b|that\b|this\b)[\p{L}\d][\p{L}\d -]{2,40}?) (?:also )?fits?(?: (?:it|that|this|them|on it|in it))?[\s.!?]*$`,
  'u',
);

const thingNeeded = String.raw`(?:(?:also|still|noch|auch) )*${articles}(?<thing>(?!it\b|they\b|that\b|this\b|to\b|about\b)[\p{L}\d][\p{L}\d -]{2,30}?)`;
const forWhat =
  '(?: (?:for (?:it|that|this|them)|with (?:it|that|this)|in (?:it|there|tillegg)|dafur|dazu|da|add|as well|too|separately|and how much|and how many))*';

/** `do I also need a base`, `which needle do I need for it`, `what bags fit`, `and which needles` */
const whatIsNeeded = [
  String.raw`do i (?:also )?need ${thingNeeded}${forWhat}`,
  String.raw`(?:which|what)(?: (?:kind|sort|type|size)s? of| for)? ${thingNeeded} (?:(?:do|should|must) i (?:need|use|take|buy)|goe?s?|fits?|works?|comes?|belongs?)${forWhat}`,
  String.raw`and (?:which|what) ${thingNeeded}`,
].map((source) => new RegExp(String.raw`^(?:(?:and|but|so|ok)[\s,]+)*${source}[\s.!?]*$`, 'u'));

/** `what chest does M fit` asks about what is spoken of. */
const auxiliary = /\b(?:do|does|did|is|are|can|could|will|would)\b/;

const whetherNeeded = /\bdo i (?:also )?need\b/i;

/**
 * Answers with the things of a name that the shop says to be for the product spoken of or named; where there is none for
 * the product spoken of, with all of that name. false: it asks for something else.
 */
export async function answerThingForIt(
  turn: TurnContext,
  answer: AnswerWriter,
  criteria: SearchCriteria,
): Promise<boolean> {
  const text = normalizeMessage(turn.message);
  const asked = whetherItFits.exec(text)?.groups?.['thing'];
  if (asked !== undefined) return answerWhetherItFits(turn, answer, asked);
  const needed = whatIsNeeded
    .map((pattern) => pattern.exec(text)?.groups?.['thing'])
    .find((each) => each !== undefined && !auxiliary.test(each));
  if (needed !== undefined && (await answerNeed(turn, answer, needed))) return true;
  const forIt = thingForIt.exec(text)?.groups;
  const wanted = (forIt ?? thingForNamed.exec(text)?.groups)?.['thing'] ?? '';
  if (contentPieces(wanted).length === 0 || policyTopics.test(wanted)) return false;
  const target = forIt ? await productSpokenOf(turn) : await productNamed(turn, text, wanted);
  if (!target) return false;
  const found = await thingsFitting(turn, target, wanted);
  const [first] = found;
  if (!first && !forIt) return false;
  if (!first) await answerSearch(turn, answer, criteria);
  else if (/\b(?:how much|costs?)\b/.test(text)) await answerProductDetails(turn, answer, first);
  else showThings(turn, answer, { wanted, found });
  return true;
}

/** What the shop says of the thing that is for the product spoken of. false: it says so of none. */
async function answerWhetherItFits(turn: TurnContext, answer: AnswerWriter, thing: string): Promise<boolean> {
  const target = await productSpokenOf(turn);
  const [first] = target && !hasNameOf(target, thing) ? await thingsFitting(turn, target, thing) : [];
  if (first) await answerProductDetails(turn, answer, first);
  return first !== undefined;
}

/** What the product spoken of says of the thing, and what is for it. false: nothing is known of either. */
async function answerNeed(turn: TurnContext, answer: AnswerWriter, thing: string): Promise<boolean> {
  const target = contentPieces(thing).length === 0 || policyTopics.test(thing) ? null : await productSpokenOf(turn);
  if (!target || hasNameOf(target, thing)) return false;
  const { typed } = askedOfProduct(turn, target);
  const asked = { stems: contentStems(thing), typed, topics: topicsIn(thing) };
  const sentence =
    sentenceOn(asked, target, turn.message) ??
    (whetherNeeded.test(turn.message) ? sentenceOnAspect('needed', target, turn) : undefined);
  const found = await thingsFitting(turn, target, thing);
  if (sentence === undefined && found.length === 0) return false;
  if (sentence !== undefined) answer.say(turn.messages.answers.saysOfIt({ title: target.title, sentence }));
  if (found.length > 0) showThings(turn, answer, { wanted: thing, found });
  else answer.showProducts([target].flatMap((product) => chooseMatch(product) ?? []));
  return true;
}

async function thingsFitting(
  { catalog }: TurnContext,
  target: Product,
  thing: string,
): Promise<readonly ProductMatch[]> {
  const stems = contentStems(thing);
  const fitting = (await findFitting(catalog, target, thing)).filter(
    (product) => hasNameOf(product, thing) || hasWordInName(product, stems),
  );
  return fitting.slice(0, maxShown).flatMap((product) => chooseMatch(product) ?? []);
}

async function productSpokenOf({ memory, catalog }: TurnContext): Promise<Product | null> {
  const { focus } = memory.conversation;
  return focus && catalog.product(focus.handle);
}

/** By all words of its title or by a number in it, and by nothing that it does not have. It is not what is wanted for it. */
async function productNamed({ catalog }: TurnContext, text: string, wanted: string): Promise<Product | null> {
  const name = thingForNamed.exec(text)?.groups?.['target'] ?? '';
  const [best, next] = (await findNamedProducts(catalog, name)).filter(
    ({ product, inTitle, unknown }) =>
      unknown.length === 0 &&
      !isTitledAs(product.title, contentPieces(wanted)) &&
      (inTitle.some((piece) => /\d/.test(piece)) || wordsOf(product).every((each) => inTitle.includes(each))),
  );
  return best && (!next || next.score < best.score) ? best.product : null;
}

/** Of its title, without numbers and their units. */
function wordsOf({ title }: Product): readonly string[] {
  return namePieces(title).filter((piece) => /^\p{L}{3,}/u.test(piece));
}

function showThings(
  turn: TurnContext,
  answer: AnswerWriter,
  { wanted, found }: { readonly wanted: string; readonly found: readonly ProductMatch[] },
): void {
  answer.say(turn.messages.answers.hereFor({ count: found.length, what: quoteSaid(wanted, turn) }));
  answer.showProducts(found);
  const [only, other] = found;
  if (only && !other && !only.variant.available) answer.say(soldOutText(turn, only));
}

const maxShown = 4;
