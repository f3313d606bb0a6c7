import { readConfig } from '../../src/config.ts';
import type { Surroundings } from '../../src/cli/command.ts';
import { commands } from '../../src/cli/commands.ts';
import { openEmbedded } from '../../src/platform/embedded/platform.ts';

export interface RanCommand {
  readonly outcome: 'done' | 'failed';
  readonly said: string;
  readonly told: string;
}

/** Runs a command of the shop's command line on its data, as an operator does beside the running service. */
export function editorOf(dataDir: string, environment: Readonly<Record<string, string>> = {}) {
  return async (...args: readonly string[]): Promise<RanCommand> => {
    const [said, told]: [string[], string[]] = [[], []];
    const terminal = {
      say: (line: string) => void said.push(line),
      tell: (line: string) => void told.push(line),
      write: async (text: string) => void said.push(text),
      progress: () => {},
    };
    const shop = openEmbedded({ dataDir, demoDir: null, warn: terminal.tell });
    const config = readConfig({ ...environment, DATA_DIR: dataDir });
    const surroundings: Surroundings = { terminal, config, openShop: () => shop, now: () => new Date() };
    const [name, ...rest] = args;
    const command = commands.find((each) => each.name === name);
    if (!command) throw new Error(`${name} is not a command`);
    try {
      return { outcome: await command.run(rest, surroundings), said: said.join('\n'), told: told.join('\n') };
    } finally {
      await shop.close();
    }
  };
}
