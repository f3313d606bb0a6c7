import { expect, test } from 'vitest';
import { createImageHosts, maxImageHosts } from './image-hosts.ts';

const setup = { mediaHosts: [], checks: [], webhooks: null };
const refuse = (line: string): never => expect.fail(line);
const origin = (number: number): string => `https://cdn${number}.example`;

test('hosts are those of the setting, then those of the pictures, each once', () => {
  let stored = [origin(1)];
  const config = { IMAGE_HOSTS: [origin(9), origin(1)] };
  const hosts = createImageHosts({ config, platform: { setup, pictureOrigins: () => stored }, warn: refuse });
  expect(hosts()).toEqual([origin(9), origin(1)]);
  stored = [origin(1), origin(2)];
  expect(hosts()).toEqual([origin(9), origin(1), origin(2)]);
});

test.each([
  ['http://shop.example', ['http://a.example', 'https://a.example']],
  [undefined, ['http://a.example', 'https://a.example']],
  ['https://shop.example', ['https://a.example']],
])('pictures by http are allowed where the shop itself is by http: %s', (PUBLIC_URL, allowed) => {
  const pictureOrigins = () => ['http://a.example', 'https://a.example'];
  const hosts = createImageHosts({ config: { PUBLIC_URL }, platform: { setup, pictureOrigins }, warn: refuse });
  expect(hosts()).toEqual(allowed);
});

test('hosts of the platform are allowed', () => {
  expect(
    createImageHosts({ config: {}, platform: { setup: { ...setup, mediaHosts: ['cdn.example'] } }, warn: refuse })(),
  ).toEqual(['https://cdn.example']);
});

test('too many hosts are cut after those of the setting, with one warning', () => {
  const warnings: string[] = [];
  const stored = Array.from({ length: maxImageHosts }, (_, index) => origin(index));
  const config = { IMAGE_HOSTS: ['https://named.example'] };
  const warn = (line: string) => void warnings.push(line);
  const hosts = createImageHosts({ config, platform: { setup, pictureOrigins: () => stored }, warn });
  expect([hosts().length, hosts().at(0)]).toEqual([maxImageHosts, 'https://named.example']);
  expect(warnings).toEqual([expect.stringContaining(`on ${maxImageHosts + 1} hosts`)]);
});

test('the last known hosts are kept while the platform fails', () => {
  let fails = false;
  const pictureOrigins = () => {
    if (fails) throw new Error('locked');
    return [origin(1)];
  };
  const hosts = createImageHosts({ config: {}, platform: { setup, pictureOrigins }, warn: refuse });
  hosts();
  fails = true;
  expect(hosts()).toEqual([origin(1)]);
});
