import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

/**
 * Loaded ahead of a server that a bench has started: it never outlives the bench, however that ends, and tells the
 * memory of what it holds, in megabytes, when it is asked.
 */
process.once('disconnect', () => process.exit());
process.on('message', (message) => {
  if (message === 'memory') process.send({ megabytes: heldMegabytes() });
});

/** Without what only waits to be collected. */
function heldMegabytes() {
  setFlagsFromString('--expose-gc');
  runInNewContext('gc')();
  const { heapUsed, external } = process.memoryUsage();
  return (heapUsed + external) / 1024 / 1024;
}
