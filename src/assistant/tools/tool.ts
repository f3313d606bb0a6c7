import type { z } from 'zod';
import { limits } from '#http/limits.ts';
import type { ChatStreamPart } from '../api/stream-parts.ts';
import { raceAbort, rememberVariants, type TurnContext } from '../conversation/turn-context.ts';
import type { ProductMatch } from '../retrieval/variants/match-variant.ts';

/** One thing the assistant can do, for the rules and for a language model alike. */
export interface Tool<Input = unknown, Result = unknown> {
  readonly name: string;
  /** For a language model. */
  readonly description: string;
  readonly input: z.ZodType<unknown, Input>;
  /** Input that the schema refuses throws z.ZodError. */
  readonly run: (input: unknown, call: ToolInvocation) => Promise<ToolReply<Result>>;
}

export interface ToolInvocation {
  readonly id: string;
  readonly turn: TurnContext;
}

/** The result of a tool, with everything that an answer may say and show about it. */
export interface ToolReply<Result = unknown> {
  readonly result: Result;
  readonly products: readonly ProductMatch[];
  /** Variants that a later cart change may name. */
  readonly variantIds: readonly string[];
  /** In minor units; an amount of money in a model's answer must be one of these or stand in `quotes`. */
  readonly amounts: readonly number[];
  readonly quotes: readonly string[];
  /** For the stream: ids and counts, no text of the shop. */
  readonly summary: Readonly<Record<string, unknown>>;
  readonly modelData: () => Readonly<Record<string, unknown>>;
  /** Shows the result, apart from its products, beside a model's answer. */
  readonly show: (answer: AnswerOutput) => void;
  /** Says the outcome of a cart change when the model fails after it; null for other tools. */
  readonly report: ((answer: AnswerOutput) => void) | null;
}

/** What a tool may add to an answer. */
export interface AnswerOutput {
  /** Adds a whole sentence, unless the answer has it. */
  say(sentence: string): void;
  source(label: string, href: string): void;
  show(part: ChatStreamPart): void;
}

interface ToolDefinition<Input, Output, Result> {
  readonly name: string;
  readonly description: string;
  readonly input: z.ZodType<Output, Input>;
  /** The kind of result that a summary names. */
  readonly kind: string;
  /** null: nothing has the name that was given. */
  readonly run: (input: Output, call: ToolInvocation) => Promise<Result>;
  /** As in `ToolReply`; what is left out is empty. */
  readonly products?: (result: NonNullable<Result>) => readonly ProductMatch[];
  /** Beside the variants of `products`. */
  readonly variantIds?: (result: NonNullable<Result>) => readonly string[];
  /** Beside the prices of `products`. */
  readonly amounts?: (result: NonNullable<Result>) => readonly number[];
  readonly quotes?: (result: NonNullable<Result>) => readonly string[];
  /** Needed where there are no products: otherwise their ids are the summary. */
  readonly summarize?: (result: NonNullable<Result>) => Readonly<Record<string, unknown>>;
  readonly toModelData: (result: NonNullable<Result>, locale: string) => Readonly<Record<string, unknown>>;
  readonly show?: (result: NonNullable<Result>, answer: AnswerOutput, turn: TurnContext) => void;
  readonly report?: (result: NonNullable<Result>, answer: AnswerOutput, turn: TurnContext) => void;
}

export function defineTool<Input, Output, Result>(
  definition: ToolDefinition<Input, Output, Result>,
): Tool<Input, Result> {
  const { name, description, input, run } = definition;
  return {
    name,
    description,
    input,
    run: async (given, call) => {
      const result = await run(input.parse(given), call);
      return result ? replyOf(definition, result, call.turn) : { ...absentReply, result };
    },
  };
}

const absentReply = {
  products: [],
  variantIds: [],
  amounts: [],
  quotes: [],
  summary: { kind: 'absent', count: 0 },
  modelData: () => ({ found: false }),
  show: () => undefined,
  report: null,
} as const satisfies Omit<ToolReply, 'result'>;

/** Variants of one result that a cart change may name; more are not kept. */
const maxVariantIds = 300;

function replyOf<Input, Output, Result>(
  definition: ToolDefinition<Input, Output, Result>,
  result: NonNullable<Result>,
  turn: TurnContext,
): ToolReply<NonNullable<Result>> {
  const { kind, toModelData, show, report } = definition;
  const products = definition.products?.(result) ?? [];
  const variants = products.flatMap(({ product }) => product.variants);
  const ids = variants.slice(0, maxVariantIds).map(({ id }) => id);
  const prices = variants.flatMap(({ price, compareAt }) => [price.amount, ...(compareAt ? [compareAt.amount] : [])]);
  const summary = definition.summarize?.(result) ?? { count: 0 };
  return {
    result,
    products,
    variantIds: [...ids, ...(definition.variantIds?.(result) ?? [])],
    amounts: [...prices, ...(definition.amounts?.(result) ?? [])],
    quotes: definition.quotes?.(result) ?? [],
    summary: { kind, ...(products.length > 0 ? { ids: products.map(({ product }) => product.id) } : summary) },
    modelData: () => toModelData(result, turn.profile.locale),
    show: (answer) => show?.(result, answer, turn),
    report: report ? (answer) => report(result, answer, turn) : null,
  };
}

/** Runs a tool for at most `limits.chatToolMs` and while the visitor is connected, and notes which variants it showed. */
export async function runTool<Result>(
  tool: Tool<unknown, Result>,
  input: unknown,
  call: ToolInvocation,
): Promise<ToolReply<Result>> {
  const signal = AbortSignal.any([call.turn.signal, AbortSignal.timeout(limits.chatToolMs)]);
  const reply = await raceAbort(tool.run(input, call), signal);
  rememberVariants(call.turn.memory, reply.variantIds);
  return reply;
}
