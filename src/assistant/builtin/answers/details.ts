import type { Product } from '#shop/product.ts';
import type { CriteriaTerm, SearchCriteria } from '../../conversation.ts';
import type { TurnContext } from '../../turn.ts';
import { foldAccents, stemsOf } from '../../words.ts';
import type { Messages } from '../messages.ts';
import { hasOrdinal, findReferencedProduct } from '../target.ts';
import { detailSentences } from './detail-sentences.ts';
import { answerByProductName, quoteCompletePassage } from './policy.ts';
import { answerSearch } from './search.ts';
import { askWhichProduct } from './which.ts';
import type { AnswerWriter } from '../../voice.ts';

/** Answers a question about one product from its own data. */
export async function answerDetails(turn: TurnContext, answer: AnswerWriter, criteria: SearchCriteria): Promise<void> {
  const names = criteria.words.filter((word) => !detailQuestionStems.has(word));
  const found = await findReferencedProduct(turn, criteria, names);
  if (!found) return answerWithoutProduct(turn, answer, { ...criteria, words: [...names] });
  await answer.callTool('get_product', { product: found.product.handle, values: found.variant.values });
  for (const sentence of detailSentences(turn, found)) answer.say(sentence);
  answer.showProducts([found]);
  answer.show({ type: 'data-suggestions', data: { suggestions: productSuggestions(found.product, turn.messages) } });
}

/** No product is meant: the shop's texts, then all products of the kind, then the question which one. */
async function answerWithoutProduct(turn: TurnContext, answer: AnswerWriter, criteria: SearchCriteria): Promise<void> {
  const { shown } = turn.memory.conversation;
  if (hasOrdinal(turn.message)) return askWhichProduct(turn, answer);
  if (criteria.words.length > 0 && (await quoteCompletePassage(turn, answer))) return;
  if (criteria.terms.some(isKind)) return answerSearch(turn, answer, criteria);
  const isPointing = shown.length > 0 && /\b(?:it|its|they|them|these|those)\b/.test(foldAccents(turn.message));
  if (criteria.words.length > 0 && !isPointing) return answerByProductName(turn, answer, criteria);
  return askWhichProduct(turn, answer);
}

function isKind({ negated, readings }: CriteriaTerm): boolean {
  return !negated && readings.some(({ kind }) => kind !== 'option');
}

const detailQuestionStems = new Set(
  stemsOf(
    'big tall high wide deep long large thick heavy weigh weight dimension measure measurement hold volume capacity detail describe description come version left many much dishwasher microwave wash clean care safe made make maker designed from iron dry oil',
  ),
);

function productSuggestions(product: Product, messages: Messages): readonly string[] {
  const [option] = product.options;
  return [
    messages.chips.addIt(),
    messages.chips.goesWith(product.title),
    ...(option && option.values.length > 1 ? [messages.chips.otherColours(option.name)] : []),
    messages.chips.measurements(),
  ];
}
