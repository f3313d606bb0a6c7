import { z } from 'zod';
import type { AnswerWriter } from '../answers/answer-writer.ts';
import { askWhichProduct } from '../answers/small-talk.ts';
import type { SearchCriteria } from '../conversation/conversation.ts';
import type { TurnContext } from '../conversation/turn-context.ts';
import { findProductByName } from '../retrieval/resolve-product.ts';
import { findReferencedProduct } from '../rules/referenced-product.ts';
import type { Rule } from '../rules/rule.ts';
import { productForModel } from './model-data.ts';
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
    /\bgo(?:es)? (?:well |nicely )?(?:together )?with\b|\b(?:match(?:es|ing)? (?:with|the|this|that|it|these|my)|pairs? with|combine|complements?|accompany)\b|\bsimilar\b|\balternatives? (?:to|for)\b|\b(?:something|anything|others?|more) like\b|\brecommend(?:ations?)? (?:for|with)\b/,
  answer: answerRecommend,
};

/** Shows what the shop says goes with a product, with its reasons, or what is merely similar. */
async function answerRecommend(turn: TurnContext, answer: AnswerWriter, criteria: SearchCriteria): Promise<void> {
  const { goesWith, similarTo, nothingGoesWith, suggestions } = turn.messages.answers;
  const target = await findReferencedProduct(
    turn,
    criteria,
    criteria.words.filter((word) => !recommendationStems.has(word)),
  );
  if (!target) return askWhichProduct(turn, answer);
  const { result } = await answer.callTool(getRecommendations, { product: target.product.handle });
  const products = result ?? [];
  if (products.length === 0) return answer.say(nothingGoesWith({ title: target.product.title }));
  const curated = products.filter(({ isCurated }) => isCurated);
  const isChosen = curated.length > 0;
  answer.say((isChosen ? goesWith : similarTo)({ title: target.product.title }));
  answer.showProducts(isChosen ? curated : products);
  answer.show({
    type: 'data-suggestions',
    data: { suggestions: [suggestions.addFirst, suggestions.compare] },
  });
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
]);
