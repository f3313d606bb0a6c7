import { expect, inject, test } from 'vitest';
import { attributes } from '../../helpers/html.ts';
import { pageKinds } from '../../fixtures/page-kinds.ts';

const shop = inject('shop');
const kilobyte = 1024;

/** Transferred bytes of a file with brotli, and its text. */
async function compressedSize(path: string): Promise<{ bytes: number; text: string }> {
  const answer = await fetch(shop + path, { headers: { 'accept-encoding': 'br' } });
  expect(answer.status, path).toBe(200);
  expect(answer.headers.get('content-encoding'), path).toBe('br');
  return { bytes: Number(answer.headers.get('content-length')), text: await answer.text() };
}

async function total(paths: readonly string[]): Promise<number> {
  const files = await Promise.all([...new Set(paths)].map(compressedSize));
  return files.reduce((sum, file) => sum + file.bytes, 0);
}

/** A module and its static imports; dynamic imports do not count. */
async function modules(path: string, seen = new Set<string>()): Promise<Set<string>> {
  if (seen.has(path)) return seen;
  seen.add(path);
  const { text } = await compressedSize(path);
  const imports = [...text.matchAll(/(?:from|import)\s*["'](\.[^"']+)["']/g)].map(
    ([, name = '']) => new URL(name, shop + path).pathname,
  );
  for (const each of imports) await modules(each, seen);
  return seen;
}

function styleSheets(html: string): string[] {
  return [...html.matchAll(/<link\b[^>]*rel="stylesheet"[^>]*>/g)].flatMap(([tag]) => attributes(tag, 'link', 'href'));
}

for (const [kind, path] of Object.entries(pageKinds)) {
  test(`${kind}: HTML ≤ 14 KB, CSS ≤ 10 KB, script ≤ 15 KB with brotli`, async () => {
    const { bytes, text } = await compressedSize(path);
    const scripts = new Set<string>();
    for (const entry of attributes(text, 'script', 'src')) await modules(entry, scripts);
    expect(bytes, 'HTML').toBeLessThanOrEqual(14 * kilobyte);
    expect(await total(styleSheets(text)), 'CSS').toBeLessThanOrEqual(10 * kilobyte);
    expect(await total([...scripts]), 'script').toBeLessThanOrEqual(15 * kilobyte);
  });
}

test('fonts are at most 60 KB', async () => {
  const { text } = await compressedSize('/');
  const css = (await Promise.all(styleSheets(text).map(compressedSize))).map((file) => file.text).join('');
  const fonts = [...css.matchAll(/url\(["']?([^"')]+\.woff2)/g)].map(
    ([, url = '']) => new URL(url, `${shop}/_assets/`).pathname,
  );
  const sizes = await Promise.all(
    [...new Set(fonts)].map(async (path) => (await (await fetch(shop + path)).arrayBuffer()).byteLength),
  );
  expect(sizes).toHaveLength(2);
  expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(60 * kilobyte);
});
