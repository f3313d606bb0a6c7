import { expect, test } from 'vitest';
import { webManifest } from './web-manifest.ts';

test('a manifest has the name, language and colors of the shop, and icons for home screens', () => {
  const manifest = webManifest({ name: 'Birch & Bolt', locale: 'nb-NO' }, '#f8f6f1');
  expect(manifest).toMatchObject({ name: 'Birch & Bolt', lang: 'nb-NO', start_url: '/', theme_color: '#f8f6f1' });
  expect(manifest.icons.map(({ src, sizes, purpose }) => [src, sizes, purpose])).toEqual([
    ['/icon.svg', 'any', undefined],
    ['/icon-192.png', '192x192', undefined],
    ['/icon-512.png', '512x512', undefined],
    ['/icon-maskable.png', '512x512', 'maskable'],
  ]);
});
