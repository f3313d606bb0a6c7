import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join, relative } from 'node:path';
import { root } from './prepare.js';

/** Where Vitest and Playwright write their reports in JSON. */
const reportsFolder = join(root, 'test-results');

/** Lines of an error that are repeated in the summary. */
const errorLines = 4;

/** Removes the reports of earlier runs, so that none is read in place of one that was not written. */
export function clearReports() {
  rmSync(reportsFolder, { recursive: true, force: true });
  mkdirSync(reportsFolder, { recursive: true });
}

/** A step for `runSteps` that runs one of Vitest's projects. */
export function vitestStep(name) {
  const outputFile = join(reportsFolder, `${name}.json`);
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${outputFile}`];
  return {
    name,
    command: ['vitest', ['run', '--project', name, ...reporters]],
    tests: () => readVitestReport(name),
  };
}

/** A step for `runSteps` that runs the tests in the browser. */
export const browserStep = { name: 'browser', command: ['playwright', ['test']], tests: readPlaywrightReport };

/**
 * What a report of Vitest says.
 *
 * @returns {{ passed: number, failed: number, failures: readonly string[] }}
 */
function readVitestReport(name) {
  const report = readReport(name);
  const failures = (report?.testResults ?? []).flatMap(({ name: file, message, assertionResults }) => {
    const failed = assertionResults.filter(({ status }) => status === 'failed');
    const whole = message && failed.length === 0 ? [describe(file, 'the file', message)] : [];
    return [...whole, ...failed.map((test) => describe(file, test.fullName, test.failureMessages[0]))];
  });
  return { passed: report?.numPassedTests ?? 0, failed: report?.numFailedTests ?? 0, failures };
}

/**
 * What the report of Playwright says; tests that passed only when they were repeated count as passed.
 *
 * @returns {{ passed: number, failed: number, repeated: number, failures: readonly string[] }}
 */
function readPlaywrightReport() {
  const report = readReport('browser');
  const repeated = report?.stats?.flaky ?? 0;
  const failures = (report?.suites ?? []).flatMap(specsOf).flatMap(({ ok, file, title, tests }) => {
    const error = tests.flatMap(({ results }) => results).find((result) => result.error)?.error?.message;
    return ok ? [] : [describe(join(report.config.rootDir, file), title, error)];
  });
  return {
    passed: (report?.stats?.expected ?? 0) + repeated,
    failed: report?.stats?.unexpected ?? 0,
    repeated,
    failures,
  };
}

function specsOf({ specs = [], suites = [] }) {
  return [...specs, ...suites.flatMap(specsOf)];
}

function describe(file, title, message = '') {
  const lines = message.split('\n').filter((line) => line.trim() !== '' && !/^\s+at /.test(line));
  return [`${relative(root, file)}: ${title}`, ...lines.slice(0, errorLines)].join('\n    ');
}

function readReport(name) {
  try {
    return JSON.parse(readFileSync(join(reportsFolder, `${name}.json`), 'utf8'));
  } catch {
    return null;
  }
}
