import { expect, test } from 'vitest';
import { preferredSources, type VideoSource } from './product-video.ts';

const source = (width: number, type = 'video/mp4'): VideoSource => ({ url: `/${width}`, type, width, height: 100 });
const widths = (...sources: readonly VideoSource[]) => preferredSources(sources).map(({ width }) => width);

test('the largest file that a page needs comes first, streams that few browsers play come last', () => {
  const stream = source(1, 'application/x-mpegURL');
  expect(widths(stream, source(3840), source(640), source(1920), source(1280, 'video/webm'))).toEqual([
    1920, 1280, 640, 3840, 1,
  ]);
  expect(widths(stream, stream)).toEqual([1, 1]);
});

test('an upright film is judged by its height', () => {
  expect(preferredSources([{ ...source(1080), height: 3840 }, source(720)])[0]?.width).toBe(720);
});
