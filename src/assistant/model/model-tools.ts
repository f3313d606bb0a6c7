import type { ToolSet } from 'ai';
import type { Facts } from '../facts.ts';
import { registry, toolNames } from '../tools/registry.ts';
import type { Turn } from '../turn.ts';
import type { Voice } from '../voice.ts';
import { condensed } from './condense.ts';

/** The assistant's tools for the AI SDK. A model is told what they found; the full facts are kept for the cards. */
export async function modelTools({
  turn,
  voice,
  facts,
}: {
  readonly turn: Turn;
  readonly voice: Voice;
  readonly facts: Facts[];
}): Promise<ToolSet> {
  const { dynamicTool } = await import('ai');
  const entries = toolNames.map((name) => {
    const { description, input } = registry[name];
    const execute = async (given: unknown): Promise<unknown> => {
      const found = await voice.use(name, given);
      facts.push(found);
      return condensed(found, turn.profile.locale);
    };
    return [name, dynamicTool({ description, inputSchema: input, execute })] as const;
  });
  return Object.fromEntries(entries);
}
