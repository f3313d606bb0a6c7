import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { languages, messagesFor } from '#messages/messages.ts';
import { flashText } from './cart-reply.ts';
import { type Flash, flashCookie, readFlash } from './flash.ts';

const text = fc.string({ unit: 'grapheme', maxLength: 40 });
const flash: fc.Arbitrary<Flash> = fc.oneof(
  fc.record({ kind: fc.constant('added' as const), title: text }),
  fc.record({ kind: fc.constant('quantity' as const), title: text, quantity: fc.integer({ min: 1, max: 999 }) }),
  fc.record({
    kind: fc.constant('removed' as const),
    title: text,
    variantId: text,
    quantity: fc.integer(),
    attributes: fc.constant({ Initials: 'AB' }),
  }),
  fc.record({ kind: fc.constantFrom('note' as const, 'cleared' as const, 'recovered' as const, 'filled' as const) }),
  fc.record({ kind: fc.constantFrom('code' as const, 'code_early' as const, 'code_removed' as const), code: text }),
  fc.record({
    kind: fc.constant('refused' as const),
    reason: fc.constantFrom('over_stock' as const, 'code_minimum' as const, 'bad_form' as const),
    detail: fc.option(text),
  }),
);

const inAllLanguages = Object.keys(languages).map((language) => messagesFor(language));

test('a flash is read as it was written, and has a sentence', () => {
  fc.assert(
    fc.property(flash, fc.option(text), (given, back) => {
      const [pair = ''] = flashCookie({ flash: given, back }, false).split('; ');
      expect(readFlash(pair, false)).toEqual({ flash: given, back });
      for (const { cart } of inAllLanguages) expect(flashText(given, cart)).toMatch(/[.!?]$/);
    }),
  );
});

test('a removal with texts that no cookie holds is still reported, without undo', () => {
  const removed = { kind: 'removed' as const, title: 'ランプ', variantId: '7', quantity: 1, attributes: {} };
  for (const [engraving, kind] of [
    ['あ'.repeat(350), 'removed'],
    ['あ'.repeat(500), 'removed_for_good'],
  ] as const) {
    const cookie = flashCookie({ flash: { ...removed, attributes: { engraving } }, back: '/cart' }, true);
    expect(cookie.length).toBeLessThanOrEqual(4096);
    const [pair = ''] = cookie.split('; ');
    expect(readFlash(pair, true)?.flash).toMatchObject({ kind, title: 'ランプ' });
  }
});

test('a cookie that this service did not write is ignored', () => {
  for (const value of ['', '{}', '[]', 'null', '{"flash":{"kind":"hello"},"back":null}', '%7B']) {
    expect(readFlash(`flash=${encodeURIComponent(value)}`, false)).toBeNull();
  }
  fc.assert(
    fc.property(fc.string(), (value) => {
      expect(readFlash(`flash=${value}`, false)).toBeNull();
    }),
  );
});
