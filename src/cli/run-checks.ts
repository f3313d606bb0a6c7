import { checkDeadlineMs, type DoctorCheck, type DoctorFinding } from '#commerce/setup.ts';
import type { Terminal } from './terminal.ts';

/** The length of the longest name of a check, so that all lines of a command have the same columns. */
const nameWidth = 18;

/** Prints one line for each check, with the remedy where there is one; returns whether none failed. */
export async function runChecks(checks: readonly DoctorCheck[], { print }: Terminal): Promise<boolean> {
  let isSound = true;
  for (const check of checks) {
    const finding = await runCheck(check);
    print(checkLine(check.name, describeFinding(finding)));
    if (finding.status === 'failed') isSound = false;
  }
  return isSound;
}

async function runCheck({ run }: DoctorCheck): Promise<DoctorFinding> {
  const signal = AbortSignal.timeout(checkDeadlineMs);
  try {
    return await run(signal);
  } catch (error) {
    const line = error instanceof Error ? error.message : String(error);
    return { status: 'failed', line, remedy: 'Run it again; if it stays, report it as a bug.' };
  }
}

/** `mail               warning: confirmations become files. Set SMTP_URL.` */
export function checkLine(name: string, text: string): string {
  return `${name.padEnd(nameWidth)} ${text}`;
}

function describeFinding(finding: DoctorFinding): string {
  if (finding.status === 'ok') return `ok, ${finding.line}`;
  return `${finding.status}: ${finding.line}. ${finding.remedy}`;
}
