import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { rulesSchema } from '../write/collection-rules.ts';
import { ruleTextOperators } from '../write/product-input.ts';
import { ruleSourceSchema, toRule, toRuleSource } from './rule-source.ts';

const name = fc.string({ minLength: 1, maxLength: 12 }).filter((text) => text.trim() === text);
const textField = fc.oneof(
  fc.constantFrom('title' as const, 'type' as const, 'vendor' as const, 'tag' as const),
  name.map((each) => `option:${each}` as const),
  name.map((each) => `detail:${each}` as const),
);
const rule = fc.oneof(
  fc.record({ field: textField, operator: fc.constantFrom(...ruleTextOperators), value: name }),
  fc.record({
    field: fc.constant('priceMin' as const),
    operator: fc.constantFrom('lessThan' as const, 'greaterThan' as const),
    value: fc.nat(10_000_000),
  }),
  fc.record({
    field: fc.constant('createdAt' as const),
    operator: fc.constant('withinDays' as const),
    value: fc.integer({ min: 1, max: 5000 }),
  }),
  fc.record({
    field: fc.constant('variants.stock' as const),
    operator: fc.constant('betweenAny' as const),
    value: fc.tuple(fc.nat(50), fc.integer({ min: 50, max: 100 })),
  }),
  fc.record({
    field: fc.constantFrom('available' as const, 'reduced' as const),
    operator: fc.constant('is' as const),
    value: fc.boolean(),
  }),
);

test.each(['EUR', 'JPY', 'KWD'])(
  'every stored rule is written for %s so that it is read as the same rule',
  (currency) => {
    fc.assert(
      fc.property(rule, (stored) => {
        const written: unknown = JSON.parse(JSON.stringify(toRuleSource(stored, currency)));
        expect(toRule(ruleSourceSchema.parse(written), currency)).toEqual(stored);
      }),
    );
  },
);

test('every rule that is accepted in a file can be stored', () => {
  const loose = fc.record(
    {
      field: fc.constantFrom('title', 'tag', 'option', 'price', 'stock', 'created', 'available', 'nonsense'),
      name,
      is: fc.oneof(name, fc.boolean()),
      below: fc.double({ noNaN: true, min: -5, max: 1e6 }),
      from: fc.integer({ min: -5, max: 9 }),
      to: fc.integer({ min: 0, max: 9 }),
      withinDays: fc.integer({ min: -1, max: 9 }),
    },
    { requiredKeys: ['field'] },
  );
  fc.assert(
    fc.property(loose, (written) => {
      const parsed = ruleSourceSchema.safeParse(written);
      if (!parsed.success) return;
      const rules = { match: 'all', rules: [toRule(parsed.data, 'EUR')] };
      expect(rulesSchema.safeParse(rules).success).toBe(true);
    }),
  );
});

test.each([
  [{ field: 'tag' }, 'must have one of is, isNot, contains, containsNot, startsWith, endsWith'],
  [{ field: 'tag', is: 'a', isNot: 'b' }, 'must have one of'],
  [{ field: 'price', below: 1, above: 2 }, 'must have either below or above'],
  [{ field: 'stock', from: 3, to: 1 }, '"from" must not be more than "to"'],
  [{ field: 'color', is: 'red' }, 'must be one of title, type'],
  ['tag is Oak', 'must be a rule, e.g. { field: tag, is: Oak }'],
])('%j is refused with what to write instead', (written, message) => {
  expect(ruleSourceSchema.safeParse(written).error?.issues[0]?.message).toContain(message);
});
