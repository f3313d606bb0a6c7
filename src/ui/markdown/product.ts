import type { Product, ProductCard, Recommendation, Variant } from '#shop/product/product.ts';
import { formatMoney } from '#shop/product/money.ts';
import { routes } from '#routes.ts';
import type { Frame } from '../layout/frame.ts';
import { variantHref } from '../parts/product/display.ts';
import { htmlToMarkdown } from '#shop/text/html-to-markdown.ts';
import { markdownDocument, oneLine, markdownLink, markdownList } from '#shop/text/write-markdown.ts';

/** A product with more variants than this lists the chosen one only. */
const maxVariants = 100;

interface ProductMarkdownData {
  readonly frame: Frame;
  readonly product: Product;
  readonly chosen: { readonly variant: Variant };
  readonly recommendations: readonly Recommendation[];
}

/** A product with the price and availability of its variants. */
export function productMarkdown({ frame, product, chosen, recommendations }: ProductMarkdownData): string {
  const { origin, profile } = frame;
  const { variants, details } = product;
  const listedVariants = variants.length > maxVariants ? [chosen.variant] : variants;
  return markdownDocument([
    `# ${oneLine(product.title)}`,
    product.subtitle !== null && oneLine(product.subtitle),
    `${priceOf(chosen.variant, profile.locale)}, ${availability(chosen.variant)}. ${oneLine(profile.taxNote ?? '')}`.trim(),
    htmlToMarkdown(product.description, origin),
    listedVariants.length > 0 && `## Variants\n\n${variantTable(frame, product, listedVariants)}`,
    variants.length > listedVariants.length &&
      `${variants.length} variants in all; choose one by its options in the address.`,
    details.length > 0 &&
      `## Details\n\n${markdownList(details.map(({ name, value }) => `${oneLine(name)}: ${oneLine(value)}`))}`,
    recommendations.length > 0 &&
      `## Goes well with it\n\n${markdownList(recommendations.map(({ card }) => cardLine(frame, card)))}`,
    markdownLink('This product in the shop', origin + routes.product(product.handle)),
  ]);
}

/** What links and prices in Markdown depend on. */
export type MarkdownContext = Pick<Frame, 'origin' | 'display'>;

/** A product in a list: a link with its title, the price, and whether it is sold out. */
export function cardLine({ origin, display }: MarkdownContext, card: ProductCard): string {
  const price = formatMoney(card.price, display.locale);
  const href = origin + variantHref(card.handle, card.variant, display.variantUrls);
  return `${markdownLink(card.title, href)}: ${card.priceVaries ? `from ${price}` : price}${card.available ? '' : ', sold out'}`;
}

function variantTable(
  { origin, display }: Frame,
  { handle, options, variants }: Product,
  shown: readonly Variant[],
): string {
  const names = options.map(({ name }) => name);
  const heads = [...names, 'Price', 'Availability', 'SKU', 'Link'];
  const rows = shown.map((variant) => {
    const chosen = options.map(({ name }, index) => ({ name, value: variant.values[index] ?? '' }));
    const href = variantHref(handle, { id: variant.id, sku: variant.sku, options: chosen }, display.variantUrls);
    const single = variants.length === 1 ? routes.product(handle) : href;
    const cells = [...variant.values, priceOf(variant, display.locale), availability(variant), variant.sku ?? ''];
    return [...cells.map(tableCell), markdownLink('open', origin + single)];
  });
  return [heads.map(tableCell), heads.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n');
}

function tableCell(text: string): string {
  return oneLine(text).replaceAll('|', String.raw`\|`);
}

function priceOf({ price, compareAt, unitPrice }: Variant, locale: string): string {
  const before = compareAt ? `, before ${formatMoney(compareAt, locale)} (lowest of the last 30 days)` : '';
  const unit = unitPrice ? ` (${formatMoney(unitPrice.price, locale)} / ${unitPrice.reference})` : '';
  return `${formatMoney(price, locale)}${unit}${before}`;
}

function availability({ available, stock }: Variant): string {
  if (!available) return 'sold out';
  return stock !== null && stock > 0 && stock <= 5 ? `in stock, ${stock} left` : 'in stock';
}
