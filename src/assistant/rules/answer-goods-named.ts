import type { Catalog } from '#catalog/port.ts';
import { isThingWord } from '#shop/lexicon/thing-words.ts';
import type { AnswerWriter } from '../answers/answer-writer.ts';
import { contactText } from '../answers/contact.ts';
import { knownFacts, statedSentences } from '../answers/product/product-sentences.ts';
import type { TurnContext } from '../conversation/turn-context.ts';
import { contentPieces, findNamedProducts, isHead } from '../retrieval/named-product.ts';
import { chooseMatch } from '../retrieval/resolve-product.ts';
import type { ProductMatch } from '../retrieval/variants/match-variant.ts';
import { hasWordInName } from '../retrieval/words/name-words.ts';
import { answerProductDetails } from '../tools/get-product.ts';
import { normalizeMessage } from './rule.ts';
import { asksOfShop } from './pages/service-question.ts';
import { sayOfEach } from './shown/answer-of-shown.ts';

/**
 * Answers a question that neither a rule nor a text of the shop answers by what is said of the few products whose kind it
 * names: `how do I wash the rain jacket`. false: it names none or many, or asks what the shop does.
 */
export async function answerGoodsNamed(turn: TurnContext, answer: AnswerWriter): Promise<boolean> {
  const text = normalizeMessage(turn.message);
  if (asksOfShop(text) && !/^(?:can|could|may) i\b/.test(text)) return false;
  const [only, ...others] = await goodsNamed(turn);
  if (!only) return false;
  if (others.length === 0) {
    await answerProductDetails(turn, answer, only);
    return true;
  }
  const facts = [only, ...others].map((match) => ({ match, sentences: knownFacts(turn, match) }));
  const isFact = facts.some(({ sentences }) => sentences.length > 0);
  const said = isFact ? facts : facts.map(({ match }) => ({ match, sentences: statedSentences(turn, match) ?? [] }));
  sayOfEach(turn, answer, said);
  if (said.some(({ sentences }) => sentences.length === 0)) answer.say(contactText(turn));
  answer.showProducts(said.map(({ match }) => match));
  return true;
}

/** `the gloves` of `can I wash the gloves in the machine`, if some are called so; else what the whole message names. */
async function goodsNamed({ message, typed, catalog }: TurnContext): Promise<readonly ProductMatch[]> {
  const before = message.replace(complement, '');
  const first = before === message ? [] : await goodsCalled(catalog, contentPieces(before));
  return first.length > 0 ? first : goodsCalled(catalog, contentPieces(`${message} ${typed}`));
}

const complement = /(?<=\p{L}{3,} )(?:in|on|with|for|from|to|at|into|under|without)(?!\p{L}).*$/iu;

/** Those that have the most of some words in their titles, one of which says what they are; empty for many. */
async function goodsCalled(catalog: Catalog, words: readonly string[]): Promise<readonly ProductMatch[]> {
  const pieces = words.filter((piece) => piece.length >= minName);
  const found = await findNamedProducts(catalog, pieces.join(' '));
  const named = found.filter((each) => isHead(each) || hasThingOf(each.product.title, pieces));
  const most = Math.max(0, ...named.map(({ inTitle }) => inTitle.length));
  const best = named.filter(({ inTitle }) => inTitle.length === most);
  return best.length > maxNamed ? [] : best.flatMap(({ product }) => chooseMatch(product) ?? []);
}

function hasThingOf(title: string, pieces: readonly string[]): boolean {
  const things = pieces.filter((piece) => isThingWord(piece));
  return hasWordInName({ title, type: null, tags: [] }, things);
}

const minName = 4;
const maxNamed = 3;
