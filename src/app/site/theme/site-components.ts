import { existsSync, readdirSync } from 'node:fs';
import { basename, join, resolve } from 'node:path';
import type { Plugin } from 'vite';

/** What `#ui/` names. */
export const uiFolder = resolve(import.meta.dirname, '../../../ui');

/** The components that a file of the same name in the merchant's `components/` replaces. A section is replaced by its own folder. */
export const replaceableComponents: ReadonlyMap<string, string> = new Map(
  [
    'layout/banners/Announcement.astro',
    'layout/header/Header.astro',
    'layout/Footer.astro',
    'parts/content/ArticleCard.astro',
    'parts/product/card/ProductCard.astro',
    'views/cart/CartLine.astro',
    'views/product/ProductDetails.astro',
    'views/product/buy-box/BuyBox.astro',
  ].map((path) => [basename(path), join(uiFolder, path)]),
);

/**
 * Replaces components by the merchant's of the same name wherever they are used. A replacement can import what it
 * replaces, and gets the same props.
 */
export function siteComponents(siteDir: string): Plugin {
  const folder = componentsFolder(siteDir);
  return {
    name: 'site-components',
    enforce: 'pre',
    async resolveId(source, importer, options) {
      const own = replaceableComponents.get(basename(source));
      if (own === undefined || importer === undefined || importer.startsWith(`${folder}/`)) return null;
      const found = await this.resolve(source, importer, { ...options, skipSelf: true });
      const replacement = join(folder, basename(source));
      return found?.id === own && existsSync(replacement) ? replacement : null;
    },
    configureServer(server) {
      const restart = (path: string): void => {
        if (path.startsWith(`${folder}/`) && path.endsWith('.astro')) void server.restart();
      };
      server.watcher.add(folder).on('add', restart).on('unlink', restart);
    },
  };
}

function componentsFolder(siteDir: string): string {
  return join(siteDir, 'components');
}

/** Files in the merchant's `components/` that have the ending of a component and replace none. */
export function strayComponents(siteDir: string): readonly string[] {
  const folder = componentsFolder(siteDir);
  if (!existsSync(folder)) return [];
  return readdirSync(folder)
    .filter((name) => name.endsWith('.astro') && !replaceableComponents.has(name))
    .map((name) => join(folder, name));
}
