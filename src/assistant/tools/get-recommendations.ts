import { z } from 'zod';
import type { Product } from '#shop/product/product.ts';
import { foldAccents } from '#shop/text/normalize.ts';
import type { AnswerWriter } from '../answers/answer-writer.ts';
import { quoteSaid } from '../answers/shopper-words.ts';
import { askWhichProduct } from '../answers/small-talk.ts';
import type { SearchCriteria } from '../conversation/conversation.ts';
import type { TurnContext } from '../conversation/turn-context.ts';
import { findFitting } from '../retrieval/fitting-products.ts';
import { contentPieces, hasNameOf } from '../retrieval/named-product.ts';
import { chooseMatch, findProductByName, noCriteria } from '../retrieval/resolve-product.ts';
import type { ProductMatch } from '../retrieval/variants/match-variant.ts';
import { contentStems } from '../retrieval/words/words.ts';
import { findReferencedProduct } from '../rules/shown/referenced-product.ts';
import type { Rule } from '../rules/rule.ts';
import { productForModel } from './model-data.ts';
import { rememberSearch, runSearch, showOutcome } from './search/search-products.ts';
import { defineTool } from './tool.ts';

export const getRecommendations = defineTool({
  name: 'get_recommendations',
  description: 'Finds what goes with a product.',
  input: z.object({
    product: z.string().min(1).max(200).describe('Its handle or its name.'),
    limit: z.int().min(1).max(8).default(4),
  }),
  kind: 'recommended',
  run: async (input, { turn }) => {
    const product = await findProductByName(turn.catalog, input.product);
    if (!product) return null;
    const recommendations = await turn.catalog.recommendations(product.id, input.limit);
    const products = await turn.catalog.products(recommendations.map(({ card }) => card.handle));
    return recommendations.flatMap(({ card, reason, isCurated }) => {
      const recommended = products.find(({ id }) => id === card.id);
      const variant = recommended?.variants.find(({ id }) => id === card.variant.id);
      return recommended && variant ? [{ product: recommended, variant, reason, isCurated }] : [];
    });
  },
  products: (found) => found,
  toModelData: (found, locale) => ({ products: found.map((each) => productForModel(each, locale)) }),
});

export const recommendRule: Rule = {
  pattern:
    /\b(?:accessor(?:y|ies)|add-?ons?|spare parts?|extras) (?:for|to)\b|^(?:and )?(?:what|anything) (?:else )?(?:to extend|extends|to go with) (?:it|this|that|them)\b|^what (?:else )?(?:do i need|fits)\b|(?<!\bto )\bgo(?:es)? (?:well |nicely )?(?:together )?with\b|^(?:and |ok )?(?:something |anything |what )?to go with\b|\b(?:match(?:es|ing)? (?:with|the|this|that|it|these|my)|pairs? with|combine|complements?|accompany)\b|\bsimilar\b|\balternatives? (?:to|for)\b|\b(?:something|anything|others?|more) like\b|\brecommend(?:ations?)? (?:with|for (?:it|this|that|them|these|those|the)\b)/,
  answer: answerRecommend,
};

/** Shows what the shop says goes with a product, with its reasons, else what is said to fit it, or what is similar. */
async function answerRecommend(turn: TurnContext, answer: AnswerWriter, criteria: SearchCriteria): Promise<void> {
  const { goesWith, similarTo, nothingGoesWith, suggestions } = turn.messages.answers;
  const complement = complementOf(turn.message);
  const target = await findTarget(turn, criteria, complement);
  if (!target) return answerFor(turn, answer, complement);
  const { result } = await answer.callTool(getRecommendations, { product: target.product.handle });
  const products = result ?? [];
  const curated = products.filter(({ isCurated }) => isCurated);
  const fitting =
    curated.length > 0 || asksForSimilar.test(turn.message) ? [] : await fittingMatches(turn, target.product);
  const chosen = curated.length > 0 ? curated : fitting;
  const alike = products.filter(({ product }) => isAlike(product, target.product));
  const similar = alike.toSorted((one, other) => Number(isAccessory(other.product)) - Number(isAccessory(one.product)));
  if (chosen.length === 0 && complement !== null && isAccessory(target.product))
    return showAccessory(turn, answer, { target, complement });
  const shown = chosen.length > 0 ? chosen : similar;
  if (shown.length === 0) return answer.say(nothingGoesWith({ title: target.product.title }));
  answer.say((chosen.length > 0 ? goesWith : similarTo)({ title: target.product.title }));
  answer.showProducts(shown);
  answer.show({
    type: 'data-suggestions',
    data: { suggestions: [suggestions.addFirst, suggestions.compare] },
  });
}

