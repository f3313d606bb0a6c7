import { expect, test } from 'vitest';
import { webManifest } from './web-manifest.ts';

test('a manifest has the name, language and colors of the shop, and an icon of any size', () => {
  const manifest = webManifest({ name: 'Birch & Bolt', locale: 'nb-NO' }, '#f8f6f1');
  expect(manifest).toMatchObject({ name: 'Birch & Bolt', lang: 'nb-NO', start_url: '/', theme_color: '#f8f6f1' });
  expect(manifest.icons).toEqual([{ src: '/icon.svg', type: 'image/svg+xml', sizes: 'any' }]);
});
