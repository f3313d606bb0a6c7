import { ConfigurationError, readConfig, readEnvironment } from '#config.ts';
import { commands } from './commands.ts';
import { dispatch, exitCodes } from './dispatch.ts';
import { openShop } from './embedded-shop.ts';
import { processTerminal } from './terminal.ts';

const terminal = processTerminal();

try {
  const config = readConfig(readEnvironment());
  process.exitCode = await dispatch(process.argv.slice(2), commands, {
    terminal,
    config,
    openShop: () => openShop(config, terminal.report),
    now: () => new Date(),
  });
} catch (error) {
  if (!(error instanceof ConfigurationError)) throw error;
  terminal.report(error.message);
  process.exitCode = exitCodes.configuration;
}
