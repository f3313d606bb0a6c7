import { expect, test } from 'vitest';
import { isOnAllGoods } from './all-goods.ts';

test.each([
  'Every product comes with a guarantee.',
  'Everything we sell carries a guarantee.',
  'None of our products is tested on animals.',
  'Keines unserer Produkte wird an Tieren getestet.',
  'Auf alle Geräte geben wir zwei Jahre Garantie.',
  'Vi gir to års garanti på alle varer.',
  'Ingen av våre produkter er testet på dyr.',
])('“%s” is about all goods', (text) => expect(isOnAllGoods(text)).toBe(true));

test.each(['Our drills come with a guarantee.', 'Bohrmaschinen haben Garantie.', 'Ingen retur på undertøy.'])(
  '“%s” is not',
  (text) => expect(isOnAllGoods(text)).toBe(false),
);
