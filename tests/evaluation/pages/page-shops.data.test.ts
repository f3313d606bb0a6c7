import { beforeAll, expect, test } from 'vitest';
import { askPageShop, type PageAnswer, pageShops } from './page-shops.ts';

const answers: PageAnswer[] = [];

beforeAll(async () => {
  for (const name of pageShops) answers.push(...(await askPageShop(name)));
}, 120_000);

const ofKind = (kind: PageAnswer['kind']) => answers.filter((each) => each.kind === kind);

test('every question to a page says what a right answer contains', () => {
  expect(ofKind('page')).toHaveLength(192);
  expect(ofKind('page').filter(({ expected }) => expected.trim() === '')).toEqual([]);
});

test('of questions in other words than those of the pages, a sixth is answered', () => {
  expect(ofKind('page').filter(({ isRight }) => isRight).length).toBeGreaterThanOrEqual(192 / 6);
});

test('for goods that a shop does not have, a page is seldom quoted', () => {
  const goods = ofKind('goods');
  expect(goods.filter(({ isQuoted }) => isQuoted).length / goods.length).toBeLessThan(0.15);
});
