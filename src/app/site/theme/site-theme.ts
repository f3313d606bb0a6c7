import { dirname } from 'node:path';
import type { Plugin } from 'vite';
import { themeDrawings } from './drawings/theme-drawings.ts';
import { readFontFaces, stacksOf } from './font-faces.ts';
import { ownStyleSheets, themeFiles, themeFolder, themeStyleSheets } from './style-sheets.ts';
import { hexOf, tokenColor } from './theme-colors.ts';
import { readTokens, type StyleSheet, type Tokens } from './tokens.ts';

/** The modules that pages read the theme from, each with what makes its code. */
const modules: Readonly<Record<string, (siteDir: string) => string>> = {
  'virtual:site-theme': importStyles,
  'virtual:theme-values': exportValues,
};

/** Gives the pages the merchant's style sheets and, of what these say, the values that stand outside of style sheets. */
export function siteTheme(siteDir: string): Plugin {
  const folder = themeFolder(siteDir);
  return {
    name: 'site-theme',
    resolveId: (id) => (id in modules ? `\0${id}` : null),
    load: (id) => modules[id.slice(1)]?.(siteDir) ?? null,
    configureServer({ watcher, environments, ws }) {
      const reload = (path: string): void => {
        if (dirname(path) !== folder || !/\.(?:css|svg)$/.test(path)) return;
        for (const { moduleGraph } of Object.values(environments))
          for (const id of Object.keys(modules)) {
            const module = moduleGraph.getModuleById(`\0${id}`);
            if (module) moduleGraph.invalidateModule(module, new Set(), Date.now(), true);
          }
        ws.send({ type: 'full-reload' });
      };
      watcher.add(folder).on('add', reload).on('unlink', reload).on('change', reload);
    },
  };
}

function importStyles(siteDir: string): string {
  return themeFiles(siteDir)
    .map((path) => `import ${JSON.stringify(path)};`)
    .join('\n');
}

function exportValues(siteDir: string): string {
  const sheets = [...ownStyleSheets(), ...themeStyleSheets(siteDir)];
  const tokens = readTokens(sheets);
  const font = fontOfToken(tokens, sheets);
  const colors = { page: colorsOf(tokens, '--page'), accent: colorsOf(tokens, '--accent') };
  return [
    font === null ? 'const preloadedFont = null;' : `import preloadedFont from ${JSON.stringify(`${font}?url`)};`,
    'export { preloadedFont };',
    `export const themeColors = ${JSON.stringify(colors)};`,
    `export const themeDrawings = ${JSON.stringify(themeDrawings(siteDir))};`,
  ].join('\n');
}

/** `{ light: '#f8f6f3', dark: '#141210' }`; black and white where a color can only be computed by a browser. */
function colorsOf(tokens: Tokens, name: string): Readonly<Record<'light' | 'dark', string>> {
  const [light, dark] = [tokenColor(tokens, name, 'light'), tokenColor(tokens, name, 'dark')];
  return { light: light ? hexOf(light) : '#ffffff', dark: dark ? hexOf(dark) : '#000000' };
}

/** The file of the first family in `--sans`, which every page shows at once; null for a font of the visitor's system. */
function fontOfToken(tokens: Tokens, sheets: readonly StyleSheet[]): string | null {
  const faces = sheets.flatMap(readFontFaces).filter(({ isSubset }) => !isSubset);
  const shown = faces.findLast(({ family }) => stacksOf(family, tokens).some(({ name }) => name === '--sans'));
  return shown?.font ?? null;
}
