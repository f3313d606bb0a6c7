import { isProperty } from '#shop/lexicon/lexicon.ts';
import { tokenize } from '#shop/text/tokenize.ts';
import type { AnswerWriter } from '../../answers/answer-writer.ts';
import { sayNotFound } from '../../answers/contact.ts';
import { isForeign, sayPassage } from '../../answers/quotation.ts';
import type { SearchCriteria } from '../../conversation/conversation.ts';
import type { TurnContext } from '../../conversation/turn-context.ts';
import { saysWord } from '../../retrieval/passages/said-words.ts';
import { isKnownTopic, topicsIn } from '../../retrieval/passages/topics.ts';
import { contentStems } from '../../retrieval/words/words.ts';
import { normalizeMessage } from '../../rules/rule.ts';
import { asksOfShop } from '../../rules/pages/service-question.ts';
import { answerWholeSearch } from './answer-search.ts';
import { quoteNearest } from './quote-nearest.ts';
import { quoteCompletePassage } from './search-policies.ts';

interface OpenQuestion {
  readonly criteria: SearchCriteria;
  /** Answers in another way; false: it does not. */
  readonly otherwise: () => Promise<boolean>;
}

/** Answers a question that names nothing of the catalog: by the shop's content, else otherwise, else by products. */
export async function answerQuestion(
  turn: TurnContext,
  answer: AnswerWriter,
  { criteria, otherwise }: OpenQuestion,
): Promise<void> {
  if (await quoteOnFocus(turn, answer)) return;
  if (await quoteCompletePassage(turn, answer)) return;
  if (await otherwise()) return;
  if (asksOfShop(normalizeMessage(turn.message))) return quoteNearest(turn, answer);
  await answerByProductName(turn, answer, criteria);
}

/** `can you send it abroad`: what the shop says of goods of that kind comes before what it says of all. */
export async function quoteOnFocus(turn: TurnContext, answer: AnswerWriter): Promise<boolean> {
  const { focus, lastProducts } = turn.memory.conversation;
  const [only, other] = lastProducts;
  const spoken = focus ?? (other ? null : only);
  const isPointing = /\b(?:it|this|that|them|these|those)\b/i.test(turn.message) || pronounLast.test(turn.typed);
  if (!spoken || !isPointing) return false;
  const product = await turn.catalog.product(spoken.handle);
  if (!product) return false;
  if (await quoteOnGoods(turn, answer, contentStems(product.title))) return true;
  return quoteCompletePassage(turn, answer, `${turn.message} ${product.type ?? product.title}`);
}

/** `was kostet der Versand bei dem`: no noun follows. */
const pronounLast =
  /(?<!\p{L})(?:bei|für|von|mit|på|for|til|av) (?:de[mnr]|die|das|denen|ihm|ihr|det|dem|denne|dette)[\s?.!]*$/iu;

/** Quotes the part of a page on the matter that names the goods: `Gummibåter` under bulky goods. false: there is none. */
async function quoteOnGoods(turn: TurnContext, answer: AnswerWriter, words: readonly string[]): Promise<boolean> {
  const matter = topicsIn(turn.message).filter(isKnownTopic);
  if (matter.length === 0 || isForeign(turn)) return false;
  const names = words.filter((word) => word.length >= minName && !isProperty(tokenize(word)) && !isService(word));
  const onMatter = (await turn.passages()).filter(({ head }) => matter.every((topic) => head.has(topic)));
  const [best, next] = onMatter.filter((each) => names.some((word) => saysWord(each, word)));
  if (!best || next) return false;
  turn.memory.conversation = { ...turn.memory.conversation, lastQuestion: turn.message };
  sayPassage(turn, answer, { passage: best.passage, question: `${turn.message} ${names.join(' ')}` });
  return true;
}

const minName = 4;

function isService(word: string): boolean {
  return topicsIn(word).some(isKnownTopic);
}

/** Shows products with a word of the question in their names, or says that there are none. */
export async function answerByProductName(
  turn: TurnContext,
  answer: AnswerWriter,
  criteria: SearchCriteria,
): Promise<void> {
  if (criteria.words.length === 0 || criteria.words.length > 4) return sayNotFound(turn, answer);
  await answerWholeSearch(turn, answer, criteria);
}
