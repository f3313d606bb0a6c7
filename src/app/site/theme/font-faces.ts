import { dirname, resolve } from 'node:path';
import type { StyleSheet, Tokens } from './tokens.ts';

/** A `@font-face` with a file beside its style sheet. */
export interface FontFace {
  readonly family: string;
  /** Path of the WOFF2 file. */
  readonly font: string;
  /** Whether the face is for some characters only (`unicode-range`). */
  readonly isSubset: boolean;
  /** The style sheet, and the line in it. */
  readonly file: string;
  readonly line: number;
}

/** The font faces of a style sheet, in order; those of other sites and of the visitor's system are left out. */
export function readFontFaces({ file, root }: StyleSheet): readonly FontFace[] {
  const faces: FontFace[] = [];
  root.walkAtRules('font-face', (rule) => {
    const values = new Map<string, string>();
    rule.walkDecls(({ prop, value }) => void values.set(prop, value));
    const [, path] = /url\(\s*["']?([^"')]+\.woff2)["']?\s*\)/u.exec(values.get('src') ?? '') ?? [];
    if (path === undefined || /^(?:[a-z]+:|\/)/u.test(path)) return;
    faces.push({
      family: unquote(values.get('font-family') ?? ''),
      font: resolve(dirname(file), path),
      isSubset: values.has('unicode-range'),
      file,
      line: rule.source?.start?.line ?? 1,
    });
  });
  return faces;
}

/** A token with a list of fonts: `--sans`. */
export interface FontStack {
  readonly name: string;
  readonly families: readonly string[];
  readonly file: string;
  readonly line: number;
}

/** The tokens whose first font is a family. */
export function stacksOf(family: string, tokens: Tokens): readonly FontStack[] {
  return Array.from(tokens.light, ([name, { value, file, line }]) => {
    const families = value.split(',').map(unquote);
    return { name, families, file, line };
  }).filter(({ families }) => families[0] === family);
}

function unquote(name: string): string {
  return name.trim().replace(/^(["'])(.*)\1$/u, '$2');
}