/** The product that is named, or that a pronoun stands for; null where something else is named. */
async function findTarget(
  turn: TurnContext,
  criteria: SearchCriteria,
  complement: string | null,
): Promise<ProductMatch | null> {
  const words = criteria.words.filter((word) => !recommendationStems.has(word));
  const found = await findReferencedProduct(turn, withoutRecommendationWords(criteria), words);
  if (complement === null || (found && isOfComplement(found.product, complement))) return found;
  const named = await findProductByName(turn.catalog, complement);
  return named && isOfComplement(named, complement) ? chooseMatch(named) : null;
}

const asksForSimilar = /\b(?:similar|alternatives?|like)\b/i;
const maxFitting = 4;

async function fittingMatches(turn: TurnContext, target: Product): Promise<readonly ProductMatch[]> {
  const fitting = await findFitting(turn.catalog, target);
  return fitting.slice(0, maxFitting).flatMap((product) => chooseMatch(product) ?? []);
}

/** `what fits the marble run`, which is also a part of the name of what extends it. */
function showAccessory(
  turn: TurnContext,
  answer: AnswerWriter,
  { target, complement }: { readonly target: ProductMatch; readonly complement: string },
): void {
  answer.say(turn.messages.answers.hereFor({ count: 1, what: quoteSaid(complement, turn) }));
  answer.showProducts([target]);
}

function isAccessory({ type }: Product): boolean {
  return type !== null && /accessor|spare part|zubehor|ersatzteil|tilbehor|reservedel/.test(foldAccents(type));
}

/** Of the same kind, or for the same: what a platform calls related may be anything. */
function isAlike(product: Product, target: Product): boolean {
  const tags = new Set(target.tags.map(foldAccents));
  const isSameType = product.type !== null && foldAccents(product.type) === foldAccents(target.type ?? '');
  return isSameType || product.tags.some((tag) => tags.has(foldAccents(tag)) && !isGeneral(tag));
}

function isGeneral(tag: string): boolean {
  return /^(?:gifts?|sets?|new|sale|organic|cordless|corded|\d+ ?v)$/i.test(tag);
}

/** `fish` of `what goes with fish`; null where a pronoun or an ordinal stands for it. */
function complementOf(message: string): string | null {
  const [, what = ''] =
    /\b(?:with|for|to|fits)\s+(?:(?:the|an?|my|our|some|zum|zur)\s+)*(.+?)[\s.!?]*$/i.exec(message) ?? [];
  return contentPieces(what).length === 0 ? null : what;
}

/** Whether the product has some of it in its name or kind, and is not merely what was spoken of before. */
function isOfComplement(product: Product, complement: string): boolean {
  return (
    hasNameOf(product, complement) ||
    /\b(?:it|this|that|them|these|those|first|second|third|one|last)\b/i.test(complement)
  );
}

/** `what goes with fish`, which nothing is called: products that say so. */
async function answerFor(turn: TurnContext, answer: AnswerWriter, complement: string | null): Promise<void> {
  const words = complement === null ? [] : contentStems(complement);
  if (words.length === 0) return askWhichProduct(turn, answer);
  const criteria = { ...noCriteria, words: [...words], phrase: words.join(' ') };
  const outcome = await runSearch(turn, answer, { criteria, skip: [] });
  if (outcome.found.length === 0 || outcome.isClose) return askWhichProduct(turn, answer);
  rememberSearch(turn, outcome, []);
  const what = quoteSaid(complement ?? '', turn);
  answer.say(turn.messages.answers.hereFor({ count: outcome.found.length, what }));
  showOutcome(turn, answer, outcome);
}

/** `accessories for the kayak`: what the shop calls accessories is not what they are for. */
function withoutRecommendationWords(criteria: SearchCriteria): SearchCriteria {
  return {
    ...criteria,
    terms: criteria.terms.filter(({ label }) => !recommendationStems.has(contentStems(label).join(' '))),
  };
}

const recommendationStems = new Set([
  'go',
  'goe',
  'match',
  'matche',
  'pair',
  'combine',
  'complement',
  'similar',
  'alternative',
  'together',
  'well',
  'nicely',
  'recommendation',
  'matching',
  'accessory',
  'accessorie',
  'zubehor',
  'tilbehor',
  'spare part',
  'spare',
  'part',
  'extra',
  'fit',
  'extend',
  'need',
]);
