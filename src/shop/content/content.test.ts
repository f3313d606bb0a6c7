import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { readBlogTag } from './content.ts';

const read = (query: string) => readBlogTag(new URLSearchParams(query));

test('a tag is read, however its letters were composed', () => {
  expect(read('page=3&tag=Workshop')).toBe('Workshop');
  expect(read('tag=Cafe%CC%81')).toBe('Café');
});

test('no tag and an empty one narrow nothing', () => {
  for (const query of ['', 'tag=', 'tag=%20', 'page=2']) expect(read(query)).toBeNull();
});

test('whatever is asked for, a tag is short and not empty', () => {
  fc.assert(
    fc.property(fc.string({ maxLength: 300 }), (text) => {
      const tag = readBlogTag(new URLSearchParams({ tag: text }));
      expect(tag === null || (tag.length > 0 && tag.length <= 100)).toBe(true);
    }),
  );
});
