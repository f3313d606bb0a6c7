import { randomUUID } from 'node:crypto';
import type { StreamWriter } from '../api/event-stream.ts';
import type { ChatStreamPart } from '../api/stream-parts.ts';
import type { TurnContext } from '../conversation/turn-context.ts';
import type { ProductMatch } from '../retrieval/match-variant.ts';
import { registry, type ToolName } from '../tools/registry.ts';
import { productsIn, type ToolResult } from '../tools/tool-result.ts';
import { callTool } from '../tools/tool.ts';
import { type CardStyle, productCard } from './product-card.ts';

/** How an answer is given: tools first, then sentences, then what is shown beside them. */
export interface AnswerWriter {
  callTool(name: ToolName, input: unknown): Promise<ToolResult>;
  /** A whole sentence. */
  say(sentence: string): void;
  /** Text as it comes, with its own spaces. */
  stream(text: string): void;
  source(label: string, href: string): void;
  /** Shows products and makes them what `the second one` means. */
  showProducts(found: readonly ProductMatch[]): void;
  show(part: ChatStreamPart): void;
  /** Ends steps and text that are open; then what is to be shown goes out. */
  finish(): WrittenAnswer;
}

export interface WrittenAnswer {
  readonly text: string;
  readonly shown: readonly ProductMatch[];
  readonly sources: readonly { readonly label: string; readonly href: string }[];
}

export function makeAnswerWriter(turn: TurnContext, writer: StreamWriter): AnswerWriter {
  let text = '';
  const sources: { label: string; href: string }[] = [];
  const later: ChatStreamPart[] = [];
  let shown: readonly ProductMatch[] = [];
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
  };
  return {
    callTool: (name, input) => {
      enter('tools');
      return useTool({ turn, writer }, name, input);
    },
    say: (sentence) => stream(text === '' ? sentence : ` ${sentence}`),
    stream,
    source: (label, href) => {
      sources.push({ label, href });
      later.push({ type: 'source-url', sourceId: `source-${sources.length}`, url: href, title: label });
    },
    showProducts: (found) => {
      shown = found;
      later.push(productsPart(found, turn.cardStyle));
    },
    show: (part) => void later.push(part),
    finish: () => {
      enter(null);
      for (const part of later) writer.write(part);
      return { text, shown, sources };
    },
  };
}

/** Runs a tool and says so in the stream. What goes over the wire is a summary; the cards follow as data. */
export async function useTool(
  { turn, writer }: { readonly turn: TurnContext; readonly writer: StreamWriter },
  name: ToolName,
  input: unknown,
): Promise<ToolResult> {
  const toolCallId = randomUUID();
  writer.write({ type: 'tool-input-available', toolCallId, toolName: name, input });
  try {
    const result = await callTool(registry[name], input, { id: toolCallId, turn });
    writer.write({ type: 'tool-output-available', toolCallId, output: summarizeResult(result) });
    return result;
  } catch (error) {
    writer.write({ type: 'tool-output-error', toolCallId, errorText: 'failed' });
    throw error;
  }
}

function productsPart(found: readonly ProductMatch[], style: CardStyle): ChatStreamPart {
  const cards = found.map((each) => productCard(each, style));
  return { type: 'data-products', data: { ids: cards.map(({ id }) => id), cards } };
}

/** What a tool found, short enough for the wire: ids and counts, no text of the shop. */
export function summarizeResult(result: ToolResult): Readonly<Record<string, unknown>> {
  const ids = productsIn(result).map(({ product }) => product.id);
  if (ids.length > 0) return { kind: result.kind, ids };
  switch (result.kind) {
    case 'collections':
      return { kind: result.kind, count: result.collections.length };
    case 'cart':
      return { kind: result.kind, count: result.cart?.count ?? 0 };
    case 'passages':
      return { kind: result.kind, count: result.passages.length };
    case 'link':
      return { kind: result.kind, href: result.href };
    case 'write':
      return { kind: result.kind, status: result.outcome.status };
    case 'products':
    case 'collection':
    case 'recommended':
    case 'product':
    case 'comparison':
    case 'absent':
      return { kind: result.kind, count: 0 };
    default:
      return result satisfies never;
  }
}
