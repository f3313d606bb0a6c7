import { beforeAll, expect, test } from 'vitest';
import { type AssistantUnderTest, type Reply, startAssistant } from '../../../tests/helpers/assistant.ts';
import { openDemoShop } from '../../../tests/helpers/demo-shop.ts';

let assistant: AssistantUnderTest;
beforeAll(() => {
  const shop = openDemoShop();
  assistant = startAssistant({ commerce: shop, content: shop });
});

/** The answer to the last of several messages of one visitor. */
async function after(...messages: readonly string[]): Promise<Reply> {
  const visitor = assistant.visitor();
  let reply: Reply | null = null;
  for (const message of messages) reply = await visitor.ask(message);
  if (!reply) throw new Error('nothing was asked');
  return reply;
}

const titles = ({ cards }: Reply): readonly string[] => cards.map(({ title }) => title);
const euros = ({ cards }: Reply): readonly number[] => cards.map(({ price }) => Number(price.replace('€', '')));

test('a search is refined by what is added', async () => {
  const reply = await after('A gift under €60', 'only oak');
  expect(reply.text).toContain('gift Oak under €60');
  expect(Math.max(...euros(reply))).toBeLessThan(60);
});

test('a new kind of thing is a new search', async () => {
  expect((await after('lamps under €150', 'mugs')).text).toBe('I found one product for mugs.');
});

test('cheaper is below the cheapest that was shown', async () => {
  const first = await after('lamps');
  const cheaper = await after('lamps', 'cheaper ones');
  const isBelow = Math.max(...euros(cheaper)) < Math.min(...euros(first));
  expect(isBelow || cheaper.text.startsWith('I found nothing')).toBe(true);
});

test('more shows others until there are none', async () => {
  const [first, second] = [await after('gifts'), await after('gifts', 'show more')];
  expect(titles(first).filter((title) => titles(second).includes(title))).toEqual([]);
  const rest = ['show more', 'show more', 'show more', 'show more', 'show more', 'show more'];
  expect((await after('gifts', ...rest)).text).toBe('That was all there is.');
});

test('an ordinal means the list shown last, also after one of it was spoken of', async () => {
  const list = await after('vases');
  const reply = await after('vases', 'how big is the second one?', 'and the third one, how big is it?');
  expect(titles(reply)).toEqual([titles(list)[2]]);
});

test('it means the product spoken of', async () => {
  expect((await after('Tell me about the Ull throw', 'how much is it?')).text).toMatch(
    /^Ull throw in \w+ costs €128\.$/,
  );
  expect((await after('Tell me about the Ull throw', 'do you have it in moss?')).text).toContain('comes in Moss');
  expect((await after('Tell me about the Ull throw', 'do you have it in pink?')).text).toBe(
    'No, Ull throw does not come in pink.',
  );
});

test('without anything to point at, it is asked which', async () => {
  expect((await after('add it')).text).toMatch(/^Which one/);
  expect((await after('how big is the second one?')).text).toMatch(/^Which one/);
});

test('a variant is added by its name and option', async () => {
  const reply = await after('add two morgen mugs in moss');
  expect(reply.text).toBe('Added 2 × Morgen mug in Moss to your cart.');
});

test('a number in a name is no quantity', async () => {
  expect((await after('add the Fjære bowls, set of three')).text).toMatch(/^Added Fjære bowls, set of three in/);
});

test('a cart is changed by what is said', async () => {
  const steps = ['add two morgen mugs in moss', 'change it to 5', 'what is in my cart?'];
  expect((await after(...steps)).text).toMatch(/^Your cart has 5 pieces, together €120/);
  expect((await after(...steps, 'remove the mugs', 'what is in my cart?')).text).toBe('Your cart is empty.');
});

test('two things are compared by name', async () => {
  const reply = await after('compare the Rille vase and the Bølge vase');
  const data = reply.parts.find(({ type }) => type === 'data-comparison')?.['data'];
  expect(data.titles).toEqual(['Rille vase', 'Bølge vase']);
  expect(data.rows.map(({ name }: { name: string }) => name)).toEqual(expect.arrayContaining(['Price', 'Height']));
});

test('what goes with a product is told, itself left out', async () => {
  const reply = await after('What goes with the Rille vase?');
  expect(titles(reply).length).toBeGreaterThan(1);
  expect(titles(reply)).not.toContain('Rille vase');
});

test.each([
  ['How do returns work?', '/policies/refund'],
  ['how long does delivery take?', '/policies/shipping'],
  ['Which bulb do I need?', '/blogs/journal/a-north-window-in-november'],
  ['What does it cost to mend a chipped bowl?', '/pages/care-and-repair#limits'],
  ['can I return something I have used', '/policies/refund#what-used-means'],
])('“%s” is answered from %s', async (question, href) => {
  const { parts, text } = await after(question);
  expect(parts.find(({ type }) => type === 'source-url')?.['url']).toBe(href);
  expect(text.length).toBeGreaterThan(40);
});

test.each(['do you deliver to Japan?', 'who wrote hamlet', 'What is the meaning of life?', 'Do you sell sofas?'])(
  'to “%s” it says that it could not find that',
  async (question) => {
    const { text, cards } = await after(question);
    expect(text).toMatch(/^I could not find/);
    expect(cards).toEqual([]);
  },
);

test('it says that it works by rules, and sees no orders', async () => {
  expect((await after('are you a bot?')).text).toContain('I work by rules, not by a language model');
  expect((await after('where is my order?')).text).toContain('I cannot see orders');
});

test('checkout is a link', async () => {
  const { parts } = await after('I want to check out');
  expect(parts.find(({ type }) => type === 'data-link')).toMatchObject({ data: { href: '/cart' } });
});
