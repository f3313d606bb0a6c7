import { expect, test } from 'vitest';
import { detailText } from './detail-text.ts';

test.each([
  ['["Wool","Linen"]', 'Wool, Linen'],
  ['[38, 40]', '38, 40'],
  ['{"value":4.5,"unit":"CENTIMETERS"}', '4.5 cm'],
  ['[{"value":4,"unit":"cm"},{"value":6,"unit":"cm"}]', '4 cm, 6 cm'],
  [
    '{"type":"root","children":[{"type":"paragraph","children":[{"type":"text","value":"Wash"},{"type":"text","bold":true,"value":"cold"}]},{"type":"paragraph","children":[{"type":"text","value":"Dry flat"}]}]}',
    'Wash cold Dry flat',
  ],
])('a cell %s is shown as “%s”', (cell, text) => {
  expect(detailText(cell)).toBe(text);
});

test.each(['Wool', 'blue; red', '[sic]', '[]', '{}', '{"a":1}', '[["a"]]', '12', '[null]'])(
  'a cell %s is its own text',
  (cell) => {
    expect(detailText(cell)).toBe(cell);
  },
);
