import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { type CacheTag, tags } from '../tags.ts';
import { createFence, type FencingToken } from './fence.ts';

const product = (id: number): CacheTag => tags.product(String(id));

test('a render that read a tag before it was invalidated is detected, one that began after it is not', () => {
  const fence = createFence();
  const before = fence.begin();
  fence.invalidate([product(1)]);
  const after = fence.begin();
  expect(fence.isInvalidatedSince(before, [product(1)])).toBe(true);
  expect(fence.isInvalidatedSince(before, [product(2)])).toBe(false);
  expect(fence.isInvalidatedSince(after, [product(1)])).toBe(false);
});

test('an invalidation of everything concerns what has no tags as well', () => {
  const fence = createFence();
  const before = fence.begin();
  fence.invalidate([tags.everything]);
  expect(fence.isInvalidatedSince(before, [])).toBe(true);
  expect(fence.isInvalidatedSince(fence.begin(), [])).toBe(false);
});

test('the end of one render forgets nothing that a longer one still has to know', () => {
  const fence = createFence();
  const [long, short] = [fence.begin(), fence.begin()];
  fence.invalidate([product(1)]);
  fence.end(short);
  expect(fence.isInvalidatedSince(long, [product(1)])).toBe(true);
});

test('more tags than are remembered count as everything', () => {
  const fence = createFence();
  const token = fence.begin();
  fence.invalidate(Array.from({ length: 100_000 }, (_, id) => product(id)));
  expect(fence.isInvalidatedSince(token, [product(-1)])).toBe(false);
  fence.invalidate([product(100_000)]);
  expect(fence.isInvalidatedSince(token, [product(-1)])).toBe(true);
});

test('the sequence counts invalidations, whether a render runs or not', () => {
  const fence = createFence();
  fence.invalidate([product(1)]);
  fence.end(fence.begin());
  fence.invalidate([]);
  expect(fence.currentSequence()).toBe(2);
});

test('for any order of renders and invalidations a render sees those after its start', () => {
  const step = fc.oneof(
    fc.record({ kind: fc.constant('begin' as const) }),
    fc.record({ kind: fc.constant('end' as const), at: fc.nat(5) }),
    fc.record({ kind: fc.constant('invalidate' as const), id: fc.nat(3) }),
  );
  fc.assert(
    fc.property(fc.array(step, { maxLength: 30 }), (steps) => {
      const fence = createFence();
      const running: { readonly token: FencingToken; readonly invalidated: Set<number> }[] = [];
      for (const each of steps) {
        if (each.kind === 'begin') running.push({ token: fence.begin(), invalidated: new Set() });
        else if (each.kind === 'end') for (const { token } of running.splice(each.at, 1)) fence.end(token);
        else {
          fence.invalidate([product(each.id)]);
          for (const { invalidated } of running) invalidated.add(each.id);
        }
        for (const { token, invalidated } of running)
          for (const id of [0, 1, 2, 3])
            expect(fence.isInvalidatedSince(token, [product(id)])).toBe(invalidated.has(id));
      }
    }),
  );
});
