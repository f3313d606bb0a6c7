import type { Wanted } from '../../conversation.ts';
import type { Turn } from '../../turn.ts';
import { targetOf } from '../target.ts';
import { askWhich } from './which.ts';
import type { Voice } from '../../voice.ts';

const withoutName = new Set([
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
export async function answerRecommend(turn: Turn, voice: Voice, said: Wanted): Promise<void> {
  const { messages } = turn;
  const target = await targetOf(
    turn,
    said,
    said.words.filter((word) => !withoutName.has(word)),
  );
  if (!target) return askWhich(turn, voice);
  const facts = await voice.use('get_recommendations', { product: target.product.handle });
  if (facts.kind !== 'recommended' || facts.found.length === 0)
    return voice.say(messages.nothingGoesWith(target.product.title));
  voice.say(messages.goesWith(target.product.title));
  voice.showProducts(facts.found);
  voice.show({
    type: 'data-suggestions',
    data: { suggestions: [messages.chips.addFirst(), messages.chips.compare()] },
  });
}
