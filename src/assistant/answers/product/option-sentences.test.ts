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
