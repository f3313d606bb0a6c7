import { foldAccents } from '#shop/text/normalize.ts';
import type { AnswerWriter } from '../../answers/answer-writer.ts';
import { isForeign } from '../../answers/quotation.ts';
import type { TurnContext } from '../../conversation/turn-context.ts';
import { isSameWord } from '../../retrieval/passages/said-words.ts';
import { bareForm, stemsOf } from '../../retrieval/words/words.ts';
import { quoteCompletePassage } from '../../tools/search/search-policies.ts';

/**
 * `what if it doesn't fit`, `was wenn er es nicht frisst` asks what can be returned: of goods like those shown, if a page
 * says something of these. false: it is no such question, or no page is on returns.
 */
export async function answerDislike(turn: TurnContext, answer: AnswerWriter): Promise<boolean> {
  if (!dislike.test(foldAccents(turn.typed))) return false;
  const goods = isForeign(turn) ? undefined : await goodsOnPages(turn);
  if (goods !== undefined && (await quoteCompletePassage(turn, answer, `return ${goods}`))) return true;
  return quoteCompletePassage(turn, answer, 'how long can i return');
}

const dislike =
  /^(?:(?:and|und|og|but|aber|men|ok)[\s,]+)*(?:(?:what|was|hva) )?(?:if|wenn|falls|hvis|om) .*(?:\bnot|n['’]t|\bnicht|\bikke) .*\b(?:like|fit|suit|eat|taste|mag|gefallt|passt|schmeckt|frisst|isst|vertragt|liker|passer|smaker|spiser)\b/u;

/** `tierfutter` of the pages on returns where `Trockenfutter Lachs` was shown: compounds of the same thing. */
async function goodsOnPages(turn: TurnContext): Promise<string | undefined> {
  const { focus, lastProducts } = turn.memory.conversation;
  const [spoken = null] = focus ? [focus] : lastProducts;
  const product = spoken && (await turn.catalog.product(spoken.handle));
  if (!product) return undefined;
  const names = stemsOf(`${product.title} ${product.type ?? ''}`);
  const onReturns = (await turn.passages()).filter(({ head }) => head.has('return'));
  return onReturns.flatMap(({ written }) => [...written]).find((stem) => names.some((name) => endAlike(name, stem)));
}

/** The same word in another form, or compounds of one thing. */
function endAlike(one: string, other: string): boolean {
  const heads = headsOf(one);
  return isSameWord(one, other) || headsOf(other).some((head) => heads.includes(head));
}

/** The last letters of a longer word, with its ending and without: `futter` of `Tierfutter`. */
function headsOf(word: string): readonly string[] {
  return [word, bareForm(word)].filter(({ length }) => length > minHead).map((form) => form.slice(-minHead));
}

/** Letters of the shortest thing that two compounds end in. */
const minHead = 6;
