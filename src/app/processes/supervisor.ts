import cluster, { type Worker as ClusterWorker } from 'node:cluster';
import { once } from 'node:events';
import { setTimeout as wait } from 'node:timers/promises';
import { z } from 'zod';
import { backOffMs } from '#cache/runtime.ts';
import type { Config } from '#config.ts';
import { limits } from '#http/limits.ts';
import { listenOn } from '#http/operations/listen.ts';
import type { LogOutput, ServerLog } from '#http/operations/log.ts';
import { createOperatorServer } from '#http/operations/operator-server.ts';
import { exitCodes } from '../exit-codes.ts';
import { openChannel, type Channel } from './channel.ts';
import { answerFromWorkers } from './operator-answers.ts';
import { answerCounts, createClientCounts } from './shared-counts.ts';
import { createMetricTotals } from './sum-metrics.ts';

/** A process that serves. */
interface RunningWorker {
  readonly process: ClusterWorker;
  readonly channel: Channel;
  /** Resolves with the address once it listens, and with null when it ends before. */
  readonly listening: Promise<string | null>;
  readonly ended: Promise<WorkerEnd>;
  readonly startedAt: number;
}

interface WorkerEnd {
  /** The exit code; `crashed` for a process that was killed. */
  readonly code: number;
  readonly signal: string | null;
}

/**
 * Starts processes that serve the shop on one port, and another one for each that ends. SIGTERM and SIGINT end all of
 * them. The first process starts alone: it creates or migrates the database. A process that cannot start has printed
 * why, and ends all. Resolves with the exit code of the shop. Throws ListenError.
 */
export async function supervise(config: Config, count: number, { log, flush }: LogOutput): Promise<number> {
  cluster.schedulingPolicy = cluster.SCHED_RR;
  const workers = new Map<number, RunningWorker>();
  const totals = createMetricTotals();
  const counts = answerCounts(createClientCounts());
  const stopping = new AbortController();
  stopOnSignals(config, { workers, stopping, log });
  const operator = createOperatorServer(answerFromWorkers(workers, totals));
  if (config.METRICS_PORT !== undefined)
    await listenOn(operator, { host: config.HOST, port: config.METRICS_PORT, variable: 'METRICS_PORT' });

  const launch = (): RunningWorker => {
    const worker = startWorker(counts);
    const { id } = worker.process;
    workers.set(id, worker);
    worker.process.once('exit', () => {
      totals.retire(id);
      workers.delete(id);
    });
    return worker;
  };
  const code = await superviseAll({ count, launch, log, flush, stopping });
  stopping.abort();
  stopWorkers(workers, 'SIGTERM');
  await Promise.all(Array.from(workers.values(), ({ ended }) => ended));
  operator.close();
  return code;
}

interface Supervision {
  readonly count: number;
  readonly launch: () => RunningWorker;
  readonly log: ServerLog;
  readonly flush: () => void;
  readonly stopping: AbortController;
}

/** Resolves when the shop is to end: with the code of a process that cannot start, or 0 after a signal. */
async function superviseAll(supervision: Supervision): Promise<number> {
  const { count, launch, log, flush, stopping } = supervision;
  const first = launch();
  const url = await first.listening;
  if (stopping.signal.aborted) return exitCodes.done;
  if (url === null) return (await first.ended).code;
  const others = Array.from({ length: count - 1 }, launch);
  const started = await Promise.all(others.map(({ listening }) => listening));
  const failed = others.find((_, index) => started[index] === null);
  if (stopping.signal.aborted) return exitCodes.done;
  if (failed) return (await failed.ended).code;
  log.info({ url, processes: count }, 'listening');
  flush();
  process.send?.({ listening: url });
  const codes = [first, ...others].map((worker) => restartWhenEnded(worker, supervision));
  return Promise.race([once(stopping.signal, 'abort').then(() => exitCodes.done), ...codes]);
}

/** A worker that has run this long did not fail at its start. */
const stableMs = 60_000;
const restartDelays = { baseMs: 500, maxMs: 30_000 };

/** Replaces a worker whenever it ends; resolves with the exit code of one that another start would not help. */
async function restartWhenEnded(first: RunningWorker, { launch, log, stopping }: Supervision): Promise<number> {
  let failures = 0;
  for (let worker = first; ; worker = launch()) {
    const { code, signal } = await worker.ended;
    if (stopping.signal.aborted) return exitCodes.done;
    const hasListened = (await worker.listening) !== null;
    const { id } = worker.process;
    if (!hasListened && permanentFailures.has(code)) {
      log.fatal({ worker: id, code }, 'a process cannot start; the shop stops');
      return code;
    }
    failures = hasListened && performance.now() - worker.startedAt > stableMs ? 1 : failures + 1;
    const delayMs = failures === 1 ? 0 : Math.round(backOffMs(failures - 1, restartDelays, Math.random));
    log.error({ worker: id, code, signal, delayMs }, 'a process ended unexpectedly; starting another');
    await wait(delayMs, undefined, { signal: stopping.signal }).catch(() => undefined);
    if (stopping.signal.aborted) return exitCodes.done;
  }
}

/** Wrong settings, an unusable database, a port in use: another start would fail too. */
const permanentFailures: ReadonlySet<number> = new Set([
  exitCodes.configuration,
  exitCodes.ioError,
  exitCodes.unavailable,
]);

function startWorker(counts: ReturnType<typeof answerCounts>): RunningWorker {
  const worker = cluster.fork();
  const port = {
    send: (message: unknown) => void (worker.isConnected() && worker.send(Object(message), () => undefined)),
    onMessage: (listener: (message: unknown) => void) => void worker.on('message', listener),
  };
  const { promise: listening, resolve } = Promise.withResolvers<string | null>();
  const channel = openChannel(port, { ...counts, listening: (url) => resolve(z.string().parse(url)) });
  const { promise: ended, resolve: end } = Promise.withResolvers<WorkerEnd>();
  worker.once('exit', (code: number | null, signal: string | null) => {
    resolve(null);
    end({ code: code ?? exitCodes.crashed, signal });
  });
  return { process: worker, channel, listening, ended, startedAt: performance.now() };
}

interface Stopping {
  readonly workers: ReadonlyMap<number, RunningWorker>;
  readonly stopping: AbortController;
  readonly log: ServerLog;
}

/** A worker gets a little longer than it takes to end its own requests. */
const marginMs = 5000;

function stopOnSignals({ SHUTDOWN_SECONDS }: Config, { workers, stopping, log }: Stopping): void {
  const stop = (signal: 'SIGTERM' | 'SIGINT'): void => {
    if (stopping.signal.aborted) return;
    log.info('stopping');
    stopWorkers(workers, signal);
    stopping.abort();
    const capMs = limits.drainGraceMs + SHUTDOWN_SECONDS * 1000 + marginMs;
    setTimeout(() => stopWorkers(workers, 'SIGKILL'), capMs).unref();
  };
  process.on('SIGTERM', () => stop('SIGTERM'));
  process.on('SIGINT', () => stop('SIGINT'));
}

function stopWorkers(workers: ReadonlyMap<number, RunningWorker>, signal: NodeJS.Signals): void {
  for (const { process: worker } of workers.values()) worker.process.kill(signal);
}
