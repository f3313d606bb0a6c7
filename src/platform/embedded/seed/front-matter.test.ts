import { expect, test } from 'vitest';
import { readFrontMatter } from './front-matter.ts';

test('front matter is taken from between its lines, the rest is the body', () => {
  expect(readFrontMatter('---\ntitle: "A: b"\ntags: [x]\n---\n\n# Body\n\n---\n\nend\n')).toEqual({
    front: { title: 'A: b', tags: ['x'] },
    body: '# Body\n\n---\n\nend',
  });
});

test('a text without front matter is all body', () => {
  expect(readFrontMatter('Just words.')).toEqual({ front: {}, body: 'Just words.' });
});

test('Windows line ends are understood, and dates stay texts', () => {
  expect(readFrontMatter('---\r\nat: 2026-01-01T00:00:00Z\r\n---\r\nBody')).toEqual({
    front: { at: '2026-01-01T00:00:00Z' },
    body: 'Body',
  });
});
