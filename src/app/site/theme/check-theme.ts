import { existsSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { contrastOf, tokenColor } from './theme-colors.ts';
import { readTokens, schemes, type ColorScheme, type StyleSheet, type Token, type Tokens } from './tokens.ts';

/** What is wrong with a theme; `line` counts from 1. */
export interface ThemeIssue {
  readonly file: string;
  readonly line: number;
  readonly message: string;
}

/** Contrast that WCAG 2.2 AA asks of text (1.4.3), and of the borders of controls and the focus ring (1.4.11). */
const textContrast = 4.5;
const controlContrast = 3;

const pairs: readonly (readonly [front: string, back: string, contrast: number])[] = [
  ['--ink', '--page', textContrast],
  ['--ink', '--surface', textContrast],
  ['--ink', '--tile', textContrast],
  ['--muted', '--page', textContrast],
  ['--muted', '--surface', textContrast],
  ['--accent', '--page', textContrast],
  ['--accent', '--surface', textContrast],
  ['--on-accent', '--accent', textContrast],
  ['--on-band', '--band', textContrast],
  ['--good', '--page', textContrast],
  ['--bad', '--page', textContrast],
  ['--edge', '--page', controlContrast],
  ['--edge', '--surface', controlContrast],
];

/**
 * Checks the style sheets of a theme on top of the storefront's own: tokens that nothing reads, colors that are hard to
 * read, and files that are missing. Contrast that the storefront's own colors have is taken as given, so that every
 * issue stands at a line of the theme.
 */
export function checkTheme(own: readonly StyleSheet[], theme: readonly StyleSheet[]): readonly ThemeIssue[] {
  const ownTokens = readTokens(own);
  const tokens = readTokens([...own, ...theme]);
  return [...unknownTokens(ownTokens, theme), ...lowContrasts(tokens, theme), ...missingFiles(theme)];
}

function unknownTokens(own: Tokens, theme: readonly StyleSheet[]): readonly ThemeIssue[] {
  const used = new Set(theme.flatMap(({ root }) => root.toString().match(/(?<=var\(\s*)--[\w-]+/gu) ?? []));
  return [...readTokens(theme).light].flatMap(([name, { file, line }]) =>
    own.light.has(name) || used.has(name) ? [] : [{ file, line, message: `nothing uses ${name}; is it misspelled?` }],
  );
}

function lowContrasts(tokens: Tokens, theme: readonly StyleSheet[]): readonly ThemeIssue[] {
  const files = new Set(theme.map(({ file }) => file));
  const issues = schemes.flatMap((scheme) =>
    pairs.flatMap(([front, back, least]) => {
      const changed = [front, back]
        .map((name) => tokens[scheme].get(name))
        .find((token) => token && files.has(token.file));
      return changed ? checkPair({ tokens, scheme, changed }, { front, back, least }) : [];
    }),
  );
  return issues.filter(({ message }, index) => issues.findIndex((issue) => issue.message === message) === index);
}

interface PairContext {
  readonly tokens: Tokens;
  readonly scheme: ColorScheme;
  /** The token of the pair that the theme changes. */
  readonly changed: Token;
}

interface ColorPair {
  readonly front: string;
  readonly back: string;
  readonly least: number;
}

function checkPair({ tokens, scheme, changed }: PairContext, { front, back, least }: ColorPair): readonly ThemeIssue[] {
  const [text, background] = [tokenColor(tokens, front, scheme), tokenColor(tokens, back, scheme)];
  const { file, line } = changed;
  if (!text || !background) {
    const name = text ? back : front;
    return [{ file, line, message: `${name} has no color in ${scheme} mode that can be checked` }];
  }
  const contrast = contrastOf(text, background);
  if (contrast >= least) return [];
  const found = Math.floor(contrast * 100) / 100;
  return [
    { file, line, message: `${front} on ${back} has a contrast of ${found} in ${scheme} mode; it needs ${least}` },
  ];
}

/** Files that a `url()` of the theme names and that are not there; addresses with a scheme or a host are left alone. */
function missingFiles(theme: readonly StyleSheet[]): readonly ThemeIssue[] {
  return theme.flatMap(({ file, root }) => {
    const issues: ThemeIssue[] = [];
    root.walkDecls((declaration) => {
      for (const [, path = ''] of declaration.value.matchAll(/url\(\s*["']?([^"')]+)["']?\s*\)/gu))
        if (!/^(?:[a-z]+:|\/|#)/iu.test(path) && !existsSync(resolve(dirname(file), path)))
          issues.push({ file, line: declaration.source?.start?.line ?? 1, message: `the file ${path} does not exist` });
    });
    return issues;
  });
}
