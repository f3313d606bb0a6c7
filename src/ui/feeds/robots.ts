import { routes } from '#routes.ts';

/** What crawlers leave alone: a visitor's own pages and what is no page. Everything else is open. */
export function robotsText(origin: string): string {
  const closed = [routes.cart(), routes.checkout(), '/orders/', '/discount/', '/api/', routes.suggest(), '/health/'];
  const rules = closed.map((path) => `Disallow: ${path}`);
  return ['User-agent: *', ...rules, '', `Sitemap: ${origin}${routes.sitemap()}`, ''].join('\n');
}
