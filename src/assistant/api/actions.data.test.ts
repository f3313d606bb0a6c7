import { expect, test } from 'vitest';
import { partsOf } from '#tests/helpers/assistant/parts-of.ts';
import type { AssistantReply } from '#tests/helpers/assistant/start-assistant.ts';
import { bodyJson } from '#tests/helpers/http/body-text.ts';
import { openCrockeryAssistant } from '#tests/fixtures/shops/crockery-shop.ts';
import { emptyConversation } from '../conversation/conversation.ts';
import { newProposalIds } from '../cart/write-cart.ts';
import type { StoredMessage } from './stream-parts.ts';

test('clear deletes the conversation', async () => {
  const asker = openCrockeryAssistant().visitor();
  await asker.ask('cups or plates');
  expect((await asker.post({ action: 'clear', conversationId: asker.conversationId })).status).toBe(200);
  expect(await bodyJson(await asker.post({ action: 'read', conversationId: asker.conversationId }))).toEqual({
    messages: [],
  });
  expect((await asker.ask('add the second one')).text).toMatch(/Which one/);
});

test('read returns the texts, sources and current product cards of a conversation', async () => {
  const asker = openCrockeryAssistant().visitor();
  await asker.ask('red cups');
  await asker.ask('How do returns work?');
  const { messages } = await bodyJson(await asker.post({ action: 'read', conversationId: asker.conversationId }));
  expect(messages.map(({ role, text }: { role: string; text: string }) => [role, text])).toEqual([
    ['user', 'red cups'],
    ['assistant', 'I found one product for Red cups.'],
    ['user', 'How do returns work?'],
    ['assistant', 'Returns: You may return things within thirty days.'],
  ]);
  expect(messages[1].cards).toMatchObject([{ variantId: 'cup-red', price: '€10' }]);
  expect(messages[3].sources).toEqual([{ label: 'Returns', href: '/policies/refund' }]);
});

test('an add can be undone once within ten seconds', async () => {
  const { visitor, clock } = openCrockeryAssistant();
  const asker = visitor();
  const undo = async () => {
    const { parts } = await asker.ask('add two red cups');
    return {
      action: 'undo',
      id: partsOf(parts, 'data-undo')[0]?.data.id,
      conversationId: asker.conversationId,
    };
  };
  const first = await undo();
  clock.now += 10_000;
  expect(await bodyJson(await asker.post(first))).toMatchObject({ ok: true, cart: { count: 0 } });
  expect((await asker.post(first)).status).toBe(404);
  const second = await undo();
  clock.now += 10_001;
  expect((await asker.post(second)).status).toBe(404);
  expect((await asker.ask('what is in my cart?')).text).toContain('2 items');
});

test('undoing an exchange brings the first variant back, and what was there of the other one stays', async () => {
  const { visitor } = openCrockeryAssistant();
  const asker = visitor();
  for (const message of ['add one blue cup', 'add one red cup']) await asker.ask(message);
  const { parts, text } = await asker.ask('swap the red cup for a blue one');
  expect(text).toMatch(/^Changed to .*Blue/);
  const { conversationId } = asker;
  const undone = await asker.post({ action: 'undo', id: partsOf(parts, 'data-undo')[0]?.data.id, conversationId });
  expect(await bodyJson(undone)).toMatchObject({ ok: true, cart: { count: 2 } });
  const reply = await asker.ask('what is in my cart?');
  expect(JSON.stringify(reply.parts)).toMatch(/Red/);
});

test('an exchange for more than there are leaves the cart as it is', async () => {
  const asker = openCrockeryAssistant().visitor();
  for (const message of ['add one blue cup', 'add two red cups']) await asker.ask(message);
  expect((await asker.ask('swap the red cups for blue ones')).text).toBe(
    'There aren’t that many left. Nothing in your cart has changed.',
  );
  expect((await asker.ask('what is in my cart?')).text).toContain('3 items');
});

