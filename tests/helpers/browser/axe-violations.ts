import axe, { type RunOnly, type RunOptions } from 'axe-core';
import type { Page } from '@playwright/test';

/** WCAG 2.2 AA and best practices. */
const allRules = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** The rules on colors, which alone differ between light and dark; most of a run is spent on them. */
const colorRules = ['color-contrast', 'link-in-text-block'];

/** What axe finds on a page, or in the part of it that a selector names: the rules with the elements that break them. */
export function axeViolations(page: Page, part?: string): Promise<readonly string[]> {
  return runAxe(page, { type: 'tag', values: allRules }, part);
}

/**
 * What makes a page hard to use at its present width: what axe finds in light and in dark, and scrolling sideways. The
 * page is light afterwards.
 */
export async function accessibilityProblems(page: Page, part?: string): Promise<readonly string[]> {
  await page.emulateMedia({ colorScheme: 'dark' });
  const inDark = await runAxe(page, { type: 'rule', values: colorRules }, part);
  await page.emulateMedia({ colorScheme: 'light' });
  const inLight = await axeViolations(page, part);
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  return [
    ...inDark.map((violation) => `in dark: ${violation}`),
    ...inLight,
    ...(overflow > 0 ? [`scrolls sideways by ${overflow} px`] : []),
  ];
}

async function runAxe(page: Page, runOnly: RunOnly, part = 'html'): Promise<readonly string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source);
  // That elements pass is not written down.
  const options: RunOptions = { runOnly, resultTypes: ['violations'] };
  const { violations } = await page.evaluate(([context, given]) => axe.run(context, given), [part, options] as const);
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html).join(' ')}`);
}
