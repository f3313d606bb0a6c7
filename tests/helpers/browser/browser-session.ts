import type { Page, TestInfo } from '@playwright/test';

/** Gives each test an IP address of its own, because questions are rate limited per client. */
export async function useUniqueAddress(page: Page, { testId }: TestInfo): Promise<void> {
  const [third, last] = [testId.slice(-4, -2), testId.slice(-2)].map((digits) => Number.parseInt(digits, 16));
  await page.context().setExtraHTTPHeaders({ 'x-forwarded-for': `10.0.${third}.${last}` });
}

/** Sets running animations to their state after the given milliseconds. */
export async function advanceAnimations(page: Page, ms: number): Promise<void> {
  await page.evaluate((time) => {
    for (const animation of document.getAnimations()) animation.currentTime = time;
  }, ms);
}
