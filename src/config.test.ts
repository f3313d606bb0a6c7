import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test, vi } from 'vitest';
import { ConfigurationError, readConfig, readEnvironment } from './config.ts';

const configurationErrors = (environment: Record<string, string>): readonly string[] => {
  try {
    readConfig(environment);
    return [];
  } catch (error) {
    if (!(error instanceof ConfigurationError)) throw error;
    return error.message.split('\n');
  }
};

test('nothing set, and empty values, leave every default', () => {
  expect(readConfig({ PORT: '', PUBLIC_URL: '' })).toEqual(readConfig({}));
  expect(readConfig({})).toMatchObject({ HOST: '127.0.0.1', PORT: 3000, DATA_DIR: 'data', PLATFORM: 'embedded' });
});

test('lists are split at commas and trimmed', () => {
  expect(readConfig({ ALLOWED_HOSTS: 'a.example, b.example,' }).ALLOWED_HOSTS).toEqual(['a.example', 'b.example']);
  expect(readConfig({ TRUSTED_PROXIES: '10.0.0.0/8,::1' }).TRUSTED_PROXIES).toEqual(['10.0.0.0/8', '::1']);
});

test('each mistake is one line that names its variable', () => {
  const lines = configurationErrors({
    PORT: '70000',
    PUBLIC_URL: 'shop.example',
    ALLOWED_HOSTS: 'https://shop.example',
    TRUSTED_PROXIES: 'proxy',
    SECRET: 'short',
    COUNTRY: 'Norway',
  });
  expect(new Set(lines.map((line) => line.split(':')[0]))).toEqual(
    new Set(['PORT', 'PUBLIC_URL', 'ALLOWED_HOSTS', 'TRUSTED_PROXIES', 'SECRET', 'COUNTRY']),
  );
  expect(lines).toHaveLength(6);
});

test('a secret never appears in what is said of it', () => {
  expect(configurationErrors({ SECRET: 'hunter2' }).join()).not.toContain('hunter2');
});

const mistakes: readonly (readonly [Record<string, string>, string])[] = [
  [{ PUBLIC_URL: 'https://shop.example/shop' }, 'PUBLIC_URL: must be a scheme and host'],
  [{ PUBLIC_URL: 'https://shop.example/?a=1' }, 'PUBLIC_URL: must be a scheme and host'],
  [{ PUBLIC_URL: 'https://me@shop.example' }, 'PUBLIC_URL: must be a scheme and host'],
  [{ PUBLIC_URL: 'shop.example' }, 'PUBLIC_URL: must be a scheme and host'],
  [{ PUBLIC_URL: 'localhost:3000' }, 'PUBLIC_URL: must be a scheme and host'],
  [{ COUNTRY: 'ZZ' }, 'COUNTRY: must be an ISO 3166 country code'],
  [{ COUNTRY: 'QQ' }, 'COUNTRY: must be an ISO 3166 country code'],
  [{ COUNTRY: 'no' }, 'COUNTRY: must be an ISO 3166 country code'],
  [{ MAIL_FROM: 'nope' }, 'MAIL_FROM: must be an email address'],
  [{ MAIL_FROM: 'a@b\r\nBcc: c@d' }, 'MAIL_FROM: must be an email address'],
  [{ SECURITY_CONTACT: 'somebody' }, 'SECURITY_CONTACT: must be an email address'],
  [{ SECURITY_CONTACT: 'mailto:a@b.example\nExpires: never' }, 'SECURITY_CONTACT: must be an email address'],
  [{ SECURITY_CONTACT: 'http://shop.example' }, 'SECURITY_CONTACT: must be an email address'],
  [{ AI_BASE_URL: 'http://127.0.0.1:11434/v1' }, 'AI_BASE_URL: requires AI_MODEL'],
  [{ FORM_WEBHOOK_URL: 'https://help.example/hook' }, 'FORM_WEBHOOK_URL: requires FORM_WEBHOOK_SECRET'],
  [{ CDN: 'fastly' }, 'CDN: requires CDN_PURGE_URL'],
  [{ PORT: '3000', METRICS_PORT: '3000' }, 'METRICS_PORT: must differ from PORT'],
];

test.each(mistakes)('%j is one line that names the remedy', (environment, start) => {
  const lines = configurationErrors(environment);
  expect(lines).toHaveLength(1);
  expect(lines[0]?.startsWith(start), lines[0]).toBe(true);
});

test('values that only look unusual are accepted', () => {
  for (const environment of [
    { PUBLIC_URL: 'https://shop.example/' },
    { PUBLIC_URL: 'http://localhost:3000' },
    { COUNTRY: 'GB' },
    { SECURITY_CONTACT: 'security@shop.example' },
    { SECURITY_CONTACT: 'https://shop.example/report' },
    { MAIL_FROM: 'My Shop <shop@example.com>' },
    { MAIL_FROM: 'shop@localhost' },
    { AI_BASE_URL: 'http://127.0.0.1:11434/v1', AI_MODEL: 'm' },
    { CDN: 'varnish', CDN_PURGE_URL: 'http://127.0.0.1/' },
    { PORT: '0', METRICS_PORT: '0' },
  ])
    expect(configurationErrors(environment), JSON.stringify(environment)).toEqual([]);
});

test('variables of .env are read, and those of the environment take precedence', () => {
  const folder = mkdtempSync(join(tmpdir(), 'env-'));
  expect(readEnvironment(folder)).toEqual({ ...process.env });
  writeFileSync(join(folder, '.env'), '# a comment\nPORT=4000\nMAIL_FROM="Shop <shop@example.com>"\nCOUNTRY=SE\n');
  vi.stubEnv('PORT', '5000');
  try {
    const config = readConfig(readEnvironment(folder));
    expect(config).toMatchObject({ PORT: 5000, MAIL_FROM: 'Shop <shop@example.com>', COUNTRY: 'SE' });
  } finally {
    vi.unstubAllEnvs();
  }
});

test('an unreadable .env is one line that names it', () => {
  const folder = mkdtempSync(join(tmpdir(), 'env-'));
  mkdirSync(join(folder, '.env'));
  expect(() => readEnvironment(folder)).toThrow(/^[^\n]*\.env: could not be read: [^\n]+$/);
});

test.each([
  [{ PORT: 'abc' }, 'PORT: must be a whole number'],
  [{ PORT: '80.5' }, 'PORT: must be a whole number'],
  [{ PORT: '-1' }, 'PORT: must be at least 0'],
  [{ SHUTDOWN_SECONDS: '601' }, 'SHUTDOWN_SECONDS: must be at most 600'],
  [{ SEARCH_ENGINES: 'yes' }, 'SEARCH_ENGINES: must be one of: true, false'],
  [{ PLATFORM: 'shopfy' }, 'PLATFORM: must be one of: embedded, shopify'],
  [{ SMTP_URL: 'mail' }, 'SMTP_URL: must be a complete URL, with its scheme'],
])('%j is refused with what is expected', (environment, message) => {
  expect(() => readConfig(environment)).toThrow(message);
});
