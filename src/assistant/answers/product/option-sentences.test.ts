import { expect, test } from 'vitest';
import { sampleOption } from '#tests/fixtures/sample-option.ts';
import { product, variant } from '#tests/fixtures/shops/memory-catalog.ts';
import { turnOf } from '#tests/helpers/assistant/memory-turn.ts';
import { valueSentence } from './option-sentences.ts';

function boardWith(option: string, values: readonly string[]) {
  const first = variant({ id: values[0] ?? 'only', values: values.slice(0, 1) });
  const others = values.slice(1).map((value) => variant({ id: value, values: [value] }));
  const options = values.length === 0 ? [] : [sampleOption(option, values)];
  return { first, board: product({ handle: 'board', title: 'Oak board', options, variants: [first, ...others] }) };
}

test.each([
  [['Size', []], 'wood', 'I don’t know that of the Oak board.'],
  [['Size', ['S', 'M']], 'wood', 'The Oak board comes in S and M.'],
  [['Edge', ['Bark', 'Steel']], 'glass', 'No, the Oak board doesn’t come in glass.'],
  [
    ['Colour', ['Red', 'Blue']],
    'green',
    'No, the Oak board doesn’t come in green. The Oak board comes in Red and Blue.',
  ],
  [['Size', ['S', 'M']], 'xl', 'No, the Oak board doesn’t come in xl. The Oak board comes in S and M.'],
] as const)('of a board with the option %j in %s it says: %s', ([option, values], asked, sentence) => {
  const { board, first } = boardWith(option, values);
  expect(valueSentence(turnOf([board], asked), { product: board, variant: first }, asked)).toBe(sentence);
});

test('a number names the variant whose price and stock are told', () => {
  const euros = (amount: number) => ({ amount, currency: 'EUR' });
  const variants = [
    variant({ id: '20', values: ['20 cm'], price: euros(2490) }),
    variant({ id: '28', values: ['28 cm'], price: euros(3490), available: false }),
    variant({ id: '32', values: ['32 cm'], price: euros(3990) }),
  ];
  const options = [sampleOption('Diameter', ['20 cm', '28 cm', '32 cm'])];
  const pan = product({ handle: 'pan', title: 'Frying pan', options, variants });
  const [first] = variants;
  const sentence = (asked: string) =>
    first && valueSentence(turnOf([pan], `do you have it in ${asked}?`), { product: pan, variant: first }, asked);
  expect(sentence('32')).toBe('Yes, the Frying pan comes in 32 cm, for €39.90.');
  expect(sentence('28')).toBe('The Frying pan in 28 cm is sold out. Available now: 20 cm and 32 cm.');
});
