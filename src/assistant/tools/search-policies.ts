import { z } from 'zod';
import type { ContentHit } from '#shop/content/content.ts';
import {
  type ContentPassage,
  type IndexedPassage,
  indexPassage,
  isKnownTopic,
  rankPassages,
  topicsIn,
} from '../retrieval/rank-passages.ts';
import type { TurnContext } from '../conversation/turn-context.ts';
import { contentStems } from '../retrieval/words.ts';
import { defineTool } from './tool.ts';

/** Below this a passage shares too little with the question to be called an answer. */
const minScore = 0.42;

export const searchPolicies = defineTool({
  name: 'search_policies',
  description:
    'Finds what policies, pages, questions and answers, and articles say. Quote it with its link; when it finds nothing, say that you could not find that.',
  input: z.object({ question: z.string().min(1).max(1000) }),
  run: async ({ question }, { turn }) => {
    const found = await searchContent(turn, question);
    const passages = uniquePassages([...(await turn.passages()), ...found.map(indexPassage)]);
    const asked = topicsIn(question);
    const exact = bestPassages(asked, passages);
    if (exact.length > 0) return { kind: 'passages', passages: exact, partly: false };
    return { kind: 'passages', passages: bestPartialPassages(asked, passages), partly: true };
  },
});

function bestPassages(asked: readonly string[], passages: readonly IndexedPassage[]): readonly ContentPassage[] {
  const ranked = rankPassages(asked, passages).filter(({ score }) => score >= minScore);
  return ranked.slice(0, 3).map(({ passage }) => passage);
}

/** Without what no passage speaks of; then only the matter itself. A question about no matter has no such answer. */
function bestPartialPassages(asked: readonly string[], passages: readonly IndexedPassage[]): readonly ContentPassage[] {
  if (!asked.some(isKnownTopic)) return [];
  const known = asked.filter((each) => passages.some(({ head, body }) => head.has(each) || body.has(each)));
  const close = bestPassages(known, passages);
  return close.length > 0 ? close : bestPassages(asked.filter(isKnownTopic), passages);
}

/** What the shop's own search finds for the whole question, or for its longest words. */
async function searchContent({ content }: TurnContext, question: string): Promise<readonly ContentPassage[]> {
  const stems = contentStems(question);
  const hits = stems.length > 0 ? await content.search(stems.join(' '), 6) : [];
  if (hits.length > 0) return hits.map(toPassage);
  const longest = stems.toSorted((a, b) => b.length - a.length).slice(0, 2);
  const single = await Promise.all(longest.map((stem) => content.search(stem, 4)));
  return single.flat().map(toPassage);
}

function toPassage({ kind, title, excerpt, path }: ContentHit): ContentPassage {
  const text = kind === 'faq' ? withoutLinkLabel(excerpt) : excerpt.replace(/^…/, '');
  return { title, heading: title, text, href: path };
}

/** An answer ends with a link to its source; the label says nothing without it. */
function withoutLinkLabel(text: string): string {
  return text.replace(/(?<=[.!?])\s+[^.!?]{1,60}$/, '');
}

function uniquePassages(passages: readonly IndexedPassage[]): readonly IndexedPassage[] {
  const first = new Map<string, IndexedPassage>();
  for (const each of passages) {
    const name = `${each.passage.heading} ${each.passage.href}`;
    first.set(name, first.get(name) ?? each);
  }
  return [...first.values()];
}
