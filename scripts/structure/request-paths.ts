import { createHmac, randomUUID } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { FunctionKey } from './coverage.ts';
import { runCommand, type MeasuredService, type ServiceOptions } from './service.ts';

/** Something that is asked of the demo shop, and the functions that run until it is done. */
interface RequestPath {
  readonly name: string;
  readonly functions: () => Promise<ReadonlySet<FunctionKey>>;
}

interface MeasuredShop extends Omit<ServiceOptions, 'folder'> {
  readonly service: MeasuredService;
  /** Another process of the same shop. */
  readonly other: MeasuredService;
}

const lamp = '/products/kveld-table-lamp';
const mug = '/products/morgen-mug';
/** What shows no product, so that it stays when one changes. */
const icon = '/icon.svg';

/** In this order: they share what is cached. */
export function requestPaths(shop: MeasuredShop): readonly RequestPath[] {
  return [
    { name: 'handle → bytes of a product page that is not cached', functions: () => uncachedPage(shop) },
    { name: 'hit of a cached page', functions: () => cachedPage(shop) },
    { name: 'delivery → page dropped in another process', functions: () => delivery(shop) },
    { name: 'chat message → end of the stream', functions: () => chat(shop) },
    { name: 'cart post → cookie', functions: () => cartPost(shop) },
    { name: 'CSV row → search result', functions: () => importedProduct(shop) },
  ];
}

async function uncachedPage({ service }: MeasuredShop): Promise<ReadonlySet<FunctionKey>> {
  await getPage(service, lamp);
  return service.functionsOf(async () => expectIn(await getPage(service, mug), 'fwd='));
}

async function cachedPage({ service }: MeasuredShop): Promise<ReadonlySet<FunctionKey>> {
  await getPage(service, mug);
  return service.functionsOf(async () => expectIn(await getPage(service, mug), 'hit'));
}

/** The other process drops its page before it answers the next request, which is for a page that it keeps. */
async function delivery({ service, other }: MeasuredShop): Promise<ReadonlySet<FunctionKey>> {
  for (const path of [lamp, mug, icon, mug]) await getPage(other, path);
  await deliverChange(service, 'kveld-table-lamp');
  expectIn(await getPage(other, icon), 'hit');
  let there: ReadonlySet<FunctionKey> = new Set();
  const here = await service.functionsOf(async () => {
    there = await other.functionsOf(async () => {
      await deliverChange(service, 'morgen-mug');
      expectIn(await getPage(other, icon), 'hit');
    });
  });
  expectIn(await getPage(other, mug), 'fwd=');
  return here.union(there);
}

/** Signed as Standard Webhooks are: https://www.standardwebhooks.com */
export const webhookSecret = `whsec_${Buffer.from('a secret of thirty-two characters').toString('base64')}`;

async function deliverChange({ url }: MeasuredService, handle: string): Promise<void> {
  const change = { kind: 'product', ids: [], handles: [handle], deleted: false, version: null, settleMs: 0 };
  const body = JSON.stringify({ type: 'product.changed', data: { changes: [change] } });
  const [id, timestamp] = [`msg_${randomUUID()}`, String(Math.floor(Date.now() / 1000))];
  const key = Buffer.from(webhookSecret.slice('whsec_'.length), 'base64');
  const signature = createHmac('sha256', key).update(`${id}.${timestamp}.${body}`).digest('base64');
  const headers = {
    'content-type': 'application/json',
    'webhook-id': id,
    'webhook-timestamp': timestamp,
    'webhook-signature': `v1,${signature}`,
  };
  expectIn(String((await fetch(`${url}/api/webhooks/commerce`, { method: 'POST', headers, body })).status), '200');
}

async function chat({ service }: MeasuredShop): Promise<ReadonlySet<FunctionKey>> {
  const ask = async (message: string): Promise<void> => {
    const headers = { 'content-type': 'application/json' };
    const body = JSON.stringify({ message });
    const answer = await fetch(`${service.url}/api/chat`, { method: 'POST', headers, body });
    expectIn(await answer.text(), '[DONE]');
  };
  await ask('blue mugs in stock');
  return service.functionsOf(async () => ask('lamps under €150'));
}

async function cartPost({ service }: MeasuredShop): Promise<ReadonlySet<FunctionKey>> {
  const html = await (await fetch(service.url + mug)).text();
  const variant = /name="variant" value="([^"]+)"/.exec(html)?.[1] ?? '';
  const add = async (): Promise<void> => {
    const body = new URLSearchParams({ action: 'add', variant, quantity: '1' });
    const answer = await fetch(`${service.url}/cart`, { method: 'POST', body, redirect: 'manual' });
    expectIn(String(answer.headers.get('set-cookie')), 'cart=');
  };
  await add();
  return service.functionsOf(add);
}

/** The command line imports into the shop that is running; what the service does then, it does for the search. */
async function importedProduct({ root, env, service }: MeasuredShop): Promise<ReadonlySet<FunctionKey>> {
  const { scripts } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
  const file = join(env['DATA_DIR'] ?? '', 'products.csv');
  const importProduct = async (word: string): Promise<ReadonlySet<FunctionKey>> => {
    writeFileSync(file, `Handle,Title,Variant Price\n${word},Tall ${word},20.00\n`);
    return runCommand({ root, env }, scripts.shop, ['import', file]);
  };
  const search = async (word: string): Promise<void> => {
    expectIn(await (await fetch(`${service.url}/search?q=${word}`)).text(), `/products/${word}`);
  };
  await importProduct('quxelton');
  await search('quxelton');
  const imported = await importProduct('zyqrelia');
  return imported.union(await service.functionsOf(async () => search('zyqrelia')));
}

/** How the page was answered, as its `Cache-Status` says. */
async function getPage({ url }: MeasuredService, path: string): Promise<string> {
  const answer = await fetch(url + path);
  await answer.arrayBuffer();
  return `${answer.status} ${answer.headers.get('cache-status')}`;
}

function expectIn(text: string, part: string): void {
  if (!text.includes(part)) throw new Error(`Expected ${part} in: ${text.slice(0, 500)}`);
}
