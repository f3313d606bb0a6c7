import { formatList } from '#shop/text/intl.ts';
import { foldAccents } from '#shop/text/normalize.ts';
import type { AnswerWriter } from '../../../answers/answer-writer.ts';
import { comparedMeasure, measureOf, type StatedMeasure } from '../../../answers/product/aspects/measures.ts';
import type { ComparedMeasure } from '../../../answers/product/aspects/aspect.ts';
import { factsText, weightOf } from '../../../answers/product/product-facts.ts';
import type { TurnContext } from '../../../conversation/turn-context.ts';
import { hasWordInName } from '../../../retrieval/words/name-words.ts';
import { contentPieces } from '../../../retrieval/named-product.ts';
import type { ProductMatch } from '../../../retrieval/variants/match-variant.ts';
import { matchesShown } from '../../../subject/spoken-products.ts';

/**
 * Answers `which is quieter`, `welcher hat mehr Watt`, `hvem av de er lettest` by the numbers that the details and the
 * descriptions of the few products shown state, the best of them first. false: it asks for no such measure, or of others,
 * or none of them states it.
 */
export async function answerMost(turn: TurnContext, answer: AnswerWriter): Promise<boolean> {
  const text = foldAccents(turn.typed);
  const compared = pointsAtSeveral.test(text) ? comparedMeasure([turn.typed, turn.message]) : null;
  const shown = compared ? await comparedProducts(turn) : [];
  if (!compared || shown.length < 2 || shown.length > maxCompared || (await namesOthers(turn, shown))) return false;
  const { measure, which } = compared;
  const ranked = shown
    .flatMap((match) => {
      const stated = statedBy(turn, match, measure);
      return stated ? [{ match, stated }] : [];
    })
    .toSorted((one, other) => (which === 'most' ? -1 : 1) * ((one.stated.number ?? 0) - (other.stated.number ?? 0)));
  if (ranked.length === 0) return false;
  const best = ranked.length === shown.length ? clearBest(ranked) : null;
  const name = measure.names[which];
  const { comparison, noFactOf, saysOfIt } = turn.messages.answers;
  if (best && name !== undefined)
    answer.say(comparison[name]({ title: best.match.product.title, value: best.stated.value }));
  for (const { match, stated } of ranked) {
    const { title } = match.product;
    if (stated.detail) answer.say(factsText(turn, title, [stated.detail]));
    else answer.say(saysOfIt({ title, sentence: stated.sentence ?? stated.value }));
  }
  const unknown = shown.filter((match) => !ranked.some((each) => each.match === match));
  const titles = formatList(
    unknown.map(({ product }) => product.title),
    turn.profile.locale,
  );
  if (unknown.length > 0) answer.say(noFactOf({ titles }));
  answer.showProducts([...ranked.map(({ match }) => match), ...unknown], best?.match ?? null);
  return true;
}

const maxCompared = 4;

/** `which`, `of them`, `is the Nord quieter` */
const pointsAtSeveral =
  /^(?:(?:and|und|og|but|aber|men)[\s,]+)*(?:is|are|ist|sind|er|what(?:'?s| is)|was ist|hva er)(?!\p{L})|(?<!\p{L})(?:welche[rsmn]?|which|hvilke[nt]?|hvem|what of|hva av|of (?:them|these|those|the two|both)|av (?:de|dem|disse)|von (?:den|beiden|diesen|denen)|davon|who|wer|(?:is|are|ist|sind|er) (?:the|der|die|das|den|det)? ?\p{L}*.*(?:than|als|enn))(?!\p{L})/u;

/** Those of the last list, of a longer one those that the message names. */
async function comparedProducts(turn: TurnContext): Promise<readonly ProductMatch[]> {
  const { lastProducts, focus, focusBefore } = turn.memory.conversation;
  const shown = await matchesShown(turn);
  const last = shown.filter(({ product }) => lastProducts.some(({ handle }) => handle === product.handle));
  // `the lightest chair` of chairs and tables
  const called = last.filter(({ product }) => hasWordInName(product, piecesOf(turn)));
  if (last.length > 1) return called.length > 1 ? called : last;
  const spoken = new Set([focus, focusBefore].flatMap((each) => each?.handle ?? []));
  return shown.filter(({ product }) => spoken.has(product.handle));
}

/** Whether a word of the message names goods, and none of those shown. */
async function namesOthers(turn: TurnContext, shown: readonly ProductMatch[]): Promise<boolean> {
  const pieces = piecesOf(turn).filter((piece) => !shown.some(({ product }) => hasWordInName(product, [piece])));
  return (await Promise.all(pieces.map((piece) => turn.knowsWord(piece)))).includes(true);
}

/** Words that may name goods: none that compares them. */
function piecesOf({ typed }: TurnContext): readonly string[] {
  return contentPieces(typed).filter((piece) => comparedMeasure([piece]) === null);
}

function statedBy(turn: TurnContext, match: ProductMatch, measure: ComparedMeasure): StatedMeasure | null {
  const stated = measureOf(measure, match.product);
  const weight = stated === null && measure.row === 'weight' ? weightOf(match, turn) : null;
  if (weight === null) return stated;
  return { number: match.variant.weightGrams, value: weight.value, isRating: false, detail: weight };
}

interface Ranked {
  readonly match: ProductMatch;
  readonly stated: StatedMeasure;
}

/** null: two are alike, or some state a range or several numbers. */
function clearBest(ranked: readonly Ranked[]): Ranked | null {
  const [best, next] = ranked;
  const isKnown = ranked.every(({ stated }) => stated.number !== null);
  const isAlike = new Set(ranked.map(({ stated }) => stated.isRating)).size === 1;
  return best && next && isKnown && isAlike && best.stated.number !== next.stated.number ? best : null;
}
