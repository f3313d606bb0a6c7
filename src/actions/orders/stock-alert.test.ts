import { expect, test } from 'vitest';
import { messagesFor } from '#messages/messages.ts';
import type { StockAlertOutcome } from '#shop/product/stock-alert.ts';
import { sampleProduct, sampleVariant } from '#tests/fixtures/products.ts';
import { handleStockAlert } from './stock-alert.ts';

const soldOut = sampleVariant({ id: '1', available: false });
const product = sampleProduct({ handle: 'mug', variants: [soldOut, sampleVariant({ id: '2', available: true })] });
const of = { product, variant: soldOut };
const named = { product: 'mug', variant: '1' };

/** Posts fields to alerts that record what was requested, and know the token `known`. */
async function post(fields: Readonly<Record<string, unknown>>, outcome: StockAlertOutcome = 'requested') {
  const requested: (readonly string[])[] = [];
  const alert = (token: string, isConfirmed: boolean) =>
    token === 'known' ? { handle: 'mug', variantId: '1', isConfirmed } : null;
  const request = {
    alerts: {
      request: async (variantId: string, email: string) => {
        requested.push([variantId, email]);
        return outcome;
      },
      find: async (token: string) => alert(token, false),
      confirm: async (token: string) => alert(token, true),
      cancel: async (token: string) => void requested.push(['cancel', token]),
    },
    catalog: { product: async (handle: string) => (handle === 'mug' ? product : null) },
    messages: messagesFor('en-GB').checkout.fields,
  };
  return { state: await handleStockAlert(request, new Map(Object.entries(fields))), requested };
}

test('a request for a sold-out variant is recorded', async () => {
  const { state, requested } = await post({ ...named, email: ' kari@example.org ' });
  expect([state, requested]).toEqual([
    { step: 'requested', of, email: 'kari@example.org' },
    [['1', 'kari@example.org']],
  ]);
});

test('the form is shown before an address was entered, and again with what is wrong with it', async () => {
  expect((await post(named)).state).toEqual({ step: 'form', of, email: '', error: null });
  const { state, requested } = await post({ ...named, email: 'kari@' });
  expect(state).toMatchObject({ step: 'form', email: 'kari@', error: expect.stringMatching(/email address/) });
  expect(requested).toEqual([]);
});

test('a variant that is available needs no request, also when it has become so meanwhile', async () => {
  const available = { ...named, variant: '2', email: 'kari@example.org' };
  expect(await post(available)).toMatchObject({
    state: { step: 'available', of: { variant: { id: '2' } } },
    requested: [],
  });
  expect((await post({ ...named, email: 'kari@example.org' }, 'available')).state).toEqual({ step: 'available', of });
});

test.each([{}, { product: 'jug', variant: '1' }, { product: 'mug', variant: '9' }, { product: 'mug' }])(
  '%j names nothing that exists',
  async (fields) => {
    expect(await post({ ...fields, email: 'kari@example.org' })).toEqual({ state: null, requested: [] });
  },
);

test('a variant that the platform does not know names nothing that exists', async () => {
  expect((await post({ ...named, email: 'kari@example.org' }, 'unknown')).state).toBeNull();
});

test('the link of an email asks, confirms, and cancels', async () => {
  expect((await post({ token: 'known' })).state).toEqual({ step: 'confirm', of, token: 'known' });
  expect((await post({ token: 'known', action: 'confirm' })).state).toEqual({ step: 'confirmed', of, token: 'known' });
  expect((await post({ token: 'known', action: 'cancel' })).requested).toEqual([['cancel', 'known']]);
  expect((await post({ token: 'known', 'List-Unsubscribe': 'One-Click' })).requested).toEqual([['cancel', 'known']]);
  expect((await post({ token: 'forged', action: 'confirm' })).state).toEqual({ step: 'gone' });
});
