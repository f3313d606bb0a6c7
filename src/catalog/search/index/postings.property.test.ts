import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { blockOf, blockSize, fieldsWithTerm, offsetInBlock, packPosting } from './postings.ts';

test('the fields of a product that have a term are those of its posting, and 0 without one', () => {
  const ids = fc.uniqueArray(fc.nat({ max: 3 * blockSize }), { maxLength: 60 });
  fc.assert(
    fc.property(ids, fc.nat({ max: 3 * blockSize }), (given, asked) => {
      const fieldsOf = (id: number): number => (id % 255) + 1;
      const sorted = given.toSorted((one, other) => one - other);
      const cells = Map.groupBy(sorted, blockOf);
      const blocks = new Map(
        Array.from(cells, ([block, members]) => [
          block,
          Uint32Array.from(members, (id) =>
            packPosting({ offset: offsetInBlock(id), weight: 1, fields: fieldsOf(id) }),
          ),
        ]),
      );
      const postings = { blocks, uses: given.length, names: 0 };
      for (const id of [asked, ...given])
        expect(fieldsWithTerm(postings, id)).toBe(given.includes(id) ? fieldsOf(id) : 0);
    }),
  );
});
