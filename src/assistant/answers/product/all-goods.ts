import type { Product } from '#shop/product/product.ts';
import type { TurnContext } from '../../conversation/turn-context.ts';
import { isOnAllGoods } from '../../retrieval/passages/all-goods.ts';
import { sentencesOf } from '../../retrieval/passages/excerpt.ts';
import type { ContentPassage } from '../../retrieval/passages/rank-passages.ts';
import { isStatedIn } from './aspects/aspect-statements.ts';
import { clearlyAsked } from './aspects/asked-aspects.ts';

/** `None of our products is tested on animals`: what the shop's texts say of all goods on what is asked of one. */
export async function passageOnAllGoods(turn: TurnContext, { title }: Product): Promise<ContentPassage | null> {
  const asked = clearlyAsked(turn, title);
  if (asked.length === 0) return null;
  const sentences = (await turn.passages()).flatMap(({ passage }) =>
    sentencesOf(passage.text).map((text) => ({ ...passage, text })),
  );
  const isAnswer = (text: string): boolean =>
    isOnAllGoods(text) && asked.some(({ aspect }) => isStatedIn(aspect, { text }));
  return sentences.find(({ text }) => isAnswer(text)) ?? null;
}