test('emptying the cart waits for a confirmation, which counts once', async () => {
  const { shop, visitor } = openCrockeryAssistant();
  const asker = visitor();
  await asker.ask('add a red cup');
  const { parts } = await asker.ask('empty my cart');
  const id = partsOf(parts, 'data-proposal')[0]?.data.id;
  expect(shop.carts.writes).toEqual(['clear', 'add 1 cup-red']);
  const confirm = { action: 'confirm', id, conversationId: asker.conversationId };
  expect(await bodyJson(await asker.post(confirm))).toMatchObject({ ok: true, cart: { count: 0 } });
  expect((await asker.post(confirm)).status).toBe(404);
});

const emptyAfter = async (messages: readonly string[], waits = 0) => {
  const { shop, visitor, clock } = openCrockeryAssistant();
  const asker = visitor();
  for (const message of ['add a red cup', ...messages.slice(0, -1)]) await asker.ask(message);
  clock.now += waits;
  const { text } = await asker.ask(messages.at(-1) ?? '');
  return { text, isEmpty: shop.carts.writes.filter((write) => write === 'clear').length === 2 };
};

test.each(['yes', 'Yes, please.', 'yes please!', 'YES'])('“%s” right after a proposal accepts it', async (yes) => {
  expect(await emptyAfter(['empty my cart', yes])).toEqual({ text: 'Cart emptied.', isEmpty: true });
});

test.each(['yes but keep the cup', 'no', 'ok', 'yes?', 'maybe', 'not yes'])(
  '“%s” does not accept the proposal',
  async (message) => expect((await emptyAfter(['empty my cart', message])).isEmpty).toBe(false),
);

test('a yes accepts only the proposal of the answer before it, until it expires', async () => {
  expect((await emptyAfter(['yes'])).isEmpty).toBe(false);
  expect((await emptyAfter(['empty my cart', 'cups', 'yes'])).isEmpty).toBe(false);
  expect((await emptyAfter(['empty my cart', 'yes'], 10 * 60_000)).isEmpty).toBe(true);
  expect((await emptyAfter(['empty my cart', 'yes'], 10 * 60_000 + 1)).isEmpty).toBe(false);
});

test('a yes counts once and invalidates the button of the proposal', async () => {
  const { shop, visitor } = openCrockeryAssistant();
  const asker = visitor();
  await asker.ask('add a red cup');
  const { parts } = await asker.ask('empty my cart');
  await asker.ask('yes');
  await asker.ask('yes');
  const id = partsOf(parts, 'data-proposal')[0]?.data.id;
  expect((await asker.post({ action: 'confirm', id, conversationId: asker.conversationId })).status).toBe(404);
  expect(shop.carts.writes).toEqual(['clear', 'add 1 cup-red', 'clear']);
});

test('a yes of another visitor accepts nothing', async () => {
  const { shop, visitor } = openCrockeryAssistant();
  const [mine, other] = [visitor(), visitor()];
  await mine.ask('add a red cup');
  await mine.ask('empty my cart');
  other.conversationId = mine.conversationId;
  await other.ask('yes');
  expect(shop.carts.writes).toEqual(['clear', 'add 1 cup-red']);
});

test('the new proposals of a turn are those that were not there before', () => {
  const before = emptyConversation();
  const kept = (id: string) => ({ id, change: { kind: 'clear' } as const, target: null, until: 1 });
  expect(newProposalIds(before, { ...before, proposals: [kept('a'), kept('b')] })).toEqual(['a', 'b']);
  expect(newProposalIds({ ...before, proposals: [kept('a')] }, { ...before, proposals: [kept('a')] })).toEqual([]);
});

