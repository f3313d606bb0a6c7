import type { Product } from '#shop/product/product.ts';
import { foldAccents } from '#shop/text/normalize.ts';
import type { AnswerWriter } from '../../answers/answer-writer.ts';
import { type AskedAspect, aspectsAsked } from '../../answers/product/aspects/asked-aspects.ts';
import { passageOnAllGoods } from '../../answers/product/all-goods.ts';
import { knownFacts, statedSentences } from '../../answers/product/product-sentences.ts';
import type { TurnContext } from '../../conversation/turn-context.ts';
import { contentPieces } from '../../retrieval/named-product.ts';
import type { ProductMatch } from '../../retrieval/variants/match-variant.ts';
import { hasPronoun, isQuestion, meansOne } from '../../subject/question-form.ts';
import { matchesShown, maxOfSeveral } from '../../subject/spoken-products.ts';
import { subjectOf } from '../../subject/subject-of-question.ts';
import { answerProductDetails } from '../../tools/get-product.ts';
import { asksOfShop } from '../pages/service-question.ts';
import { normalizeMessage } from '../rule.ts';
import { sayOfEach } from './answer-of-shown.ts';

/**
 * Answers `is it vegan`, `tåler den regn`, `geht der auch im Auto` by what the product spoken of, or each of the few that
 * were shown, say of that, whatever else in the shop is vegan. false: it asks for goods, for something else, or of others.
 */
export async function answerAspect(turn: TurnContext, answer: AnswerWriter): Promise<boolean> {
  const asked = aspectsAsked(turn).filter(({ aspect, isLoose }) => !isLoose || aspect.says);
  const form = asked.length === 0 ? null : formOf(turn, asked);
  if (form === null) return false;
  const shown = await matchesShown(turn);
  // `is it available in rust`: a color, and no question about iron.
  if (asked.some(({ text }) => shown.some(({ product }) => hasValue(product, text)))) return false;
  const [only, ...rest] = whichOne(turn, await subjectOf(turn, { words: otherPieces(turn, asked) }));
  if (!only) return false;
  const about = [only, ...rest];
  const isStated = about.some((match) => isKnown(turn, match));
  const mayBeElsewhere = asked.some(({ aspect }) => aspect.isService || aspect.says);
  const passage = isStated || rest.length > 0 ? null : await passageOnAllGoods(turn, only.product);
  if (!isStated && passage === null && (form === 'phrase' || mayBeElsewhere)) return false;
  if (rest.length > 0) return form === 'phrase' && !isStated ? false : answerOfEach(turn, answer, about);
  await answerProductDetails(turn, answer, only);
  return true;
}

function hasValue({ options }: Product, text: string): boolean {
  return options.some(({ values }) => values.some(({ value }) => foldAccents(value) === foldAccents(text)));
}

/** A whole question about goods that were shown, or only a phrase for what is asked of them; null: neither. */
function formOf(turn: TurnContext, asked: readonly AskedAspect[]): 'question' | 'phrase' | null {
  const text = foldAccents(turn.typed).trim();
  if (wish.test(text) || isOfShop(turn, asked)) return null;
  if (others.test(text) && !within.test(text)) return null;
  if (isQuestion(turn)) return 'question';
  const isAlone = otherPieces(turn, asked).length === 0 && (text.endsWith('?') || whatAbout.test(text));
  return isAlone && turn.memory.conversation.focus !== null ? 'phrase' : whatAbout.test(text) ? 'phrase' : null;
}

/** Whether it is asked what the shop does; a part that a product comes with, `must I buy batteries`, is of the product. */
function isOfShop(turn: TurnContext, asked: readonly AskedAspect[]): boolean {
  return asksOfShop(normalizeMessage(turn.message)) && !hasPronoun(turn) && !asked.some(({ aspect }) => aspect.says);
}

/** Goods are asked for, or something is to be done. */
const wish =
  /^(?:(?:hei|hi|hallo|hello|og|und|and|ok|okay|ja|yes|also|ogsa|auch|men|but|aber)[\s,!]+)*(?:har (?:dere|du)|habt ihr|haben sie|hast du|gibt(?:s| es)|finn?e?s(?: det)?(?! (?:den|de)\b)|selger|verkauf|do you|have you|got any|is there|are there|kan du (?:vise|finne|anbefale)|vis|zeig|show|find|suche|ich (?:suche|brauche|mochte|hatte|nehme|will)|leter|ser etter|jeg (?:trenger|vil|tar|leter|onsker|ser)|i(?:'ll| need| want| would|'d)|legg|pack|nimm|add|take|ta )(?!\p{L})/u;

/** `is there anything without sugar` */
const others =
  /(?<!\p{L})(?:noe[nt]?|andre|annen|annet|etwas|was anderes|anderes|andere[nrsm]?|sonst|something|anything|any|others?|another|similar|instead|stattdessen|lieber|heller|billigere|rimeligere|gunstiger\p{L}*|cheaper|besser\p{L}*|welche[rsnm]?|which|hvilke[nt]?|hvem)(?!\p{L})/u;

/** `is there any sugar in it` */
const within =
  /(?<!\p{L})(?:in (?:it|them|this|that|these)|i (?:den|det|dem|denne|dette|disse)|drin|darin|da rein|enthalten|oppi)(?!\p{L})/u;

const whatAbout =
  /^(?:(?:og|und|and|ok|men|but|aber)[\s,]+)*(?:hva med|hva er|was ist mit|wie (?:ist|sieht) es (?:aus )?mit|what about|how about|how is)(?!\p{L})/u;

/** What a message says besides the aspects. */
function otherPieces(turn: TurnContext, asked: readonly AskedAspect[]): readonly string[] {
  const known = new Set(asked.flatMap(({ text }) => contentPieces(text)));
  const texts = asked.map(({ text }) => text);
  const said = texts.reduce((rest, text) => rest.replaceAll(text, ' '), foldAccents(turn.typed));
  return contentPieces(said).filter((piece) => !known.has(piece) && !texts.some((text) => text.includes(piece)));
}

function isKnown(turn: TurnContext, match: ProductMatch): boolean {
  return knownFacts(turn, match).length > 0;
}

/** Where one thing is meant or asked for, `does it stand rain`, and only one of those shown says something of that, it is meant. */
function whichOne(turn: TurnContext, about: readonly ProductMatch[]): readonly ProductMatch[] {
  const stating = about.filter((match) => isKnown(turn, match));
  if (stating.length === 1 && meansOne(turn)) return stating;
  return about.length > maxOfSeveral ? [] : about;
}

/** Says it of each that states it, and of which of them it is unknown. At most `maxOfSeveral` are spoken of. */
function answerOfEach(turn: TurnContext, answer: AnswerWriter, about: readonly ProductMatch[]): boolean {
  const said = about
    .slice(0, maxOfSeveral)
    .map((match) => ({ match, sentences: isKnown(turn, match) ? (statedSentences(turn, match) ?? []) : [] }));
  sayOfEach(turn, answer, said);
  answer.showProducts(said.map(({ match }) => match));
  return true;
}
