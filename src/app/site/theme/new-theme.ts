import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ownStyleSheets, themeFiles, themeFolder } from './style-sheets.ts';

/**
 * Writes a style sheet with every token of the storefront and its value into the theme's folder, to be changed. Returns
 * its path; null when the theme has style sheets already.
 */
export function createTheme(siteDir: string): string | null {
  if (themeFiles(siteDir).length > 0) return null;
  const file = join(themeFolder(siteDir), 'theme.css');
  mkdirSync(themeFolder(siteDir), { recursive: true });
  writeFileSync(file, `${introduction}:root {\n${tokenLines().join('\n')}\n}\n`);
  return file;
}

const introduction = `/*
 * Your theme: change a value, delete what should stay as it is.
 * light-dark(a, b) holds a color for light and one for dark mode. npm run shop -- theme check says what is hard to read.
 */
`;

/** The declarations and comments of the storefront's `:root`, without those of conditions such as reduced motion. */
function tokenLines(): readonly string[] {
  const lines: string[] = [];
  for (const { root } of ownStyleSheets())
    root.walkRules(':root', ({ nodes }) => {
      for (const node of nodes) {
        if (node.type === 'comment') lines.push('', `  /* ${node.text} */`);
        if (node.type === 'decl' && node.prop.startsWith('--')) lines.push(`  ${node.prop}: ${node.value};`);
      }
    });
  return lines;
}
