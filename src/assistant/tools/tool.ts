import type { z } from 'zod';
import { limits } from '#http/limits.ts';
import { raceAbort, rememberVariants, type TurnContext } from '../conversation/turn-context.ts';
import type { ToolResult } from './tool-result.ts';

/** One thing the assistant can do, for the built-in assistant and for a model alike. */
export interface Tool {
  readonly name: string;
  /** For a model. */
  readonly description: string;
  readonly input: z.ZodType;
  /** Input that the schema refuses throws z.ZodError. */
  readonly run: (input: unknown, call: ToolInvocation) => Promise<ToolResult>;
}

export interface ToolInvocation {
  readonly id: string;
  readonly turn: TurnContext;
}

export function defineTool<Schema extends z.ZodType>(given: {
  readonly name: string;
  readonly description: string;
  readonly input: Schema;
  readonly run: (input: z.output<Schema>, call: ToolInvocation) => Promise<ToolResult>;
}): Tool {
  return { ...given, run: (input, call) => given.run(given.input.parse(input), call) };
}

/** Runs a tool for at most 5 seconds and while the visitor is there, and notes what it showed. */
export async function callTool(tool: Tool, input: unknown, call: ToolInvocation): Promise<ToolResult> {
  const signal = AbortSignal.any([call.turn.signal, AbortSignal.timeout(limits.chatToolMs)]);
  const result = await raceAbort(tool.run(input, call), signal);
  rememberVariants(call.turn.memory, result);
  return result;
}
