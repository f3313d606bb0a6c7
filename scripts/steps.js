import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { attempt, root } from './prepare.js';

const durationsFile = join(root, 'node_modules', '.cache', 'steps.json');

/**
 * Runs every step, so that one run reports all failures, prints a summary and ends this process. Before each step the
 * time is printed that it took when it last passed on this machine.
 *
 * @param {readonly { name: string, command: [string, readonly string[]], counts?: () => { passed: number, failed: number } }[]} steps
 */
export async function runSteps(steps) {
  const durations = readDurations();
  const results = [];
  for (const step of steps) {
    console.log(`\n── ${step.name}${estimate(durations[step.name])} ──`);
    results.push(await runStep(step));
  }
  const passed = results.filter(({ ok }) => ok);
  saveDurations({ ...durations, ...Object.fromEntries(passed.map(({ name, seconds }) => [name, seconds])) });
  printSummary(results);
  process.exit(passed.length < results.length ? 1 : 0);
}

async function runStep({ name, command: [program, args], counts }) {
  const started = performance.now();
  const code = await attempt(program, args);
  const seconds = (performance.now() - started) / 1000;
  return { name, ok: code === 0, seconds, ...(counts?.() ?? { passed: 0, failed: 0 }) };
}

function estimate(seconds) {
  return seconds === undefined ? '' : ` (about ${Math.ceil(seconds)} s)`;
}

function printSummary(results) {
  console.log('\n');
  for (const { name, ok, passed, failed, seconds } of results) {
    const tests = passed + failed > 0 ? `${passed} passed, ${failed} failed` : '';
    console.log(`${ok ? '✓' : '✗'} ${name.padEnd(13)}${seconds.toFixed(1).padStart(7)} s  ${tests}`);
  }
  const total = (key) => results.reduce((sum, result) => sum + result[key], 0);
  const failed = results.filter(({ ok }) => !ok).map(({ name }) => name);
  if (failed.length > 0) console.log(`\nFailed: ${failed.join(', ')}`);
  console.log(`\n${total('passed')} passed, ${total('failed')} failed, ${total('seconds').toFixed(0)} s`);
}

function readDurations() {
  try {
    return JSON.parse(readFileSync(durationsFile, 'utf8'));
  } catch {
    return {};
  }
}

function saveDurations(durations) {
  mkdirSync(dirname(durationsFile), { recursive: true });
  writeFileSync(durationsFile, JSON.stringify(durations));
}