test('a stored answer has its proposals and its undo until they expire', async () => {
  const { visitor, clock } = openCrockeryAssistant();
  const asker = visitor();
  const offers = async () => {
    const { messages } = await bodyJson(await asker.post({ action: 'read', conversationId: asker.conversationId }));
    return messages.map(({ proposals, undo }: StoredMessage) => [
      proposals.map(({ button }) => button),
      undo?.ms ?? null,
    ]);
  };
  await asker.ask('add a red cup');
  await asker.ask('empty my cart');
  await asker.ask('cups');
  const nothing = [[], null];
  clock.now += 4000;
  expect(await offers()).toEqual([nothing, [[], 6000], nothing, [['Empty cart'], null], nothing, nothing]);
  clock.now += 6001;
  expect(await offers()).toEqual([nothing, nothing, nothing, [['Empty cart'], null], nothing, nothing]);
  clock.now += 10 * 60_000;
  expect(await offers()).toEqual([nothing, nothing, nothing, nothing, nothing, nothing]);
});

test('confirmed proposals and used undos are no longer offered', async () => {
  const asker = openCrockeryAssistant().visitor();
  const act = (action: string, id: string | undefined) =>
    asker.post({ action, id, conversationId: asker.conversationId });
  const id = ({ parts }: AssistantReply, type: 'data-undo' | 'data-proposal') => partsOf(parts, type)[0]?.data.id;
  await act('undo', id(await asker.ask('add a red cup'), 'data-undo'));
  await act('confirm', id(await asker.ask('empty my cart'), 'data-proposal'));
  const { messages } = await bodyJson(await asker.post({ action: 'read', conversationId: asker.conversationId }));
  expect(messages.map(({ proposals, undo }: StoredMessage) => [proposals, undo])).toEqual(
    messages.map(() => [[], null]),
  );
});

test.each([
  ['add a lamp', 'The Tall lamp is sold out.'],
  ['add three blue cups', 'There aren’t that many left. Nothing in your cart has changed.'],
  ['add 500 red cups', 'I can add between 1 and 99 of a product.'],
  ['apply the code NOPE', 'We don’t recognise this code. Check the spelling.'],
  ['remove the plate', 'That isn’t in your cart.'],
])('“%s” is refused: %s', async (message, text) => {
  const { shop, visitor } = openCrockeryAssistant();
  expect((await visitor().ask(message)).text).toBe(text);
  expect(shop.carts.writes).toEqual(['clear']);
});

test('the button of a product card adds a variant that was shown, once for each press', async () => {
  const { shop, visitor } = openCrockeryAssistant();
  const asker = visitor();
  await asker.ask('cups');
  const press = (id: string, variantId: string) =>
    asker.post({ action: 'add', id, variantId, conversationId: asker.conversationId });
  expect(await bodyJson(await press('press-1', 'cup-blue'))).toMatchObject({ ok: true, cart: { count: 1 } });
  expect((await press('press-1', 'cup-blue')).status).toBe(404);
  expect((await press('press-2', 'plate-1')).status).toBe(404);
  expect(shop.carts.writes).toEqual(['add 1 cup-blue']);
  expect(asker.cookies.has('cart')).toBe(true);
});

test('a product card uses the variant URLs of the shop', async () => {
  expect((await openCrockeryAssistant().visitor().ask('red cups')).cards[0]?.href).toBe('/products/cup?colour=red');
  expect((await openCrockeryAssistant({ variantUrls: 'id' }).visitor().ask('red cups')).cards[0]?.href).toBe(
    '/products/cup?variant=cup-red',
  );
});

test('a rating is stored with its answer', async () => {
  const { services, visitor } = openCrockeryAssistant();
  const asker = visitor();
  const { parts } = await asker.ask('cups');
  const rated = await asker.post({
    action: 'rate',
    id: partsOf(parts, 'start')[0]?.messageId,
    good: false,
    conversationId: asker.conversationId,
  });
  expect(rated.status).toBe(200);
  const kept = await services.conversations.read(asker.conversationId?.split('.')[0] ?? '');
  expect(kept?.turns[1]).toMatchObject({ rating: 'bad' });
});
