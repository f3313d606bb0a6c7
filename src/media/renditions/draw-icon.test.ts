import sharp from 'sharp';
import { expect, test } from 'vitest';
import type { AppIcon } from '#shop/content/app-icon.ts';
import { drawIcon } from './draw-icon.ts';

const square =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 20 20"><path fill="#0a5c36" d="M0 0h20v20H0z"/></svg>';
const opaque: AppIcon = { drawing: { kind: 'svg', svg: square }, size: 100, share: 0.5, background: '#ffffff' };

/** The color at a point of an icon: red, green, blue and opacity. */
async function colorAt(icon: Buffer, x: number, y: number): Promise<readonly number[]> {
  const { data, info } = await sharp(icon).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  const start = (y * info.width + x) * info.channels;
  return [...data.subarray(start, start + 4)];
}

test('a drawing stands in the middle of its background', async () => {
  const icon = await drawIcon(opaque);
  expect(await colorAt(icon, 50, 50)).toEqual([10, 92, 54, 255]);
  expect(await colorAt(icon, 26, 73)).toEqual([10, 92, 54, 255]);
  expect(await colorAt(icon, 20, 50)).toEqual([255, 255, 255, 255]);
});

test('without a background an icon is transparent around its drawing', async () => {
  expect(await colorAt(await drawIcon({ ...opaque, background: null }), 5, 5)).toEqual([0, 0, 0, 0]);
});

test('a wide drawing keeps its proportions', async () => {
  const svg =
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 400 100"><path fill="#0a5c36" d="M0 0h400v100H0z"/></svg>';
  const icon = await drawIcon({ ...opaque, share: 1, drawing: { kind: 'svg', svg } });
  expect(await sharp(icon).metadata()).toMatchObject({ width: 100, height: 100 });
  expect(await colorAt(icon, 2, 50)).toEqual([10, 92, 54, 255]);
  expect(await colorAt(icon, 50, 20)).toEqual([255, 255, 255, 255]);
});

test.each(['H', '&', '<', 'Ø', '店', '•'])('the letter “%s” makes an icon', async (letter) => {
  const icon = await drawIcon({ ...opaque, drawing: { kind: 'letter', letter, color: '#0a5c36' } });
  expect(await sharp(icon).metadata()).toMatchObject({ format: 'png', width: 100, height: 100 });
});

test('a letter is drawn in its color', async () => {
  const icon = await drawIcon({ ...opaque, share: 1, drawing: { kind: 'letter', letter: 'I', color: '#0a5c36' } });
  expect(await colorAt(icon, 50, 50)).toEqual([10, 92, 54, 255]);
});

test('what is no SVG is refused', async () => {
  await expect(drawIcon({ ...opaque, drawing: { kind: 'svg', svg: '<html>' } })).rejects.toThrow();
});
