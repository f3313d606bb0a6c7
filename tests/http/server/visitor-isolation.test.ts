import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { commandLineFor } from '../../helpers/command-line.ts';
import { openShopperSession, variantOnPage, type ShopperSession } from '../../helpers/shopper-session.ts';
import { startShop } from '../../helpers/start-shop.ts';

const secret = 'a-secret-of-more-than-thirty-two-letters';
const draftText = 'Nobody but editors reads this';
const visitors = 1000;
const atOnce = 25;
const paths = ['/about', '/products/morgen-mug', '/cart'] as const;

/** Data of one visitor that can be recognized in the page of another. */
const markerOf = (visitor: number): string => `marker-${visitor}-end`;

type VisitorKind = 'cart' | 'draft' | 'passing';

const kindOf = (visitor: number): VisitorKind => (['cart', 'draft', 'passing'] as const)[visitor % 3] ?? 'passing';

test('1,000 interleaved visitors with carts, in draft mode and anonymous get only their own data', async () => {
  const { url, variant } = await openShop();
  const wrong: string[] = [];
  for (let first = 0; first < visitors; first += atOnce) {
    const together = Array.from({ length: Math.min(atOnce, visitors - first) }, (_, at) => first + at);
    wrong.push(...(await Promise.all(together.map(async (visitor) => visitPages(url, visitor, variant)))).flat());
  }
  expect(wrong).toEqual([]);
});

/** A shop with a draft that differs from the published page. */
async function openShop() {
  const shop = await startShop({ DRAFT_SECRET: secret, TRUSTED_PROXIES: '127.0.0.0/8' });
  onTestFinished(shop.stop);
  const file = join(shop.folder, 'content', 'pages', 'about.md');
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, `---\ntitle: ${draftText}\nheading: ${draftText}\n---\n`);
  expect(await commandLineFor(shop.folder)('content', 'push', file)).toMatchObject({ outcome: 'done' });
  return { url: shop.url, variant: await variantOnPage(shop.url, '/products/morgen-mug') };
}

/** Foreign data in a visitor's page, and own data that is missing. */
async function visitPages(url: string, visitor: number, variant: string): Promise<readonly string[]> {
  const [shopper, kind] = [openShopperSession(url), kindOf(visitor)];
  shopper.cookies.set('of', markerOf(visitor));
  await setUpVisitor(shopper, kind, { visitor, variant });
  const wrong: string[] = [];
  for (const path of paths) {
    const text = await (await shopper.get(path, { 'user-agent': markerOf(visitor) })).text();
    wrong.push(...leaksIn(text, { visitor, kind, path }));
  }
  return wrong;
}

interface VisitorIdentity {
  readonly visitor: number;
  readonly variant: string;
}

async function setUpVisitor(
  shopper: ShopperSession,
  kind: VisitorKind,
  { visitor, variant }: VisitorIdentity,
): Promise<void> {
  if (kind === 'draft') {
    expect((await shopper.get(`/api/draft?secret=${secret}&slug=/about`)).status).toBe(307);
  } else if (kind === 'cart') {
    expect((await shopper.postJson({ action: 'add', variant, quantity: '1' })).reply.ok).toBe(true);
    expect((await shopper.postJson({ action: 'note', note: markerOf(visitor) })).reply.ok).toBe(true);
  }
}

interface VisitedPage {
  readonly visitor: number;
  readonly kind: VisitorKind;
  readonly path: string;
}

function leaksIn(text: string, { visitor, kind, path }: VisitedPage): readonly string[] {
  const markers = new Set([...text.matchAll(/marker-\d+-end/g)].map(([marker]) => marker));
  const expected = kind === 'cart' && path === '/cart' ? [markerOf(visitor)] : [];
  const isDraft = text.includes(draftText);
  return [
    ...(JSON.stringify([...markers]) === JSON.stringify(expected)
      ? []
      : [`${path}: ${visitor} saw ${[...markers].join()}`]),
    ...(isDraft === (kind === 'draft' && path === '/about')
      ? []
      : [`${path}: ${kind} ${visitor} saw draft: ${isDraft}`]),
  ];
}
