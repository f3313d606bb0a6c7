import { expect, test } from 'vitest';
import { ConfigurationError, readConfig } from './config.ts';

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
