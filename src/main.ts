import cluster from 'node:cluster';
import { setFlagsFromString } from 'node:v8';
import { exitCodeOf, exitCodes } from '#app/exit-codes.ts';
import { processCount } from '#app/processes/process-count.ts';
import { readConfig, readEnvironment } from '#config.ts';
import { openLog, type LogOutput } from '#http/operations/log.ts';

// By default, V8 lets garbage grow to several times what is in use before collecting it: after a flood of requests the
// process would keep twice the memory. With less than 100, pages cost more
// (docs/decisions/operations/0099-let-the-heap-double-before-it-is-collected.md).
setFlagsFromString('--heap-growing-percent=100');

start().catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exit(exitCodeOf(error));
});

/** Serves the shop, or starts the processes that do. Each loads only its part, so that a supervisor stays small. */
async function start(): Promise<void> {
  const config = readConfig({
    ...readEnvironment(),
    ...(process.argv.includes('--open-early') && { OPEN_EARLY: 'true' }),
  });
  const logOutput = openLog(config.LOG_LEVEL, cluster.worker?.id);
  exitOnUnexpectedError(logOutput);
  const count = processCount(config);
  if (cluster.isPrimary && count > 1) {
    const { supervise } = await import('#app/processes/supervisor.ts');
    const code = await supervise(config, count, logOutput);
    logOutput.flush();
    process.exit(code);
  }
  const { serve } = await import('#app/serve.ts');
  await serve(config, { logOutput, clientFolder: new URL('../client/', import.meta.url) });
}

/** After an unexpected error the state of the process is unknown: a supervisor has to start a new one. */
function exitOnUnexpectedError({ log, flush }: LogOutput): void {
  for (const event of ['uncaughtException', 'unhandledRejection']) {
    process.on(event, (error: unknown) => {
      log.fatal({ err: error }, event);
      flush();
      process.exit(exitCodes.crashed);
    });
  }
}
