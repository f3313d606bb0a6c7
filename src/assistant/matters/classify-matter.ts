import { decodeWeights, type Likelihoods, distributionOf, type LinearModel } from '../classify/linear-model.ts';
import { featuresOfTokens, type TextFeatures, tokensOf } from '../classify/text-features.ts';
import { shopMatters } from './shop-matters.ts';

/** `none`: it asks for goods or about them, or for nothing. */
export const matterNames: readonly string[] = [...shopMatters, 'none'];

/** How likely each matter is that a text is about: a message as it was typed, or a sentence of a page. */
export async function classifyMatter(text: string): Promise<Likelihoods<string>> {
  return distributionOf(await loadModel(), matterFeatures(text));
}

export function matterFeatures(text: string): TextFeatures {
  return { text: featuresOfTokens(tokensOf(text)), context: [] };
}

export const matterBuckets = 32_768;

let model: Promise<LinearModel> | null = null;

/** Read with the first message of a few words: processes that only serve pages do without. */
export function loadModel(): Promise<LinearModel> {
  model ??= import('./matter-weights.ts').then(({ weights, scale }) => ({
    names: matterNames,
    buckets: matterBuckets,
    weights: decodeWeights(weights),
    scale,
  }));
  return model;
}
