import { routes } from '#routes.ts';
import type { Page } from '#shop/listing.ts';
import { shardSize, sitemapKinds, type SitemapKind, type SitemapUrl } from '#ui/feeds/sitemap.ts';

/** The paths of all shards that hold something. */
export async function shardPaths(locals: App.Locals): Promise<readonly string[]> {
  const perKind = sitemapKinds.map(async (kind) => {
    const { pages } = await sources[kind](locals, 1);
    return Array.from({ length: pages }, (_, index) => routes.sitemapShard(kind, index + 1));
  });
  return (await Promise.all(perKind)).flat();
}

/** What one shard lists; null when there is no such shard. */
export async function shardUrls(
  locals: App.Locals,
  { kind, page }: { readonly kind: SitemapKind; readonly page: number },
): Promise<readonly SitemapUrl[] | null> {
  const { items } = await sources[kind](locals, page);
  return items.length > 0 ? items : null;
}

type Shards = Pick<Page<SitemapUrl>, 'items' | 'pages'>;

const sources: Readonly<Record<SitemapKind, (locals: App.Locals, page: number) => Promise<Shards>>> = {
  async products({ catalog }, page) {
    const { items, pages } = await catalog.sitemap('product', page, shardSize);
    return { items: items.map((each) => url(routes.product(each.handle), each.updatedAt)), pages };
  },
  async collections({ catalog }, page) {
    const { items, pages } = await catalog.sitemap('collection', page, shardSize);
    return { items: items.map((each) => url(routes.collection(each.handle), each.updatedAt)), pages };
  },
  async pages({ content }, page) {
    const [home, pages] = await Promise.all([content.home(), content.pages()]);
    const own = [url(routes.home(), home?.updatedAt), url(routes.collections()), url(routes.allProducts())];
    return shard([...own, ...pages.map((each) => url(routes.page(each.handle), each.updatedAt))], page);
  },
  async articles({ content }, page) {
    let before = 0;
    let items: readonly SitemapUrl[] = [];
    for (const { handle } of await content.blogs()) {
      const wanted = page - before;
      const found = await content.articles(handle, { page: Math.max(1, wanted), perPage: shardSize });
      if (wanted >= 1 && wanted <= found.pages) {
        items = found.items.map((each) => url(routes.article(handle, each.handle), each.updatedAt));
      }
      before += found.total === 0 ? 0 : found.pages;
    }
    return { items, pages: before };
  },
  async policies({ content }, page) {
    const policies = await content.policies();
    const own = policies.length > 0 ? [url(routes.policies())] : [];
    return shard([...own, ...policies.map((each) => url(routes.policy(each.handle), each.updatedAt))], page);
  },
  async blogs({ content }, page) {
    const blogs = await content.blogs();
    const own = blogs.length > 0 ? [url(routes.blogs())] : [];
    return shard([...own, ...blogs.map((each) => url(routes.blog(each.handle)))], page);
  },
};

function url(path: string, changedAt: string | null = null): SitemapUrl {
  return { path, changedAt };
}

function shard(urls: readonly SitemapUrl[], page: number): Shards {
  return { items: urls.slice((page - 1) * shardSize, page * shardSize), pages: Math.ceil(urls.length / shardSize) };
}
