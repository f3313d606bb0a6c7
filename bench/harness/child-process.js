import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

/**
 * Loaded into a server that a benchmark has started: the server exits with the benchmark, and answers the message
 * `memory` with the megabytes of its live objects.
 */
process.once('disconnect', () => process.exit());
process.on('message', (message) => {
  if (message === 'memory') process.send({ megabytes: liveMegabytes() });
});

/** After a garbage collection. */
function liveMegabytes() {
  setFlagsFromString('--expose-gc');
  runInNewContext('gc')();
  const { heapUsed, external } = process.memoryUsage();
  return (heapUsed + external) / 1024 / 1024;
}
