import { takeCoverage } from 'node:v8';

/**
 * Loaded ahead of a process that runs with NODE_V8_COVERAGE: on request it writes down which functions have run since
 * the last time, and begins to count anew.
 */
process.once('disconnect', () => process.exit());
process.on('message', (message) => {
  if (message !== 'take coverage') return;
  takeCoverage();
  process.send('coverage taken');
});
