import type { z } from 'zod';
import { limits } from '#http/limits.ts';
import { abortable } from '../abortable.ts';
import type { Facts } from '../facts.ts';
import { remember, type Turn } from '../turn.ts';

/** One thing the assistant can do, for the built-in assistant and for a model alike. */
export interface Tool {
  readonly name: string;
  /** For a model. */
  readonly description: string;
  readonly input: z.ZodType;
  /** Input that the schema refuses throws z.ZodError. */
  readonly run: (input: unknown, call: Call) => Promise<Facts>;
}

export interface Call {
  readonly id: string;
  readonly turn: Turn;
}

export function defineTool<Schema extends z.ZodType>(given: {
  readonly name: string;
  readonly description: string;
  readonly input: Schema;
  readonly run: (input: z.output<Schema>, call: Call) => Promise<Facts>;
}): Tool {
  return { ...given, run: (input, call) => given.run(given.input.parse(input), call) };
}

/** Runs a tool for at most 5 seconds and while the visitor is there, and notes what it showed. */
export async function callTool(tool: Tool, input: unknown, call: Call): Promise<Facts> {
  const signal = AbortSignal.any([call.turn.signal, AbortSignal.timeout(limits.chatToolMs)]);
  const facts = await abortable(tool.run(input, call), signal);
  remember(call.turn.memory, facts);
  return facts;
}
