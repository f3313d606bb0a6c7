import { getHeapStatistics, setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

/**
 * Loaded into a server that a benchmark has started: the server exits with the benchmark, and answers messages.
 * `memory`: the megabytes of its live objects. `allocated`: the bytes of all objects that it has created so far. `turn`:
 * the most processor time of the main thread, in milliseconds, that a turn of the event loop took since the last such
 * message; what other processes take of the processor does not count.
 */
process.once('disconnect', () => process.exit());
process.on('message', (message) => {
  if (message === 'memory') process.send({ megabytes: liveMegabytes() });
  if (message === 'allocated') process.send({ bytes: getHeapStatistics().total_allocated_bytes });
  if (message === 'turn') process.send({ processorMs: longestTurn() });
});

/** After a garbage collection. */
function liveMegabytes() {
  setFlagsFromString('--expose-gc');
  runInNewContext('gc')();
  const { heapUsed, external } = process.memoryUsage();
  return (heapUsed + external) / 1024 / 1024;
}

let longestTurnMicros = 0;
let before = null;

/** Starts or goes on measuring; the event loop does not sleep from then on. */
function longestTurn() {
  if (before === null) measureTurn();
  const processorMs = longestTurnMicros / 1000;
  longestTurnMicros = 0;
  return processorMs;
}

function measureTurn() {
  const { user, system } = process.threadCpuUsage();
  const now = user + system;
  if (before !== null) longestTurnMicros = Math.max(longestTurnMicros, now - before);
  before = now;
  setImmediate(measureTurn);
}
