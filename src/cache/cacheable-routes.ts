import { routes } from '#routes.ts';

/** Which query parameters a page looks at. `blog`: page and tag; `options`: those of the product, which only the product tells. */
export type QueryDependency = 'nothing' | 'page' | 'blog' | 'list' | 'search' | 'options';

/** The pages that may be kept, and what each looks at in its query. What is not named here is never kept. */
const cacheableRoutes: readonly (readonly [path: string, looks: QueryDependency])[] = [
  [routes.home(), 'nothing'],
  [routes.product('*'), 'options'],
  [routes.productVariant('*', '*'), 'nothing'],
  [routes.collections(), 'page'],
  [routes.collection('*'), 'list'],
  [routes.search(), 'search'],
  [routes.suggest(), 'search'],
  [routes.page('*'), 'nothing'],
  [routes.about(), 'nothing'],
  [routes.blogs(), 'nothing'],
  [routes.blogFeed('*'), 'nothing'],
  [routes.blog('*'), 'blog'],
  [routes.article('*', '*'), 'nothing'],
  [routes.policies(), 'nothing'],
  [routes.policy('*'), 'nothing'],
  [routes.sitemap(), 'nothing'],
  ['/sitemaps/*', 'nothing'],
  [routes.icon(), 'nothing'],
  [routes.robots(), 'nothing'],
  [routes.llms(), 'nothing'],
];

const patterns = cacheableRoutes.map(([path, looks]) => ({
  matches: new RegExp(`^${path.split('*').map(escapeRegExp).join('[^/]+')}$`),
  looks,
}));

/** What the page at a path looks at; null when it may not be kept. */
export function queryDependencyOf(path: string): QueryDependency | null {
  return patterns.find(({ matches }) => matches.test(path))?.looks ?? null;
}

function escapeRegExp(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
}
