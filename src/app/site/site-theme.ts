import { existsSync, readdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Plugin } from 'vite';

const moduleId = 'virtual:site-theme';
const resolvedId = `\0${moduleId}`;

/** Gives the pages the merchant's style sheets, as the module `virtual:site-theme`. */
export function siteTheme(siteDir: string): Plugin {
  const folder = join(siteDir, 'theme');
  return {
    name: 'site-theme',
    resolveId: (id) => (id === moduleId ? resolvedId : null),
    load(id) {
      if (id !== resolvedId) return null;
      return styleSheetsIn(folder)
        .map((path) => `import ${JSON.stringify(path)};`)
        .join('\n');
    },
    configureServer({ watcher, environments, ws }) {
      const reloadList = (path: string): void => {
        if (dirname(path) !== folder || !path.endsWith('.css')) return;
        for (const { moduleGraph } of Object.values(environments)) {
          const module = moduleGraph.getModuleById(resolvedId);
          if (module) moduleGraph.invalidateModule(module, new Set(), Date.now(), true);
        }
        ws.send({ type: 'full-reload' });
      };
      watcher.add(folder).on('add', reloadList).on('unlink', reloadList);
    },
  };
}

function styleSheetsIn(folder: string): readonly string[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder)
    .filter((name) => name.endsWith('.css'))
    .toSorted()
    .map((name) => join(folder, name));
}
