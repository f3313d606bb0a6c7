import { expect, test } from 'vitest';
import { product, variant } from '#tests/fixtures/shops/memory-catalog.ts';
import { turnOf } from '#tests/helpers/assistant/memory-turn.ts';
import { noCriteria } from '../retrieval/resolve-product.ts';
import { foundText } from './found-text.ts';

test('words that only the rules read, `age` for `Alter`, deny nothing that is there', () => {
  const only = variant({ id: 'ukulele' });
  const ukulele = product({ handle: 'ukulele', title: 'Ukulele Sopran', variants: [only] });
  const criteria = { ...noCriteria, words: ['ukulele', 'age'], phrase: 'ukulele age' };
  const turn = turnOf([ukulele], 'ukulele from what age', { language: 'de' });
  const found = [{ product: ukulele, variant: only, reason: null }];
  const outcome = { found, total: 1, isMore: false, dropped: [], isClose: true, criteria };
  const text = foundText({ ...turn, typed: 'ukulele ab welchem alter' }, criteria, outcome);
  expect(text).toBe('Here’s what comes closest to “ukulele”.');
});
