import { expect, test } from 'vitest';
import { product, variant } from '#tests/fixtures/shops/memory-catalog.ts';
import { turnOf } from '#tests/helpers/assistant/memory-turn.ts';
import { partsOf } from '#tests/helpers/assistant/parts-of.ts';
import { recordAnswer } from '#tests/helpers/assistant/record-answer.ts';

const [shoe, sock, boot] = ['Shoe', 'Sock', 'Boot'].map((title) => {
  const made = variant({ id: title });
  return { product: product({ handle: title.toLowerCase(), title, variants: [made] }), variant: made, reason: null };
});
const matches = (...all: readonly (typeof shoe)[]) => all.filter((each) => each !== undefined);

test('what a part of an answer shows stays beside what a further part shows', async () => {
  const turn = turnOf([], 'the shoe please. do you have socks?');
  const { titles, parts } = await recordAnswer(turn, (answer) => {
    answer.startPart();
    answer.showProducts(matches(boot));
    answer.showProducts(matches(shoe));
    answer.startPart();
    answer.showProducts(matches(sock, shoe));
  });
  expect(titles).toEqual(['Sock', 'Shoe']);
  expect(
    partsOf(parts, 'data-products')
      .at(-1)
      ?.data.cards.map(({ title }) => title),
  ).toEqual(titles);
});

test('`it` is what the last part is about', async () => {
  const turn = turnOf([], 'the shoe please. do you have socks?');
  const { result } = await recordAnswer(turn, (answer) => {
    answer.showProducts(matches(shoe));
    answer.startPart();
    answer.showProducts(matches(sock));
    return answer.finish();
  });
  expect(result.spokenOf?.product.title).toBe('Sock');
  expect(result.products).toHaveLength(2);
});
