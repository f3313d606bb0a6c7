import type { Product } from '#shop/product/product.ts';
import { foldAccents } from '#shop/text/normalize.ts';
import type { AnswerWriter } from '../../answers/answer-writer.ts';
import { asksWhetherThereIs } from '../../answers/nothing-found.ts';
import { statementsOn } from '../../answers/product/product-sentences.ts';
import { askedOfProduct, coverageOf, sentenceOn } from '../../answers/product/statements.ts';
import type { SearchCriteria } from '../../conversation/conversation.ts';
import type { TurnContext } from '../../conversation/turn-context.ts';
import { hasWordInName } from '../../retrieval/words/name-words.ts';
import { contentPieces, findNamedProducts, hasNameOf, isHead } from '../../retrieval/named-product.ts';
import { chooseMatch, findVariant } from '../../retrieval/resolve-product.ts';
import type { ProductMatch } from '../../retrieval/variants/match-variant.ts';
import { contentStems, isCompoundOf, tokensOf } from '../../retrieval/words/words.ts';
import { answerProductDetails } from '../../tools/get-product.ts';
import { questionStart } from '../intent.ts';
import { normalizeMessage } from '../rule.ts';
import { asksForService, asksOfShop } from '../service-question.ts';
import { namesOtherKind } from './answer-about-focus.ts';
import { maxOfSeveral, sayOfEach } from './answer-of-shown.ts';

/**
 * Answers a question in words that no rule knows by what the shop says of the product that it names, else of the one spoken
 * of, else of the few that were shown. false: it is no such question, or nothing was shown.
 */
export async function answerSpokenOf(
  asked: TurnContext,
  answer: AnswerWriter,
  criteria: SearchCriteria,
): Promise<boolean> {
  if (asksForOther.test(asked.message) || isOfShop(asked, criteria)) return false;
  // Questions are often typed without their sign.
  const turn = { ...asked, message: `${asked.message.replace(/[\s.!?]+$/, '')}?` };
  const shown = await matchesShown(turn);
  const named = shown.length > 0 && isQuestion(asked) ? await productNamed(turn, shown) : null;
  const about = named ? [named] : spokenOf(turn, shown).filter(({ product }) => !namesOtherKind(product, criteria));
  const [first, second] = about;
  if (!first || !(isQuestion(asked) || about.some(({ product }) => saysMostOf(turn, product)))) return false;
  if (second) return answerOfEach(turn, answer, about);
  await answerProductDetails(turn, answer, first);
  return true;
}

/**
 * Answers `are the strings soft`, `do they have lids` by what the product spoken of, or those of the few shown, say of that
 * part, whatever else the shop has of such things. false: they say nothing of it.
 */
export async function answerPartOfShown(turn: TurnContext, answer: AnswerWriter): Promise<boolean> {
  const { part = '' } = asksOfPart.exec(normalizeMessage(turn.message))?.groups ?? {};
  if (contentPieces(part).length === 0) return false;
  const shown = spokenOf(turn, await matchesShown(turn));
  if (shown.some(({ product }) => hasNameOf(product, part))) return false;
  const having = shown.filter(({ product: { summary } }) =>
    contentStems(summary).some((stem) => contentStems(part).some((word) => stem === word || isCompoundOf(stem, word))),
  );
  return having.length > 0 && answerOfEach(turn, answer, having);
}

const asksOfPart =
  /^(?:(?:and|but|so|ok)[\s,]+)*(?:(?:is|are) the (?<part>\p{L}{4,}) (?!.*\bincluded\b)|(?:do|does) (?:it|they) have (?:an? )?(?<part>\p{L}{4,})[\s?.!]*$)/u;

/** `is there something cheaper`: asks for goods. */
const asksForOther =
  /\b(?:something|anything|(?:is|are) there|got any|cheaper|expensive|instead|i need|looking for|recommend|show me)\b/i;

/** `do you have …`, `can you …`: nothing that a product could tell, unless a pronoun stands for it. */
function isOfShop({ message, typed }: TurnContext, criteria: SearchCriteria): boolean {
  const text = normalizeMessage(message);
  if (asksForItself.test(text)) return false;
  if (asksWhetherThereIs(message) || toShop.test(text) || asksForService(text, criteria)) return true;
  return asksOfShop(text) && !hasPronoun({ typed });
}

/** Whether something of what was said before may be meant. */
export function hasPronoun({ typed }: Pick<TurnContext, 'typed'>): boolean {
  return pronoun.test(foldAccents(typed));
}

/** `do you also have it for left-handers` */
const asksForItself = /^(?:and )?do you (?:also )?have (?:it|them) (?!in\b)\S/;

const toShop = /\b(?:you|your)\b/;

/** Also `da` and `damit`, which stand for things. */
const pronoun =
  /(?<!\p{L})(?:it|its|this|that|they|them|these|those|er|es|sie|ihn|den|die|das|der|dem|da|damit|darin|daran|darauf|drin|dran|drauf|den|det|denne|dette|de|dem)(?!\p{L})/u;

/**
 * The only one of the products shown that is called by a word of the message, or by the end of a compound, `stang` of a
 * `Fiskestang`; else the only product of the shop whose title says by such a word what it is. null where a pronoun says it.
 */
