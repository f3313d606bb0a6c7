import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ConfigurationError } from '#config.ts';
import type { SvgDrawing } from '#shop/content/svg-drawing.ts';
import type { ThemeIssue } from '../check-theme.ts';
import { themeFolder } from '../style-sheets.ts';
import { type DrawingResult, readDrawing } from './read-drawing.ts';

/** The drawings that a theme may have: `logo.svg` and `icon.svg`. */
const drawingNames = ['logo', 'icon'] as const;

type DrawingName = (typeof drawingNames)[number];

/** The drawings of a theme; null for those that it does not have. Throws ConfigurationError with file and line. */
export function themeDrawings(siteDir: string): Readonly<Record<DrawingName, SvgDrawing | null>> {
  return { logo: readFileOrThrow(siteDir, 'logo'), icon: readFileOrThrow(siteDir, 'icon') };
}

function readFileOrThrow(siteDir: string, name: DrawingName): SvgDrawing | null {
  const result = readFile(siteDir, name);
  if (result === null || result.ok) return result?.drawing ?? null;
  throw new ConfigurationError(`${pathOf(siteDir, name)}:${result.line}: ${result.message}`);
}

/** What is wrong with the drawings of a theme. */
export function checkDrawings(siteDir: string): readonly ThemeIssue[] {
  return drawingNames.flatMap((name) => {
    const result = readFile(siteDir, name);
    return result && !result.ok ? [{ file: pathOf(siteDir, name), line: result.line, message: result.message }] : [];
  });
}

/** Whether a theme has a drawing. */
export function hasDrawings(siteDir: string): boolean {
  return drawingNames.some((name) => existsSync(pathOf(siteDir, name)));
}

function readFile(siteDir: string, name: DrawingName): DrawingResult | null {
  const path = pathOf(siteDir, name);
  return existsSync(path) ? readDrawing(readFileSync(path, 'utf8'), `${name}-`) : null;
}

function pathOf(siteDir: string, name: DrawingName): string {
  return join(themeFolder(siteDir), `${name}.svg`);
}
