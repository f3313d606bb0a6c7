import type { Schema, ToolSet } from 'ai';
import { z } from 'zod';
import type { ToolResult } from '../facts.ts';
import { registry, type ToolName, toolNames } from '../tools/registry.ts';
import type { TurnContext } from '../turn.ts';
import type { AnswerWriter } from '../voice.ts';
import { compactResult } from './condense.ts';

interface ModelToolsContext {
  readonly turn: TurnContext;
  readonly answer: AnswerWriter;
  readonly results: ToolResult[];
}

/** The assistant's tools for the AI SDK. A model is told what they found; the full facts are kept for the cards. */
export async function modelTools({ turn, answer, results }: ModelToolsContext): Promise<ToolSet> {
  const [{ dynamicTool }, schemas] = await Promise.all([import('ai'), toolSchemas()]);
  const entries = schemas.map(([name, inputSchema]) => {
    const execute = async (given: unknown): Promise<unknown> => {
      const found = await answer.callTool(name, given);
      results.push(found);
      return compactResult(found, turn.profile.locale);
    };
    return [name, dynamicTool({ description: registry[name].description, inputSchema, execute })] as const;
  });
  return Object.fromEntries(entries);
}

type ToolSchemas = readonly (readonly [name: ToolName, schema: Schema])[];

let cachedSchemas: Promise<ToolSchemas> | null = null;

/** Written out once: to do it for each answer takes longer than all the rest of it. */
function toolSchemas(): Promise<ToolSchemas> {
  return (cachedSchemas ??= writeSchemas());
}

async function writeSchemas(): Promise<ToolSchemas> {
  const { jsonSchema } = await import('ai');
  return toolNames.map((name) => {
    const { input } = registry[name];
    const validate = (value: unknown) => {
      const parsed = input.safeParse(value);
      return parsed.success
        ? { success: true as const, value: parsed.data }
        : { success: false as const, error: parsed.error };
    };
    return [name, jsonSchema(z.toJSONSchema(input, { io: 'input', target: 'draft-7' }), { validate })];
  });
}
