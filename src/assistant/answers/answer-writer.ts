import { randomUUID } from 'node:crypto';
import type { StreamWriter } from '../api/event-stream.ts';
import type { ChatStreamPart } from '../api/stream-parts.ts';
import type { TurnContext } from '../conversation/turn-context.ts';
import type { ProductMatch } from '../retrieval/variants/match-variant.ts';
import { type AnswerOutput, runTool, type Tool, type ToolReply } from '../tools/tool.ts';
import { type CardStyle, productCard } from './product/product-card.ts';

/** Writes one answer into the stream: tools first, then sentences, then what is shown beside them. */
export interface AnswerWriter extends AnswerOutput {
  callTool<Input, Result>(tool: Tool<Input, Result>, input: NoInfer<Input>): Promise<ToolReply<Result>>;
  /** Adds text as it arrives, with its own spaces. */
  stream(text: string): void;
  /**
   * Shows products; `the second one` in the next message is one of these. `spokenOf`: the one of several that the answer
   * says something of, which `it` means.
   */
  showProducts(found: readonly ProductMatch[], spokenOf?: ProductMatch | null): void;
  /** Answers a further part of the message: what is shown for it comes before what is shown so far. */
  startPart(): void;
  /** Ends the open step or text, then writes what is shown beside it. */
  finish(): WrittenAnswer;
}

export interface WrittenAnswer {
  readonly text: string;
  readonly products: readonly ProductMatch[];
  readonly spokenOf: ProductMatch | null;
  readonly sources: readonly { readonly label: string; readonly href: string }[];
}

export function makeAnswerWriter(turn: TurnContext, writer: StreamWriter): AnswerWriter {
  let text = '';
  turn.memory.answerText = '';
  const said = new Set<string>();
  const sources: { label: string; href: string }[] = [];
  const later: ChatStreamPart[] = [];
  let shown: readonly ProductMatch[] = [];
  let ofEarlierParts: readonly ProductMatch[] = [];
  let spoken: ProductMatch | null = null;
  let phase: 'tools' | 'text' | null = null;
  let textId = '';
  const enter = (next: typeof phase): void => {
    if (phase === next) return;
    if (phase === 'tools') writer.write({ type: 'finish-step' });
    if (phase === 'text') writer.write({ type: 'text-end', id: textId });
    if (next === 'tools') writer.write({ type: 'start-step' });
    if (next === 'text') writer.write({ type: 'text-start', id: (textId = randomUUID()) });
    phase = next;
  };
  const stream = (delta: string): void => {
    enter('text');
    writer.write({ type: 'text-delta', id: textId, delta });
    text += delta;
    turn.memory.answerText = text;
  };
  return {
    callTool: (tool, input) => {
      enter('tools');
      return streamTool({ turn, writer }, tool, input);
    },
    say: (sentence) => {
      if (said.has(sentence)) return;
      said.add(sentence);
      stream(text === '' ? sentence : ` ${sentence}`);
    },
    stream,
    source: (label, href) => {
      sources.push({ label, href });
      later.push({ type: 'source-url', sourceId: `source-${sources.length}`, url: href, title: label });
    },
    startPart: () => {
      ofEarlierParts = shown;
    },
    showProducts: (found, spokenOf = null) => {
      const earlier = ofEarlierParts.filter((match) => !found.some((each) => isSameVariant(each, match)));
      const all = [...found, ...earlier];
      const isShown = all.length === shown.length && all.every((match, at) => isSameVariant(match, shown[at]));
      shown = all;
      spoken = spokenOf ?? (found.length === 1 ? (found[0] ?? null) : null);
      if (!isShown) later.push(productsPart(all, turn.cardStyle));
    },
    show: (part) => void later.push(part),
    finish: () => {
      enter(null);
      for (const part of later) writer.write(part);
      return { text, products: shown, spokenOf: spoken, sources };
    },
  };
}

function isSameVariant({ variant }: ProductMatch, other: ProductMatch | undefined): boolean {
  return variant.id === other?.variant.id;
}

/** Runs a tool and writes its input and the summary of its result into the stream. */
async function streamTool<Input, Result>(
  { turn, writer }: { readonly turn: TurnContext; readonly writer: StreamWriter },
  tool: Tool<Input, Result>,
  input: Input,
): Promise<ToolReply<Result>> {
  const toolCallId = randomUUID();
  writer.write({ type: 'tool-input-available', toolCallId, toolName: tool.name, input });
  try {
    const reply = await runTool(tool, input, { id: toolCallId, turn });
    writer.write({ type: 'tool-output-available', toolCallId, output: reply.summary });
    return reply;
  } catch (error) {
    writer.write({ type: 'tool-output-error', toolCallId, errorText: 'failed' });
    throw error;
  }
}

function productsPart(found: readonly ProductMatch[], style: CardStyle): ChatStreamPart {
  const cards = found.map((each) => productCard(each, style));
  return { type: 'data-products', data: { ids: cards.map(({ id }) => id), cards } };
}
