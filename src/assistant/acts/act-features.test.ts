import { assert, boolean, nat, property, record, string } from 'fast-check';
import { expect, test } from 'vitest';
import { actFeatures } from './act-features.ts';
import { distributionOf } from '../classify/linear-model.ts';
import { loadModel } from './classify-act.ts';
import { dialogueActs } from './dialogue-act.ts';

const nothing = { hasFocus: false, shown: 0, wasAsked: false };
const textOf = (message: string): readonly string[] => actFeatures(message, nothing).text;

test('words, pairs, triples and the ends of a message are features', () => {
  expect(textOf('Ist da Gift drin?')).toEqual(
    expect.arrayContaining(['^ ist', 'ist da', 'drin ?', 'gift drin ?', '? $']),
  );
});

test('letters of a word are features, so that a slip leaves some of them', () => {
  const shared = textOf('hinzufügen').filter((feature) => textOf('hinzufüegn').includes(feature));
  expect(shared).toContain('~hinzu');
});

test.each([
  ['add the kettle', 'add the teapot'],
  ['is it waterproof', 'is it washable'],
  ['habt ihr Gartenhandschuhe', 'habt ihr Winterstiefel'],
  ['2 stk takk', '12 stk takk'],
])('“%s” has the features of “%s”', (message, other) => {
  expect(textOf(message)).toEqual(textOf(other));
});

test('the context tells what was shown and whether something was asked', () => {
  const { context } = actFeatures('yes', { hasFocus: true, shown: 3, wasAsked: true });
  expect(context).toEqual(['@one', '@one 1', '@1', '@asked']);
});

test('any text gives a distribution', async () => {
  const model = await loadModel();
  const anyContext = record({ hasFocus: boolean(), shown: nat(9), wasAsked: boolean() });
  assert(
    property(string({ unit: 'binary', maxLength: 400 }), anyContext, (message, context) => {
      const shares = distributionOf(model, actFeatures(message, context));
      const sum = [...shares.values()].reduce((total, share) => total + share, 0);
      expect([...shares.keys()]).toEqual(dialogueActs);
      expect([...shares.values()].every((share) => share >= 0 && share <= 1)).toBe(true);
      expect(sum).toBeCloseTo(1);
    }),
    { numRuns: 50 },
  );
});

test('a message of 2,000 characters has no more features than its beginning', () => {
  const message = 'dann nehmen wir das Sieb und die Schale. '.repeat(50);
  expect(textOf(message)).toEqual(textOf(message.slice(0, 300)));
});
