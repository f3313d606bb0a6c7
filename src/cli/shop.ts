import { exitCodes } from '#app/exit-codes.ts';
import { keepRunning } from '#app/runtime.ts';
import { ConfigurationError, readConfig, readEnvironment } from '#config.ts';
import { commands } from './commands.ts';
import { dispatch } from './dispatch.ts';
import { openShop } from './embedded-shop.ts';
import { processTerminal } from './terminal.ts';

const terminal = processTerminal();

try {
  const config = readConfig(readEnvironment());
  const result = dispatch(process.argv.slice(2), commands, {
    terminal,
    config,
    openShop: () => openShop(config, terminal.report),
    now: () => new Date(),
  });
  process.exitCode = await keepRunning(result);
} catch (error) {
  if (!(error instanceof ConfigurationError)) throw error;
  terminal.report(error.message);
  process.exitCode = exitCodes.configuration;
}
