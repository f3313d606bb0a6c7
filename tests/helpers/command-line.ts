import { readConfig } from '#config.ts';
import type { CommandContext } from '#cli/command.ts';
import { commands } from '#cli/commands.ts';
import { openEmbeddedPlatform } from '#connectors/embedded/platform.ts';
import { recordingTerminal } from './recording-terminal.ts';

export interface CommandResult {
  readonly outcome: 'done' | 'failed';
  readonly output: string;
  readonly diagnostics: string;
}

/** Runs a command of the shop's command line on the data of a running shop. */
export function commandLineFor(dataDir: string, environment: Readonly<Record<string, string>> = {}) {
  return async (...args: readonly string[]): Promise<CommandResult> => {
    const { terminal, output, errors } = recordingTerminal();
    const shop = openEmbeddedPlatform({ dataDir, chooseDemo: () => null, warn: terminal.report });
    const config = readConfig({ ...environment, DATA_DIR: dataDir });
    const context: CommandContext = { terminal, config, openShop: () => shop, now: () => new Date() };
    const [name, ...rest] = args;
    const command = await commands[name ?? '']?.();
    if (!command) throw new Error(`${name} is not a command`);
    try {
      return {
        outcome: await command.run(rest, context),
        output: output.join('\n'),
        diagnostics: errors.join('\n'),
      };
    } finally {
      await shop.close();
    }
  };
}
