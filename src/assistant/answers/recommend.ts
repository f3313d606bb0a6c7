import type { SearchCriteria } from '../conversation/conversation.ts';
import type { TurnContext } from '../conversation/turn-context.ts';
import { findReferencedProduct } from '../rules/referenced-product.ts';
import { askWhichProduct } from './small-talk.ts';
import type { AnswerWriter } from './answer-writer.ts';

const recommendationStems = new Set([
  'go',
  'goe',
  'match',
  'matche',
  'pair',
  'combine',
  'complement',
  'similar',
  'alternative',
  'together',
  'well',
  'nicely',
  'recommendation',
  'matching',
]);

/** What goes with a product, each with the shop's reason. */
export async function answerRecommend(
  turn: TurnContext,
  answer: AnswerWriter,
  criteria: SearchCriteria,
): Promise<void> {
  const { messages } = turn;
  const target = await findReferencedProduct(
    turn,
    criteria,
    criteria.words.filter((word) => !recommendationStems.has(word)),
  );
  if (!target) return askWhichProduct(turn, answer);
  const result = await answer.callTool('get_recommendations', { product: target.product.handle });
  if (result.kind !== 'recommended' || result.found.length === 0)
    return answer.say(messages.nothingGoesWith(target.product.title));
  answer.say(messages.goesWith(target.product.title));
  answer.showProducts(result.found);
  answer.show({
    type: 'data-suggestions',
    data: { suggestions: [messages.chips.addFirst(), messages.chips.compare()] },
  });
}
