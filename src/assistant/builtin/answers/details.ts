import type { Product } from '#shop/product.ts';
import type { Term, Wanted } from '../../conversation.ts';
import type { Turn } from '../../turn.ts';
import { fold, stemsOf } from '../../words.ts';
import type { Messages } from '../messages.ts';
import { pointsByNumber, targetOf } from '../target.ts';
import { sentencesOn } from './detail-sentences.ts';
import { answerNamed, quoteWholly } from './policy.ts';
import { answerSearch } from './search.ts';
import { askWhich } from './which.ts';
import type { Voice } from '../../voice.ts';

/** Answers a question about one product from its own data. */
export async function answerDetails(turn: Turn, voice: Voice, said: Wanted): Promise<void> {
  const names = said.words.filter((word) => !aboutWords.has(word));
  const found = await targetOf(turn, said, names);
  if (!found) return answerWithout(turn, voice, { ...said, words: [...names] });
  await voice.use('get_product', { product: found.product.handle, values: found.variant.values });
  for (const sentence of sentencesOn(turn, found)) voice.say(sentence);
  voice.showProducts([found]);
  voice.show({ type: 'data-suggestions', data: { suggestions: chipsFor(found.product, turn.messages) } });
}

/** No product is meant: the shop's texts, then all products of the kind, then the question which one. */
async function answerWithout(turn: Turn, voice: Voice, said: Wanted): Promise<void> {
  const { shown } = turn.memory.conversation;
  if (pointsByNumber(turn.message)) return askWhich(turn, voice);
  if (said.words.length > 0 && (await quoteWholly(turn, voice))) return;
  if (said.terms.some(isKind)) return answerSearch(turn, voice, said);
  const isPointing = shown.length > 0 && /\b(?:it|its|they|them|these|those)\b/.test(fold(turn.message));
  if (said.words.length > 0 && !isPointing) return answerNamed(turn, voice, said);
  return askWhich(turn, voice);
}

function isKind({ negated, readings }: Term): boolean {
  return !negated && readings.some(({ kind }) => kind !== 'option');
}

const aboutWords = new Set(
  stemsOf(
    'big tall high wide deep long large thick heavy weigh weight dimension measure measurement hold volume capacity detail describe description come version left many much dishwasher microwave wash clean care safe made make maker designed from iron dry oil',
  ),
);

function chipsFor(product: Product, messages: Messages): readonly string[] {
  const [option] = product.options;
  return [
    messages.chips.addIt(),
    messages.chips.goesWith(product.title),
    ...(option && option.values.length > 1 ? [messages.chips.otherColours(option.name)] : []),
    messages.chips.measurements(),
  ];
}
