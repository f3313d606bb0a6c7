import { existsSync, statfsSync } from 'node:fs';
import { defineConfig, devices } from '@playwright/test';
import { inapplicableTests } from './tests/helpers/platform/inapplicable-tests.ts';

/** The browser that `npm test` found, else the system's; without either Playwright's own is used. */
const chromium =
  process.env['CHROMIUM'] ??
  ['chromium-headless-shell', 'chromium', 'chromium-browser', 'google-chrome']
    .map((name) => `/usr/bin/${name}`)
    .find(existsSync);

/** Shared memory for two browsers, in bytes; a container of Docker has 64 MB unless told otherwise. */
const enoughSharedMemory = 1024 ** 3;

const inapplicable = process.env['TEST_PLATFORM'] ? inapplicableTests : [];
const [files, titles] = [
  inapplicable.flatMap(({ file, title }) => (title === undefined ? [`tests/${file}`] : [])),
  inapplicable.flatMap(({ file, title }) => (title === undefined || !file.startsWith('e2e/') ? [] : [title])),
];

function sharedMemory(): number {
  const folder = '/dev/shm';
  if (!existsSync(folder)) return 0;
  const { bavail, bsize } = statfsSync(folder);
  return bavail * bsize;
}

export default defineConfig({
  testDir: 'tests/e2e',
  testIgnore: files.map((file) => `**/${file}`),
  grepInvert: titles.map((title) => new RegExp(RegExp.escape(title))),
  outputDir: 'test-results/browser',
  globalSetup: './tests/helpers/browser/browser-setup.ts',
  fullyParallel: true,
  workers: 2,
  // On a busy machine of the CI a test that fails is repeated once; the summary counts those.
  retries: process.env['CI'] ? 1 : 0,
  reporter: [['line'], ['json', { outputFile: 'test-results/browser.json' }]],
  use: {
    ...devices['Desktop Chrome'],
    baseURL: process.env['SHOP_URL'],
    viewport: { width: 1280, height: 900 },
    launchOptions: {
      ...(chromium && { executablePath: chromium }),
      // Playwright would keep in files what the browser's processes share.
      ...(sharedMemory() >= enoughSharedMemory && { ignoreDefaultArgs: ['--disable-dev-shm-usage'] }),
      args: [
        '--no-sandbox',
        // Each test has a context of its own, so that starting processes for it takes as long as the test.
        '--in-process-gpu',
        '--process-per-site',
        '--renderer-process-limit=1',
        '--disable-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
    },
  },
});
