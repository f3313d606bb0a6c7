import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';

/** WCAG 2.2 AA and best practices. */
const runOnly = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/**
 * What axe finds on a page, or in the part of it that a selector names: the rules with the elements that break them.
 * That elements pass is not written down, and the page itself is used (`setLegacyMode`): otherwise axe opens another
 * page for each run to join what it found in frames, and no page has one. That is half of the time.
 */
export async function axeViolations(page: Page, part?: string): Promise<readonly string[]> {
  const builder = new AxeBuilder({ page }).options({ runOnly, resultTypes: ['violations'] }).setLegacyMode();
  const { violations } = await (part === undefined ? builder : builder.include(part)).analyze();
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html).join(' ')}`);
}
