import { expect, test } from 'vitest';
import { appIcon, manifestIcons } from './app-icons.ts';

const colors = { accent: '#0a5c36', page: '#f8f6f1' };
const mark = { width: 24, height: 24, path: 'M0 0h24v24z', stroke: null };

test('a shop without an icon is shown by its first letter', () => {
  expect(appIcon('icon-192', { drawing: null, icon: null, name: 'alder' }, colors)?.drawing).toEqual({
    kind: 'letter',
    letter: 'A',
    color: '#0a5c36',
  });
});

test('an icon has the color of light mode in both modes', () => {
  const drawing = appIcon('icon-512', { drawing: null, icon: mark, name: 'Alder' }, colors)?.drawing;
  expect(drawing).toMatchObject({ kind: 'svg' });
  expect(JSON.stringify(drawing)).toContain('dark){:root{color:#0a5c36}');
});

test('icons that systems cut or fill are opaque and have a margin', () => {
  for (const name of ['apple-touch-icon', 'icon-maskable']) {
    const icon = appIcon(name, { drawing: null, icon: mark, name: 'Alder' }, colors);
    expect(icon?.background).toBe('#f8f6f1');
    expect(icon?.share).toBeLessThan(0.8);
  }
});

test.each(['icon-193', 'toString', ''])('there is no icon “%s”', (name) => {
  expect(appIcon(name, { drawing: null, icon: null, name: 'Alder' }, colors)).toBeNull();
});

test('the sizes that a manifest states are those of its icons', () => {
  for (const { src, sizes } of manifestIcons.filter(({ type }) => type === 'image/png')) {
    const icon = appIcon(src.slice(1, -'.png'.length), { drawing: null, icon: mark, name: 'Alder' }, colors);
    expect(sizes).toBe(`${icon?.size}x${icon?.size}`);
  }
});
