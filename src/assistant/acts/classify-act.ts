import type { TurnContext } from '../conversation/turn-context.ts';
import {
  decodeWeights,
  type Likelihoods,
  distributionOf,
  likeliest,
  type LinearModel,
} from '../classify/linear-model.ts';
import { actFeatures } from './act-features.ts';
import { type ActContext, actContextOf, type DialogueAct, dialogueActs } from './dialogue-act.ts';

/** What a message most likely is. */
export interface ActReading {
  readonly act: DialogueAct;
  /** 0 to 1. */
  readonly share: number;
  /** It is beyond doubt. */
  readonly isSure: boolean;
}

export async function readAct({ typed, memory }: Pick<TurnContext, 'typed' | 'memory'>): Promise<ActReading> {
  const { name: act, share } = likeliest(await classifyAct(typed, actContextOf(memory.conversation)));
  return { act, share, isSure: share >= sureShares[act] };
}

/** How likely each act is that a message, as it was typed, may be. */
export async function classifyAct(message: string, context: ActContext): Promise<Likelihoods<DialogueAct>> {
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

let model: Promise<LinearModel<DialogueAct>> | null = null;

/** Read with the first message: processes that only serve pages do without. */
export function loadModel(): Promise<LinearModel<DialogueAct>> {
  model ??= import('./act-weights.ts').then(({ weights, scale }) => ({
    names: dialogueActs,
    buckets: actBuckets,
    weights: decodeWeights(weights),
    scale,
  }));
  return model;
}

/** Buckets of the features of messages. */
export const actBuckets = 32_768;
