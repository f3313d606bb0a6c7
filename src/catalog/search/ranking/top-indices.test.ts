import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { topIndices } from './top-indices.ts';

test('topIndices gives the greatest first, equal ones in their order', () => {
  const value = fc.oneof(fc.constantFrom(0, 1, 2), fc.float({ min: 0, max: 1e6, noNaN: true }).map(Math.abs));
  fc.assert(
    fc.property(fc.array(value), fc.nat({ max: 12 }), (values, count) => {
      const places = values.map((_, place) => place);
      const expected = places.toSorted((one, other) => (values[other] ?? 0) - (values[one] ?? 0) || one - other);
      expect(topIndices(values)).toEqual(expected);
      expect(topIndices(values, count)).toEqual(expected.slice(0, count));
    }),
  );
});
