import { type AnswerWriter, makeAnswerWriter } from '#assistant/answers/answer-writer.ts';
import type { ChatStreamPart } from '#assistant/api/stream-parts.ts';
import type { TurnContext } from '#assistant/conversation/turn-context.ts';
import { partsOf } from './parts-of.ts';

export interface RecordedAnswer<Result> {
  readonly result: Result;
  readonly text: string;
  /** Titles of the products shown. */
  readonly titles: readonly string[];
  /** Ids of the variants in which they are shown. */
  readonly variants: readonly string[];
  /** The changes of the cart that wait for a confirmation, in words. */
  readonly proposals: readonly string[];
  readonly parts: readonly ChatStreamPart[];
}

/** What a part of the assistant returns, says and shows in one turn. */
export async function recordAnswer<Result>(
  turn: TurnContext,
  write: (answer: AnswerWriter) => Result | Promise<Result>,
): Promise<RecordedAnswer<Result>> {
  const parts: ChatStreamPart[] = [];
  const answer = makeAnswerWriter(turn, { write: (part) => void parts.push(part), close: () => {} });
  const result = await write(answer);
  const { text, products } = answer.finish();
  return {
    result,
    text,
    titles: products.map(({ product }) => product.title),
    variants: products.map(({ variant }) => variant.id),
    proposals: partsOf(parts, 'data-proposal').map(({ data }) => data.text),
    parts,
  };
}
