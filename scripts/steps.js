import { spawn } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { environment, root } from './prepare.js';

/** Failed tests that the summary names. */
const maxFailures = 30;

const durationsFile = join(root, 'node_modules', '.cache', 'durations.json');

/** Of each step. */
const keptDurations = 5;

/** @typedef {{ passed: number, failed: number, repeated?: number, failures?: readonly string[] }} TestCounts */

/**
 * `tests` reads what the step's report says when it has ended.
 *
 * @typedef {{ name: string, command: [string, readonly string[]], tests?: () => TestCounts }} Step
 */

/**
 * Runs every step, so that one run reports all failures, prints a summary and ends this process. With each step the
 * time is printed that it usually takes on this machine: the median of the last times it passed. Groups run one after
 * the other. Steps that run at the same time print what they have to say when they end.
 *
 * @param {readonly { steps: readonly Step[], atOnce: number }[]} groups
 * @param {{ script: string }} options `script` distinguishes steps that do more in one script than in another.
 */
export async function runSteps(groups, { script }) {
  const allDurations = readDurations();
  const durations = allDurations[script] ?? {};
  const results = [];
  for (const group of groups) await runGroup(group, durations, results);
  const passed = results.filter(({ ok }) => ok);
  const added = passed.map(({ name, seconds }) => [name, [...(durations[name] ?? []), seconds].slice(-keptDurations)]);
  saveDurations({ ...allDurations, [script]: { ...durations, ...Object.fromEntries(added) } });
  printSummary(results);
  process.exit(passed.length < results.length ? 1 : 0);
}

async function runGroup({ steps, atOnce }, durations, results) {
  const waiting = [...steps];
  const work = async () => {
    for (let step = waiting.shift(); step; step = waiting.shift()) {
      console.log(`\n── ${step.name}${estimate(durations[step.name])} ──`);
      results.push(await runStep(step, atOnce > 1));
    }
  };
  await Promise.all(Array.from({ length: atOnce }, work));
}

async function runStep({ name, command: [program, args], tests }, isBuffered) {
  const started = performance.now();
  const { code, output } = await runProgram(program, args, isBuffered);
  const seconds = (performance.now() - started) / 1000;
  if (code !== 0 && isBuffered) console.log(`\n── ${name} failed ──\n${output}`);
  return { name, ok: code === 0, seconds, ...(tests?.() ?? { passed: 0, failed: 0 }) };
}

function runProgram(program, args, isBuffered) {
  return new Promise((resolve) => {
    const stdio = isBuffered ? ['ignore', 'pipe', 'pipe'] : ['ignore', 'inherit', 'inherit'];
    const child = spawn(program, args, { cwd: root, env: environment, stdio });
    let output = '';
    for (const stream of [child.stdout, child.stderr]) stream?.on('data', (chunk) => (output += chunk));
    child.once('error', (error) => resolve({ code: 1, output: `${program}: ${error.message}` }));
    child.once('close', (code) => resolve({ code: code ?? 1, output }));
  });
}

function estimate(seconds = []) {
  const median = seconds.toSorted((one, other) => one - other)[seconds.length >> 1];
  return median === undefined ? '' : ` (about ${Math.ceil(median)} s)`;
}

function printSummary(results) {
  console.log('\n');
  for (const { name, ok, passed, failed, repeated = 0, seconds } of results) {
    const again = repeated > 0 ? `, ${repeated} of them only when repeated` : '';
    const tests = passed + failed > 0 ? `${passed} passed${again}, ${failed} failed` : '';
    console.log(`${ok ? '✓' : '✗'} ${name.padEnd(13)}${seconds.toFixed(1).padStart(7)} s  ${tests}`);
  }
  const failures = results.flatMap((result) => result.failures ?? []);
  if (failures.length > 0) console.log(`\n${failures.slice(0, maxFailures).join('\n')}`);
  if (failures.length > maxFailures) console.log(`and ${failures.length - maxFailures} more`);
  const total = (key) => results.reduce((sum, result) => sum + result[key], 0);
  const failed = results.filter(({ ok }) => !ok).map(({ name }) => name);
  if (failed.length > 0) console.log(`\nFailed: ${failed.join(', ')}`);
  console.log(`\n${total('passed')} passed, ${total('failed')} failed`);
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
