import { existsSync, statSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { fromFile } from '@capsizecss/unpack/fs';
import type { ThemeIssue } from './check-theme.ts';
import { type FontFace, readFontFaces, stacksOf } from './font-faces.ts';
import { themeFolder } from './style-sheets.ts';
import { readTokens, type StyleSheet, type Tokens } from './tokens.ts';

/** What pages may load in fonts, in bytes: `tests/http/pages/budgets.test.ts` holds the storefront's own to it. */
const maxFontBytes = 60 * 1024;

const fallbackFile = 'fallbacks.css';

/** A font file of the theme cannot be read. */
export class FontUnreadableError extends Error {
  override readonly name = 'FontUnreadableError';
}

/**
 * Writes a style sheet with a fallback for each font of a theme: a font of the visitor's system, stretched so that the
 * page keeps its lines when the font arrives. Returns its path and the names of the fallbacks; null when the theme has no
 * fonts. Throws FontUnreadableError.
 */
export async function writeFallbacks(
  siteDir: string,
  theme: readonly StyleSheet[],
): Promise<{ readonly file: string; readonly families: readonly string[] } | null> {
  const faces = new Map(
    themeFaces(theme)
      .toReversed()
      .map((face) => [face.family, face]),
  );
  if (faces.size === 0) return null;
  const tokens = readTokens(theme);
  const rules: string[] = [];
  for (const face of Array.from(faces.values()).toReversed()) {
    const isSerif = stacksOf(face.family, tokens).some(({ families }) => families.includes('serif'));
    rules.push(await fallbackRule(face, isSerif ? georgia : arial));
  }
  const file = join(themeFolder(siteDir), fallbackFile);
  writeFileSync(file, `${introduction}${rules.join('')}`);
  return { file, families: Array.from(faces.keys(), fallbackName).toReversed() };
}

const introduction = '/* Written by npm run shop -- theme fonts; run it again when a font changes. */\n';

/** The fonts that pages show in general, not those of some characters. */
function themeFaces(theme: readonly StyleSheet[]): readonly FontFace[] {
  return theme.flatMap(readFontFaces).filter(({ isSubset, font }) => !isSubset && existsSync(font));
}

function fallbackName(family: string): string {
  return `${family} Fallback`;
}

interface SystemFont {
  /** The names of the font, and of fonts with the same widths on systems that do not have it. */
  readonly names: readonly string[];
  /** Average width of a character in English texts, as a share of the font's size. */
  readonly width: number;
}

/** Measured by the library that measures the theme's fonts: https://github.com/seek-oss/capsize/tree/master/packages/metrics */
const arial: SystemFont = { names: ['Arial', 'Liberation Sans'], width: 913 / 2048 };
const georgia: SystemFont = { names: ['Georgia', 'Gelasio'], width: 913 / 2048 };

/** https://developer.mozilla.org/en-US/docs/Web/CSS/@font-face/size-adjust */
async function fallbackRule({ family, font }: FontFace, { names, width }: SystemFont): Promise<string> {
  const { xWidthAvg, unitsPerEm, ascent, descent, lineGap } = await readMetrics(font);
  const size = xWidthAvg / unitsPerEm / width;
  const percent = (units: number): string => `${((100 * units) / unitsPerEm / size).toFixed(2)}%`;
  return `@font-face {
  font-family: '${fallbackName(family)}';
  src: ${names.map((name) => `local('${name}')`).join(', ')};
  size-adjust: ${(100 * size).toFixed(2)}%;
  ascent-override: ${percent(ascent)};
  descent-override: ${percent(Math.abs(descent))};
  line-gap-override: ${percent(lineGap)};
}
`;
}

async function readMetrics(font: string): ReturnType<typeof fromFile> {
  try {
    return await fromFile(font);
  } catch (cause) {
    throw new FontUnreadableError(`${font} is not a font that can be read. Export it as WOFF2 again.`, { cause });
  }
}

/** Fonts of a theme that are too large together, or that move the text when they arrive because they have no fallback. */
export function checkFonts(theme: readonly StyleSheet[]): readonly ThemeIssue[] {
  const faces = themeFaces(theme);
  return [...heavyFonts(faces), ...missingFallbacks(faces, readTokens(theme))];
}

function heavyFonts(faces: readonly FontFace[]): readonly ThemeIssue[] {
  const files = [...new Set(faces.map(({ font }) => font))];
  const bytes = files.reduce((sum, file) => sum + statSync(file).size, 0);
  const [first] = faces;
  if (!first || bytes <= maxFontBytes) return [];
  const names = files.map((file) => basename(file)).join(', ');
  const message = `the fonts have ${kilobytes(bytes)}; pages should load at most ${kilobytes(maxFontBytes)}: ${names}`;
  return [{ file: first.file, line: first.line, message }];
}

function missingFallbacks(faces: readonly FontFace[], tokens: Tokens): readonly ThemeIssue[] {
  return [...new Set(faces.map(({ family }) => family))].flatMap((family) => {
    const fallback = fallbackName(family);
    return stacksOf(family, tokens)
      .filter(({ families }) => !families.includes(fallback))
      .map(({ name, file, line }) => ({
        file,
        line,
        message: `${name} has no '${fallback}' after '${family}'; run theme fonts, and add it`,
      }));
  });
}

function kilobytes(bytes: number): string {
  return `${Math.ceil(bytes / 1024)} KB`;
}
