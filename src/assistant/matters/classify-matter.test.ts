import { assert, property, string } from 'fast-check';
import { expect, test } from 'vitest';
import { matterExamples, matterPatternsHash, readMatterPatterns } from '../../../scripts/shop-matters/examples.ts';
import { distributionOf, likeliest } from '../classify/linear-model.ts';
import { classifyMatter, loadModel, matterFeatures, matterNames } from './classify-matter.ts';
import { trainedOn } from './matter-weights.ts';

const matterOf = async (message: string) => likeliest(await classifyMatter(message)).name;

test('the weights were made from the patterns: `npm run train-matters` makes them anew', () => {
  expect(trainedOn).toBe(matterPatternsHash());
});

test.each([
  ['nobody is home during the day, can next door sign for it', 'delivery-point'],
  ['the jug arrived smashed to pieces', 'damaged'],
  ['darf ich meinen hund mitbringen', 'dogs'],
  ['ich wohne im vierten stock ohne aufzug, tragt ihr das hoch', 'delivery-upstairs'],
  ['kan jeg dele opp betalingen', 'payment-instalments'],
  ['hvor lenge har dere åpent på lørdag', 'opening-hours'],
  ['show me green lamps under 40 euros', 'none'],
  ['ist die decke in der maschine waschbar', 'none'],
  ['legg to stykker i kurven', 'none'],
])('“%s” is most likely about %s', async (message, matter) => {
  expect(await matterOf(message)).toBe(matter);
});

const readings = await Promise.all(
  readMatterPatterns()
    .filter(({ isHeldOut }, index) => isHeldOut && index % 3 === 0)
    .flatMap((pattern, seed) => matterExamples(pattern, 1, seed))
    .map(async ({ matter, message }) => ({ matter, ...likeliest(await classifyMatter(message)) })),
);

test('of messages that were not trained with, three of five are recognized among ninety matters', () => {
  const asked = readings.filter(({ matter }) => matter !== 'none');
  expect(asked.filter(({ matter, name }) => matter === name).length / asked.length).toBeGreaterThan(0.6);
});

test('of what is said to ask nothing of a shop, few do', () => {
  const goods = readings.filter(({ matter }) => matter === 'none');
  const mistaken = goods.filter(({ name, share }) => name !== 'none' && share > 0.5);
  expect(mistaken.length / goods.length).toBeLessThan(0.05);
});

test('any text gives a distribution', async () => {
  const model = await loadModel();
  assert(
    property(string({ unit: 'binary', maxLength: 400 }), (message) => {
      const shares = [...distributionOf(model, matterFeatures(message))];
      expect(shares.map(([name]) => name)).toEqual(matterNames);
      expect(shares.reduce((sum, [, share]) => sum + share, 0)).toBeCloseTo(1);
    }),
    { numRuns: 50 },
  );
});
