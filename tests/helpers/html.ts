/** Minimal HTML reading for tests of this project's own pages. */

export function attributes(html: string, tag: string, name: string): string[] {
  const pattern = new RegExp(`<${tag}\\b[^>]*?\\s${name}="([^"]*)"`, 'g');
  return [...html.matchAll(pattern)].map(([, value = '']) => decodeEntities(value));
}

/** What people read or hear of a page: its texts, and the attributes that name or describe something. */
export function humanTexts(html: string): readonly string[] {
  const markup = html.replace(/<(script|style)\b[\s\S]*?<\/\1>/g, '');
  const texts = markup.split(/<[^>]*>/);
  const named = [...markup.matchAll(/\s(?:aria-label|alt|title|placeholder|content|data-[\w-]+)="([^"]*)"/g)];
  return [...texts, ...named.map(([, value = '']) => value)]
    .map((text) => decodeEntities(text).replace(/\s+/g, ' ').trim())
    .filter((text) => /\p{L}/u.test(text));
}

export function firstText(html: string, tag: string): string | null {
  const found = new RegExp(`<${tag}\\b[^>]*>([\\s\\S]*?)</${tag}>`).exec(html)?.[1];
  return found === undefined
    ? null
    : decodeEntities(
        found
          .replace(/<[^>]*>/g, '')
          .replace(/\s+/g, ' ')
          .trim(),
      );
}

export function linkHref(html: string, rel: string): string | null {
  const tag = [...html.matchAll(/<link\b[^>]*>/g)].map(([each]) => each).find((each) => each.includes(`rel="${rel}"`));
  return tag ? decodeEntities(/\shref="([^"]*)"/.exec(tag)?.[1] ?? '') : null;
}

export function metaContent(html: string, name: string): string | null {
  const tag = [...html.matchAll(/<meta\b[^>]*>/g)]
    .map(([each]) => each)
    .find((each) => each.includes(`name="${name}"`) || each.includes(`property="${name}"`));
  return tag ? decodeEntities(/\scontent="([^"]*)"/.exec(tag)?.[1] ?? '') : null;
}

/** The objects of all JSON-LD blocks, alone or in a graph. */
export function jsonLd(html: string): unknown[] {
  const blocks = html.matchAll(/<script type="application\/ld\+json">([\s\S]*?)<\/script>/g);
  return [...blocks].flatMap(([, json = '']): unknown[] => thingsOf(JSON.parse(json)));
}

function thingsOf(block: unknown): unknown[] {
  const graph = typeof block === 'object' && block !== null && '@graph' in block ? block['@graph'] : [block];
  return Array.isArray(graph) ? graph : [graph];
}

function decodeEntities(text: string): string {
  return text
    .replace(/&#(\d+);/g, (_, code: string) => String.fromCodePoint(Number(code)))
    .replace(/&#x([\da-f]+);/gi, (_, code: string) => String.fromCodePoint(Number.parseInt(code, 16)))
    .replaceAll('&quot;', '"')
    .replaceAll('&apos;', "'")
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&nbsp;', '\u00a0')
    .replaceAll('&amp;', '&');
}

/** All paths of a shop's sitemap, those of its parts first. */
export async function sitemapPaths(url: string): Promise<readonly string[]> {
  const shards = await locations(`${url}/sitemap.xml`);
  const listed = await Promise.all(shards.map(async (path) => locations(url + path)));
  return [...shards, ...listed.flat()];
}

async function locations(address: string): Promise<readonly string[]> {
  const xml = await (await fetch(address)).text();
  return [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, each = '']) => new URL(each).pathname);
}
