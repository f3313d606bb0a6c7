import { monitorEventLoopDelay } from 'node:perf_hooks';
import { getHeapStatistics, setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

/**
 * Loaded into a server that a benchmark has started: the server exits with the benchmark, and answers messages.
 * `memory`: the megabytes of its live objects. `allocated`: the bytes of all objects that it has created so far. `block`: the longest time since the last such message, in milliseconds,
 * that the event loop did nothing else, and the processor time of the main thread since then.
 */
process.once('disconnect', () => process.exit());
process.on('message', (message) => {
  if (message === 'memory') process.send({ megabytes: liveMegabytes() });
  if (message === 'allocated') process.send({ bytes: getHeapStatistics().total_allocated_bytes });
  if (message === 'block') process.send(longestBlock());
});

/** After a garbage collection. */
function liveMegabytes() {
  setFlagsFromString('--expose-gc');
  runInNewContext('gc')();
  const { heapUsed, external } = process.memoryUsage();
  return (heapUsed + external) / 1024 / 1024;
}

let delays = null;
let processorBefore = process.threadCpuUsage();

function longestBlock() {
  const { user, system } = process.threadCpuUsage(processorBefore);
  const delayMs = delays === null ? 0 : delays.max / 1e6;
  delays ??= monitorEventLoopDelay({ resolution: 1 });
  delays.enable();
  delays.reset();
  processorBefore = process.threadCpuUsage();
  return { delayMs, processorMs: (user + system) / 1000 };
}
