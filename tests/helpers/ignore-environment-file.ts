import { variables } from '#config.ts';

/**
 * Keeps the `.env` of a developer's own shop from the processes that tests start: variables that are set take precedence
 * over the file, and empty ones count as unset.
 */
export function ignoreEnvironmentFile(): void {
  for (const name of Object.keys(variables.shape)) process.env[name] ??= '';
}
