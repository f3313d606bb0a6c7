import { checkDeadlineMs, type ConnectorSetup } from '#commerce/setup.ts';

/**
 * Warns with a line for each failed check of the platform, with the remedy, because a shop that has a copy also starts
 * when its platform no longer lets it read. A reason that checks share is reported once. Findings that are only warnings
 * are left to `doctor`.
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
