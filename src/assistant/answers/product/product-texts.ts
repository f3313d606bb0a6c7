import { createIdentityCache } from '#shop/memoize.ts';
import type { Product } from '#shop/product/product.ts';
import { type HtmlNode, isElement, parseHtml } from '#shop/text/html/parse-html.ts';
import { nodesToText } from '#shop/text/html/plain-text.ts';
import { sentencesOf } from '../../retrieval/passages/excerpt.ts';

/** The sentences of a product's description. An item of a list, a row or a paragraph ends one without a full stop. */
export function productSentences(product: Product): readonly string[] {
  return sentencesByProduct.get([product], '', () => {
    const { description, summary } = product;
    const blocks = blocksOf(description);
    return blocks.length > 1 ? blocks.flatMap(sentencesOf) : sentencesOf(summary);
  });
}

const sentencesByProduct = createIdentityCache<readonly string[]>();

/** The sentences of a description from its beginning that may be read side by side, at least one. */
export function beginningOf(product: Product): string {
  const sentences = productSentences(product);
  const room = sentences.map((_, index) => sentences.slice(0, index + 1).join(' '));
  return room.findLast(({ length }) => length <= maxBeginning) ?? sentences[0] ?? '';
}

/** Characters. */
const maxBeginning = 240;

function blocksOf(html: string): readonly string[] {
  if (!html.includes('<')) return [];
  return textsOf(parseHtml(html)).filter((text) => text !== '');
}

/** What stands between the block elements is a text of its own. */
function textsOf(nodes: readonly HtmlNode[]): readonly string[] {
  const texts: string[] = [];
  let inline: HtmlNode[] = [];
  const endInline = (): void => {
    texts.push(nodesToText(inline));
    inline = [];
  };
  for (const node of nodes) {
    if (!isElement(node) || !endsText.has(node.name)) {
      inline.push(node);
      continue;
    }
    endInline();
    texts.push(...(node.name === 'tr' ? [nodesToText([node])] : textsOf(node.children)));
  }
  endInline();
  return texts;
}

const endsText: ReadonlySet<string> = new Set(
  'p div section article ul ol li dl dt dd table thead tbody tfoot tr h1 h2 h3 h4 h5 h6 br hr blockquote'.split(' '),
);
