import { tags } from '#cache/tags.ts';
import type { ContentHit } from '#shop/content/content.ts';
import { readDocuments, visibilityValues, isVisibleSql } from './documents.ts';
import { text, type SqlRow } from '#storage/row.ts';
import { distinctWords, isStopWord, splitWords } from '#shop/text/tokenize.ts';
import { textAround } from './text-around.ts';
import { type QueryContext, recordNextPublication } from '#storage/query-context.ts';

/** FTS5 sorts by `rank` itself, and what is read of a passage is read for those that are returned only. */
const selectPassages = `
SELECT s.kind, s.title, s.path, s.text
FROM passage_text CROSS JOIN document_passage s ON s.id = passage_text.rowid JOIN document d ON d.id = s.document_id
WHERE passage_text MATCH ?3 AND rank MATCH 'bm25(8, 1)' AND ${isVisibleSql}
ORDER BY rank LIMIT ?4`;

/** Finds passages with all words of a term but stop words; the last word may be a prefix. */
export function searchContent(context: QueryContext, term: string, limit: number): readonly ContentHit[] {
  for (const tag of [tags.pages, tags.blogs, tags.policies]) context.reader.record(tag);
  for (const kind of ['page', 'policy', 'faq'] as const) recordNextPublication(context, kind);
  for (const { handle } of readDocuments(context, 'blog')) recordNextPublication(context, 'article', handle);
  for (const { handle } of readDocuments(context, 'kind')) recordNextPublication(context, 'entry', handle);
  const words = wordsToMatch(term);
  if (words.length === 0) return [];
  const match = words.map((word, index) => `"${word}"${index === words.length - 1 ? '*' : ''}`).join(' ');
  return context.store.all(selectPassages, ...visibilityValues(context), match, limit).map((row) => toHit(row, words));
}

/** Stop words are looked for only in a term that has no other words. */
function wordsToMatch(term: string): readonly string[] {
  const all = splitWords(term).map((surface) => ({ surface }));
  const contentWords = all.filter((word) => !isStopWord(word));
  return distinctWords(contentWords.length > 0 ? contentWords : all).map(({ surface }) => surface);
}

function toHit(row: SqlRow, words: readonly string[]): ContentHit {
  const kind = text(row, 'kind');
  const whole = text(row, 'text');
  return {
    kind: kind === 'article' || kind === 'policy' || kind === 'faq' ? kind : 'page',
    title: text(row, 'title'),
    path: text(row, 'path'),
    excerpt: kind === 'faq' ? whole : textAround(whole, words),
  };
}
