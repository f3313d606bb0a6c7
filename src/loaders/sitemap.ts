import type { Content } from '#content/port.ts';
import { routes } from '#routes.ts';
import type { Paginated } from '#shop/listing/listing.ts';
import { shardSize, sitemapKinds, type SitemapKind, type SitemapUrl } from '#ui/feeds/sitemap.ts';

/** The paths of all shards that are not empty. */
export async function shardPaths(locals: App.Locals): Promise<readonly string[]> {
  const perKind = sitemapKinds.map(async (kind) => {
    const { pages } = await sources[kind](locals, 1);
    return Array.from({ length: pages }, (_, index) => routes.sitemapShard(kind, index + 1));
  });
  return (await Promise.all(perKind)).flat();
}

/** The addresses of one shard; null when it does not exist. */
export async function shardUrls(
  locals: App.Locals,
  { kind, page }: { readonly kind: SitemapKind; readonly page: number },
): Promise<readonly SitemapUrl[] | null> {
  const { items } = await sources[kind](locals, page);
  return items.length > 0 ? items : null;
}

type SitemapShard = Pick<Paginated<SitemapUrl>, 'items' | 'pages'>;

const sources: Readonly<Record<SitemapKind, (locals: App.Locals, page: number) => Promise<SitemapShard>>> = {
  async products({ catalog }, page) {
    const { items, pages } = await catalog.sitemap('product', page, shardSize);
    return { items: items.map((each) => sitemapUrl(routes.product(each.handle), each.updatedAt)), pages };
  },
  async collections({ catalog }, page) {
    const { items, pages } = await catalog.sitemap('collection', page, shardSize);
    return { items: items.map((each) => sitemapUrl(routes.collection(each.handle), each.updatedAt)), pages };
  },
  async pages({ content }, page) {
    const [home, pages, entries] = await Promise.all([content.home(), content.pages(), entryUrls(content)]);
    const own = [
      sitemapUrl(routes.home(), home?.updatedAt),
      sitemapUrl(routes.collections()),
      sitemapUrl(routes.allProducts()),
    ];
    const written = pages.map((each) => sitemapUrl(routes.page(each.handle), each.updatedAt));
    return sliceShard([...own, ...uniqueUrls([...written, ...entries])], page);
  },
  async articles({ content }, page) {
    let before = 0;
    let items: readonly SitemapUrl[] = [];
    for (const { handle } of await content.blogs()) {
      const blogPage = page - before;
      const found = await content.articles(handle, { page: Math.max(1, blogPage), perPage: shardSize });
      if (blogPage >= 1 && blogPage <= found.pages) {
        items = found.items.map((each) => sitemapUrl(routes.article(handle, each.handle), each.updatedAt));
      }
      before += found.total === 0 ? 0 : found.pages;
    }
    return { items, pages: before };
  },
  async policies({ content }, page) {
    const policies = await content.policies();
    const own = policies.length > 0 ? [sitemapUrl(routes.policies())] : [];
    return sliceShard(
      [...own, ...policies.map((each) => sitemapUrl(routes.policy(each.handle), each.updatedAt))],
      page,
    );
  },
  async blogs({ content }, page) {
    const blogs = await content.blogs();
    const own = blogs.length > 0 ? [sitemapUrl(routes.blogs())] : [];
    return sliceShard([...own, ...blogs.map((each) => sitemapUrl(routes.blog(each.handle)))], page);
  },
};

const everyEntry = { page: 1, perPage: Number.MAX_SAFE_INTEGER } as const;

/** The content kinds of the shop's own and their entries. */
async function entryUrls(content: Content): Promise<readonly SitemapUrl[]> {
  const lists = (await content.kinds()).map(async ({ handle }) => content.entries(handle, everyEntry));
  return (await Promise.all(lists)).flatMap((list) =>
    list === null
      ? []
      : [
          sitemapUrl(routes.page(list.kind.handle), list.kind.updatedAt),
          ...list.entries.items.map((each) => sitemapUrl(routes.entry(list.kind.handle, each.handle), each.updatedAt)),
        ],
  );
}

/** A page may stand in place of the list of a content kind. */
function uniqueUrls(urls: readonly SitemapUrl[]): readonly SitemapUrl[] {
  return [...new Map(urls.map((url) => [url.path, url])).values()];
}

function sitemapUrl(path: string, changedAt: string | null = null): SitemapUrl {
  return { path, changedAt };
}

function sliceShard(urls: readonly SitemapUrl[], page: number): SitemapShard {
  return { items: urls.slice((page - 1) * shardSize, page * shardSize), pages: Math.ceil(urls.length / shardSize) };
}
