import type { Schema, ToolSet } from 'ai';
import { z } from 'zod';
import type { Facts } from '../facts.ts';
import { registry, type ToolName, toolNames } from '../tools/registry.ts';
import type { Turn } from '../turn.ts';
import type { Voice } from '../voice.ts';
import { condensed } from './condense.ts';

interface Calling {
  readonly turn: Turn;
  readonly voice: Voice;
  readonly facts: Facts[];
}

/** The assistant's tools for the AI SDK. A model is told what they found; the full facts are kept for the cards. */
export async function modelTools({ turn, voice, facts }: Calling): Promise<ToolSet> {
  const [{ dynamicTool }, schemas] = await Promise.all([import('ai'), toolSchemas()]);
  const entries = schemas.map(([name, inputSchema]) => {
    const execute = async (given: unknown): Promise<unknown> => {
      const found = await voice.use(name, given);
      facts.push(found);
      return condensed(found, turn.profile.locale);
    };
    return [name, dynamicTool({ description: registry[name].description, inputSchema, execute })] as const;
  });
  return Object.fromEntries(entries);
}

type ToolSchemas = readonly (readonly [name: ToolName, schema: Schema])[];

let made: Promise<ToolSchemas> | null = null;

/** Written out once: to do it for each answer takes longer than all the rest of it. */
function toolSchemas(): Promise<ToolSchemas> {
  return (made ??= writeSchemas());
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
