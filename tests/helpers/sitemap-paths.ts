/** The paths of everything that a shop's sitemap lists, its own parts first. */
export async function sitemapPaths(url: string): Promise<readonly string[]> {
  const shards = await locations(`${url}/sitemap.xml`);
  const listed = await Promise.all(shards.map(async (path) => locations(url + path)));
  return [...shards, ...listed.flat()];
}

async function locations(address: string): Promise<readonly string[]> {
  const xml = await (await fetch(address)).text();
  return [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, each = '']) => new URL(each).pathname);
}
