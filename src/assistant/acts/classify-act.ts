import { brotliDecompressSync } from 'node:zlib';
import type { TurnContext } from '../conversation/turn-context.ts';
import { actFeatures } from './act-features.ts';
import { type ActDistribution, type ActModel, distributionOf, likeliestAct } from './act-model.ts';
import { type ActContext, actContextOf, type DialogueAct } from './dialogue-act.ts';

/** What a message most likely is. */
export interface ActReading {
  readonly act: DialogueAct;
  /** 0 to 1. */
  readonly share: number;
  /** It is beyond doubt. */
  readonly isSure: boolean;
}

export async function readAct({ typed, memory }: Pick<TurnContext, 'typed' | 'memory'>): Promise<ActReading> {
  const { act, share } = likeliestAct(await classifyAct(typed, actContextOf(memory.conversation)));
  return { act, share, isSure: share >= sureShares[act] };
}

/** How likely each act is that a message, as it was typed, may be. */
export async function classifyAct(message: string, context: ActContext): Promise<ActDistribution> {
  return distributionOf(await loadModel(), actFeatures(message, context));
}

/** With as much, 97 of 100 messages of patterns that were not trained with are of the act. */
export const sureShares: Readonly<Record<DialogueAct, number>> = {
  order: 0.96,
  change: 0.94,
  cart: 0.8,
  ask: 0.94,
  choose: 0.88,
  find: 0.94,
  narrow: 0.99,
  compare: 0.7,
  shop: 0.88,
  accept: 0.8,
  decline: 0.98,
  talk: 0.6,
};

let model: Promise<ActModel> | null = null;

/** Read with the first message: processes that only serve pages do without. */
export function loadModel(): Promise<ActModel> {
  model ??= import('./act-weights.ts').then(({ weights, scale }) => ({ weights: decodeWeights(weights), scale }));
  return model;
}

function decodeWeights(encoded: string): Int8Array {
  return Int8Array.from(brotliDecompressSync(Buffer.from(encoded, 'base64')), (byte) => byte - 128);
}
