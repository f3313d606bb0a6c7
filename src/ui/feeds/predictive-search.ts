import { escapeHtml } from '#shop/text/html/escape.ts';
import { collapseWhitespace } from '#shop/text/normalize.ts';
import { toDecimal } from '#shop/product/money.ts';
import { pictureUrl, type Picture } from '#shop/content/picture.ts';
import type { ProductCard } from '#shop/product/product.ts';
import type { VariantScheme } from '#shop/product/variant-url.ts';
import { routes } from '#routes.ts';
import { variantHref } from '../parts/product/display.ts';
import { highlightTerm, type SuggestResult } from '../views/search/search-result.ts';

/** Suggestions in the shape of Shopify's predictive search: `resources.results` of its JSON. */
export function predictiveResults(suggested: SuggestResult, scheme: VariantScheme): object {
  const { term, queries, products, collections, content } = suggested;
  const contentOf = (kinds: readonly string[]) =>
    content
      .filter(({ kind }) => kinds.includes(kind))
      .map(({ title, path, excerpt }) => ({
        title,
        handle: lastSegment(path),
        url: path,
        body: collapseWhitespace(excerpt),
      }));
  return {
    queries: queries.map((text) => ({ text, styled_text: highlightCompletion(text, term), url: routes.search(text) })),
    products: products.map((card) => productResult(card, scheme)),
    collections: collections.map(({ id, title, handle, description, picture, updatedAt }) => ({
      id,
      title,
      handle,
      url: routes.collection(handle),
      body: description,
      published_at: updatedAt,
      featured_image: imageResult(picture),
    })),
    pages: contentOf(['page', 'policy', 'faq']),
    articles: contentOf(['article']),
  };
}

function productResult(card: ProductCard, scheme: VariantScheme): object {
  const { id, title, handle, variant, price, compareAt, available, picture } = card;
  const compareAtPrice = compareAt === null ? null : toDecimal(compareAt);
  return {
    id,
    title,
    handle,
    url: variantHref(handle, variant, scheme),
    available,
    price: toDecimal(price),
    price_min: toDecimal(price),
    compare_at_price_min: compareAtPrice,
    image: picture && pictureUrl(picture, 640),
    featured_image: imageResult(picture),
  };
}

function imageResult(picture: Picture | null): object | null {
  if (!picture) return null;
  const { alt, width, height } = picture;
  return { url: pictureUrl(picture, 640), alt, width, height, aspect_ratio: width / height };
}

/** Puts the typed and the suggested part of a completion in elements of their own. */
function highlightCompletion(text: string, term: string): string {
  const { before, match, after } = highlightTerm(text, term);
  return match === ''
    ? escapeHtml(text)
    : `${escapeHtml(before)}<mark>${escapeHtml(match)}</mark><span>${escapeHtml(after)}</span>`;
}

function lastSegment(path: string): string {
  const [bare = ''] = path.split('#');
  return decodeURIComponent(bare.split('/').at(-1) ?? '');
}
