import { DatabaseUnusableError } from '#commerce/errors.ts';
import { ConfigurationError } from '#config.ts';
import { ListenError } from '#http/operations/listen.ts';

/** Exit codes of the service, as in sysexits.h. */
export const exitCodes = { stopped: 0, unavailable: 69, crashed: 70, input: 74, configuration: 78 } as const;

/** The exit code for an error that ends the process. */
export function exitCodeOf(error: unknown): number {
  if (error instanceof ConfigurationError) return exitCodes.configuration;
  if (error instanceof DatabaseUnusableError) return exitCodes.input;
  if (error instanceof ListenError) return exitCodes.unavailable;
  return exitCodes.crashed;
}
