import type { Product, ProductCard, Recommendation, Variant } from '#shop/product/product.ts';
import { preferredSources, type ProductVideo } from '#shop/product/product-video.ts';
import { isStockLow } from '#shop/product/stock.ts';
import { formatMoney } from '#shop/product/money.ts';
import type { Messages } from '#messages/messages.ts';
import { routes } from '#routes.ts';
import type { Frame, MarkdownContext } from '../layout/frame.ts';
import { videoLabel } from '../views/product/gallery/video-label.ts';
import { type Display, recommendationsHeading, variantHref } from '../parts/product/display.ts';
import { formatDay } from '#shop/text/dates.ts';
import { htmlToMarkdown } from '#shop/text/markdown/html-to-markdown.ts';
import { markdownDocument, oneLine, markdownLink, markdownList } from '#shop/text/markdown/write-markdown.ts';

/** A product with more variants than this lists the chosen one only. */
const maxVariants = 100;

interface ProductMarkdownData {
  readonly frame: Frame;
  readonly product: Product;
  readonly chosen: { readonly variant: Variant };
  /** Calendar day on which a sold-out variant is expected, `YYYY-MM-DD`. */
  readonly expectedOn: string | null;
  readonly recommendations: readonly Recommendation[];
}

/** A product with the price and availability of its variants. */
export function productMarkdown({ frame, product, chosen, expectedOn, recommendations }: ProductMarkdownData): string {
  const { origin, profile, display } = frame;
  const { product: messages } = display.messages;
  const { variants, details } = product;
  const listedVariants = variants.length > maxVariants ? [chosen.variant] : variants;
  return markdownDocument([
    `# ${oneLine(product.title)}`,
    product.subtitle !== null && oneLine(product.subtitle),
    `${priceOf(chosen.variant, display)}, ${availability(chosen.variant, messages)}. ${oneLine(profile.taxNote ?? '')}`.trim(),
    expectedOn !== null && messages.stock.expected({ day: formatDay(expectedOn, display.locale, expectedOn) }),
    htmlToMarkdown(product.description, origin),
    product.videos !== undefined && markdownList(product.videos.map((video) => videoLine(frame, product, video))),
    listedVariants.length > 0 && `## ${messages.markdown.variants}\n\n${variantTable(frame, product, listedVariants)}`,
    variants.length > listedVariants.length && messages.markdown.manyVariants({ count: variants.length }),
    details.length > 0 &&
      `## ${profile.detailsHeading ?? messages.details.heading}\n\n${markdownList(details.map(({ name, value }) => `${oneLine(name)}: ${oneLine(value)}`))}`,
    recommendations.length > 0 &&
      `## ${recommendationsHeading(recommendations, messages)}\n\n${markdownList(recommendations.map(({ card }) => cardLine(frame, card)))}`,
    markdownLink(messages.markdown.page, origin + routes.product(product.handle)),
  ]);
}

function videoLine({ origin, display }: Frame, { title }: Product, video: ProductVideo): string {
  const address = video.kind === 'link' ? video.url : (preferredSources(video.sources)[0]?.url ?? '');
  const label = videoLabel(video, title, display.messages.product.gallery);
  return markdownLink(label, URL.parse(address, origin)?.href ?? address);
}

/** A product in a list: a link with its title, the price, and whether it is sold out. */
export function cardLine({ origin, display }: MarkdownContext, card: ProductCard): string {
  const { product: messages } = display.messages;
  const amount = formatMoney(card.price, display.locale);
  const price = card.priceVaries ? messages.price.from({ price: amount }) : amount;
  const href = origin + variantHref(card.handle, card.variant, display.variantUrls);
  return `${markdownLink(card.title, href)}: ${price}${card.available ? '' : `, ${messages.option.soldOut}`}`;
}

function variantTable(
  { origin, display }: Frame,
  { handle, options, variants }: Product,
  shown: readonly Variant[],
): string {
  const { product: messages } = display.messages;
  const { price, availability: stock, sku, link, open } = messages.markdown;
  const names = options.map(({ name }) => name);
  const heads = [...names, price, stock, sku, link];
  const rows = shown.map((variant) => {
    const chosen = options.map(({ name }, index) => ({ name, value: variant.values[index] ?? '' }));
    const href = variantHref(handle, { id: variant.id, sku: variant.sku, options: chosen }, display.variantUrls);
    const single = variants.length === 1 ? routes.product(handle) : href;
    const cells = [...variant.values, priceOf(variant, display), availability(variant, messages), variant.sku ?? ''];
    return [...cells.map(tableCell), markdownLink(open, origin + single)];
  });
  return [heads.map(tableCell), heads.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n');
}

function tableCell(text: string): string {
  return oneLine(text).replaceAll('|', String.raw`\|`);
}

function priceOf({ price, compareAt, unitPrice, terms }: Variant, { locale, messages }: Display): string {
  const { before: lowestBefore, beforeAsStated } = messages.product.markdown;
  const message = terms?.formerPrice ? beforeAsStated : lowestBefore;
  const before = compareAt ? `, ${message({ price: formatMoney(compareAt, locale) })}` : '';
  const unit = unitPrice ? ` (${formatMoney(unitPrice.price, locale)} / ${unitPrice.reference})` : '';
  return `${formatMoney(price, locale)}${unit}${before}`;
}

function availability({ available, stock }: Variant, { option, markdown }: Messages['product']): string {
  if (!available) return option.soldOut;
  return isStockLow(stock) ? markdown.left({ count: stock }) : markdown.inStock;
}
