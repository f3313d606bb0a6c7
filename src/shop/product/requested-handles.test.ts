import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { maxRequestedHandles, requestedHandles } from './requested-handles.ts';

const read = (query: string): readonly string[] => requestedHandles(new URLSearchParams(query));

test('handles are read once each, in one order', () => {
  expect(read('handle=mug&handle=lamp&handle=mug&handles=vase&HANDLE=bowl')).toEqual(['lamp', 'mug']);
});

test('what cannot be a handle is left out', () => {
  expect(read(`handle=&handle=%20&handle=${'x'.repeat(256)}`)).toEqual([]);
  expect(requestedHandles(new URLSearchParams([['handle', 'lamp']]))).toEqual(['lamp']);
});

test('any query names a bounded number of products, and the same in any order', () => {
  fc.assert(
    fc.property(fc.array(fc.string(), { maxLength: 60 }), (values) => {
      const pairs = values.map((value): [string, string] => ['handle', value]);
      const handles = requestedHandles(new URLSearchParams(pairs));
      expect(handles.length).toBeLessThanOrEqual(maxRequestedHandles);
      expect(requestedHandles(new URLSearchParams(pairs.toReversed()))).toEqual(handles);
    }),
  );
});
