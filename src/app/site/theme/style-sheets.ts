import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { CssSyntaxError, parse } from 'postcss';
import { ConfigurationError } from '#config.ts';
import type { StyleSheet } from './tokens.ts';

const ownStyles = join(import.meta.dirname, '../../../ui/styles');

/** The style sheets of the storefront that a theme builds on: its fonts and its tokens. */
export function ownStyleSheets(): readonly StyleSheet[] {
  return ['fonts.css', 'tokens.css'].map((name) => readStyleSheet(join(ownStyles, name)));
}

/** The folder of the merchant's theme. */
export function themeFolder(siteDir: string): string {
  return join(siteDir, 'theme');
}

/** The paths of a theme's style sheets in the order in which pages load them. */
export function themeFiles(siteDir: string): readonly string[] {
  const folder = themeFolder(siteDir);
  if (!existsSync(folder)) return [];
  return readdirSync(folder)
    .filter((name) => name.endsWith('.css'))
    .toSorted()
    .map((name) => join(folder, name));
}

/** Parses the style sheets of a theme. Throws ConfigurationError with file and line for what is not CSS. */
export function themeStyleSheets(siteDir: string): readonly StyleSheet[] {
  return themeFiles(siteDir).map(readStyleSheet);
}

function readStyleSheet(file: string): StyleSheet {
  try {
    return { file, root: parse(readFileSync(file, 'utf8')) };
  } catch (error) {
    if (!(error instanceof CssSyntaxError)) throw error;
    throw new ConfigurationError(`${file}:${error.line ?? 1}: ${error.reason}`, { cause: error });
  }
}
