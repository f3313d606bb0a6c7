import type { RecordOf } from '#commerce/records/catalog-record.ts';
import type { CollectionNode } from '../documents/collection.ts';
import type { ArticleNode, BlogNode, PageNode, RedirectNode } from '../documents/content.ts';
import { shortId } from './ids.ts';
import { type MarketAnswers, overlaysOf } from './market-answers.ts';
import { toPicture } from './pictures.ts';
import { partsOf, toSections } from './sections.ts';
import { toSearchListing, toVersion } from './texts.ts';

/** The Storefront API does not say how a collection chooses its products: any product may change it. */
export function toCollectionRecord(answers: MarketAnswers<CollectionNode>): RecordOf<'collection'> {
  const [{ source }] = answers;
  return {
    kind: 'collection',
    id: shortId(source.id),
    handle: source.handle,
    version: toVersion(source.updatedAt),
    listed: true,
    base: { picture: source.image && toPicture(source.image), sort: 'manual', automatic: true, position: null },
    overlays: overlaysOf(answers, ({ title, descriptionHtml, seo }) => ({
      title,
      body: descriptionHtml,
      seo: toSearchListing(seo),
    })),
  };
}

export function toPageRecord(answers: MarketAnswers<PageNode>): RecordOf<'page'> {
  const [{ source }] = answers;
  return {
    kind: 'page',
    id: shortId(source.id),
    handle: source.handle,
    version: toVersion(source.updatedAt),
    listed: true,
    parts: partsOf(answers.map(({ source: { sections } }) => sections)),
    base: { picture: null, publishedAt: toVersion(source.createdAt) },
    overlays: overlaysOf(answers, ({ title, body, seo, sections }) => ({
      title,
      body,
      seo: toSearchListing(seo),
      ...toSections(sections),
    })),
  };
}

export function toBlogRecord(answers: MarketAnswers<BlogNode>): RecordOf<'blog'> {
  const [{ source }] = answers;
  return {
    kind: 'blog',
    id: shortId(source.id),
    handle: source.handle,
    version: null,
    listed: true,
    base: null,
    overlays: overlaysOf(answers, ({ title, seo }) => ({ title, body: '', seo: toSearchListing(seo) })),
  };
}

export function toArticleRecord(answers: MarketAnswers<ArticleNode>): RecordOf<'article'> {
  const [{ source }] = answers;
  return {
    kind: 'article',
    id: shortId(source.id),
    handle: `${source.blog.handle}/${source.handle}`,
    version: null,
    listed: true,
    base: {
      picture: source.image && toPicture(source.image),
      publishedAt: toVersion(source.publishedAt),
      blog: shortId(source.blog.id),
      author: source.authorV2?.name.trim() || null,
      tags: source.tags.toSorted(),
    },
    overlays: overlaysOf(answers, ({ title, contentHtml, excerpt, seo }) => ({
      title,
      body: contentHtml,
      excerpt: excerpt ?? '',
      seo: toSearchListing(seo),
    })),
  };
}

/** A redirect is the same in every market. */
export function toRedirectRecord({ id, path, target }: RedirectNode, markets: readonly string[]): RecordOf<'redirect'> {
  return {
    kind: 'redirect',
    id: shortId(id),
    handle: path,
    version: null,
    listed: true,
    base: { target },
    overlays: Object.fromEntries(markets.map((market) => [market, null])),
  };
}
