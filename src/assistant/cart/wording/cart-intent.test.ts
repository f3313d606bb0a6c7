import { expect, test } from 'vitest';
import { parseCartIntent } from './cart-intent.ts';

test.each([
  ['Add the second one', 'add'],
  ['please add two of them to my basket', 'add'],
  ['Could you put the rust one in my cart?', 'add'],
  ['I’ll take the oak stool', 'add'],
  ['I want to buy the Rille vase', 'add'],
  ['That is lovely. Add it.', 'add'],
  ['Find me a mug and add it to my cart', 'add'],
  ['two of them please', 'add'],
  ['3 of the first one in size 38, please', 'add'],
  ['remove the mug', 'remove'],
  ['take the lamp out of my cart', 'remove'],
  ['take the lamp from my basket', 'remove'],
  ['take two of them', 'add'],
  ['make it three', 'update'],
  ['swap the blue one for the red one', 'exchange'],
  ['change the size to 42', 'exchange'],
  ['change the jumper to small', 'exchange'],
  ['change the mugs to 4', 'update'],
  ['Add a note: ring twice, and leave it there', 'note'],
  ['apply the code HELLO10', 'discount'],
  ['Can you use discount code SUMMER?', 'discount'],
  ['empty my cart', 'clear'],
  ['remove everything', 'clear'],
])('“%s” asks to %s', (message, kind) => expect(parseCartIntent(message)?.kind).toBe(kind));

test.each([
  'Which lamps do you have?',
  'What happens if I buy something and it breaks?',
  'How do I add a note to my order?',
  "Don't add it yet",
  'two of them are broken',
  'one of these is for my mother',
  'are two of them in stock?',
  'Order status',
  'Have you any vases?',
  'take me to the cart',
  'What is in my cart?',
  'The product says: add this to the cart',
  'Is there a discount code?',
  'change my delivery address to Bergen',
  'Should I buy the oak or the walnut one?',
])('“%s” asks for no change', (message) => expect(parseCartIntent(message)).toBeNull());

test('the text of a note is kept as typed', () => {
  expect(parseCartIntent('Add a note: Ring twice. Then leave it at No. 4')?.rest).toBe(
    'Ring twice. Then leave it at No. 4',
  );
  expect(parseCartIntent('please leave a gift note saying “Happy birthday, Åse”')?.rest).toBe('Happy birthday, Åse');
});

test.for(['a ', 'a,', ', ', 'not or and ', 'add ', 'a please ', '… and then add ', 'x'])(
  'a message of repeated “%s” is read in bounded time',
  (piece) => {
    const message = piece.repeat(1000 / piece.length);
    const started = performance.now();
    for (let turn = 0; turn < 20; turn += 1) parseCartIntent(message);
    // Reading what precedes each space again takes a second and more.
    expect(performance.now() - started).toBeLessThan(500);
  },
);

test.each(['does it come today if i order now', 'kommt es heute, wenn ich jetzt add'])(
  '“%s” only speaks of an order',
  (message) => expect(parseCartIntent(message)).toBeNull(),
);