async function productNamed(turn: TurnContext, shown: readonly ProductMatch[]): Promise<ProductMatch | null> {
  if (/\b(?:it|they)\b/.test(turn.message)) return null;
  const pieces = [...contentPieces(turn.message), ...tokensOf(turn.typed).flatMap(definiteForms)];
  const [only, other] = shown.filter(({ product }) => hasWordInName(product, pieces));
  if (only) return other ? null : only;
  const named = (await findNamedProducts(turn.catalog, pieces.join(' '))).filter(isHead);
  return named.length === 1 && named[0] ? chooseMatch(named[0].product) : null;
}

/** `voks` of `voksen`: in Norwegian the article is the end of the noun. */
function definiteForms(word: string): readonly string[] {
  const bare = word.replace(/(?:ene|en|et|a)$/, '');
  return contentPieces(bare.length < minNoun ? word : `${word} ${bare}`);
}

const minNoun = 4;

/** The product spoken of, the one before it, and those of the last list. */
export async function matchesShown({ catalog, memory }: TurnContext): Promise<readonly ProductMatch[]> {
  const { focus, focusBefore, lastProducts } = memory.conversation;
  const spokenBefore = [focusBefore, focus].filter((each) => each !== null && each !== undefined);
  const shown = new Map([...lastProducts, ...spokenBefore].map((each) => [each.productId, each]));
  const found = [...shown.values()].map(({ handle, variantId }) => findVariant(catalog, handle, variantId));
  return (await Promise.all(found)).filter((match) => match !== null);
}

/** The product spoken of, else the few that were shown. Of a longer list none is spoken of. */
export function spokenOf({ memory }: TurnContext, shown: readonly ProductMatch[]): readonly ProductMatch[] {
  const { focus, lastProducts } = memory.conversation;
  const spoken = focus ? [focus] : lastProducts;
  if (spoken.length > maxOfSeveral) return [];
  return shown.filter(({ product }) => spoken.some(({ handle }) => handle === product.handle));
}

/** The product spoken of, else all of the last list. */
export async function lastShown(turn: TurnContext): Promise<readonly ProductMatch[]> {
  const { focus, lastProducts } = turn.memory.conversation;
  const spoken = focus ? [focus] : lastProducts;
  const shown = await matchesShown(turn);
  return shown.filter(({ product }) => spoken.some(({ handle }) => handle === product.handle));
}

/** The one that a message names by a word of it. */
export async function productNamedIn(turn: TurnContext): Promise<ProductMatch | null> {
  return productNamed(turn, await matchesShown(turn));
}

/** The product spoken of, else the one that a message names. */
export async function productAskedAbout(turn: TurnContext): Promise<ProductMatch | null> {
  const shown = await matchesShown(turn);
  const [only, other] = spokenOf(turn, shown);
  return only && !other ? only : productNamed(turn, shown);
}

/** Whether it has the form of a question, in one of the three languages. */
export function isQuestion({ message, typed }: TurnContext): boolean {
  const text = normalizeMessage(message).replace(opening, '');
  if (/^(?:what|how) about\b/.test(text)) return false;
  const isTyped = /\S\s+\S+\s+\S.*\?\s*$/.test(typed) || typedQuestion.test(foldAccents(typed).replace(opening, ''));
  return isTyped || questionStart.test(text);
}

const opening =
  /^(?:(?:and|but|so|ok|okay|hm+|oh|ah|und|aber|also|ach|na|og|men|sa|ja|nein|nei|no|yes|at|from|up to|until|bis|ab|bei|in|zu|mit|fur|aus|fra|til|pa|med|for|i)[\s,]+)*/;

const typedQuestion = new RegExp(
  [
    '(?:wie|wieviel\\p{L}*|was|wann|wo|woher|warum|wieso|welche\\p{L}?|womit|wofur|wozu|worauf|wer)\\b',
    '(?:kann|konnen|darf|muss|mussen|soll|sollte|ist|sind|hat|haben|wird|werden|geht|gehen|gehn)\\b',
    '\\p{L}{2,}t (?:der|die|das|den|es|er|sie|man|sich|da)\\b',
    '(?:hva|hvor|nar|hvordan|hvorfor|hvilke[nt]?|hvem)\\b',
    '(?:kan|ma|skal|bor|er|har|far|blir|trenger)\\b',
    '\\p{L}{2,}r (?:den|det|de|man)\\b',
    '.*\\b(?:geht|passt|klappt|reicht|gar|passer|holder) (?:das|es|der|die|det|den)$',
  ]
    .map((form) => `^${form}`)
    .join('|'),
  'u',
);

/** Whether one sentence of a description has all that is said, or all but one word. */
function saysMostOf(turn: TurnContext, product: Product): boolean {
  const asked = askedOfProduct(turn, product);
  const count = Math.max(asked.stems.length, asked.typed.length);
  return count > 0 && coverageOf(asked, sentenceOn(asked, product, turn.message) ?? '') >= Math.max(1, count - 1);
}

/** false: nothing is said of any. */
function answerOfEach(turn: TurnContext, answer: AnswerWriter, matches: readonly ProductMatch[]): boolean {
  const said = matches.map((match) => ({ match, sentences: statementsOn(turn, match) }));
  const known = said.filter(({ sentences }) => sentences.length > 0);
  if (known.length === 0) return false;
  sayOfEach(turn, answer, said);
  answer.showProducts(known.map(({ match }) => match));
  return true;
}
