import { DatabaseUnusableError } from '#commerce/errors.ts';
import { ConfigurationError } from '#config.ts';
import { ListenError } from '#http/operations/listen.ts';

/** Exit codes of the service and of its commands: those of sysexits.h, and `failed` for what it has no code for. */
export const exitCodes = {
  done: 0,
  failed: 1,
  usage: 64,
  noInput: 66,
  unavailable: 69,
  crashed: 70,
  ioError: 74,
  configuration: 78,
} as const;

/** The exit code for an error that ends the service. */
export function exitCodeOf(error: unknown): number {
  if (error instanceof ConfigurationError) return exitCodes.configuration;
  if (error instanceof DatabaseUnusableError) return exitCodes.ioError;
  if (error instanceof ListenError) return exitCodes.unavailable;
  return exitCodes.crashed;
}
