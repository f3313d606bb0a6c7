import { checkDeadlineMs, type ConnectorSetup } from '#commerce/setup.ts';

/**
 * Warns with a line for each check of the platform that fails for a reason of its own, with the remedy: a shop also starts
 * with a copy when its platform no longer lets it read. Warnings are left to `doctor`.
 */
export async function reportFailedChecks(
  { checks }: Pick<ConnectorSetup, 'checks'>,
  warn: (line: string) => void,
): Promise<void> {
  const lines = new Set<string>();
  for (const { name, run } of checks) {
    const finding = await run(AbortSignal.timeout(checkDeadlineMs)).catch(() => null);
    if (finding?.status === 'failed' && finding.sameAs === undefined)
      lines.add(`${name}: ${finding.line}. ${finding.remedy}`);
  }
  for (const line of lines) warn(line);
}
