import { expect, test } from 'vitest';
import { product, variant } from '#tests/fixtures/shops/memory-catalog.ts';
import { referenceTo, turnOf, vocabularyOf } from '#tests/helpers/assistant/memory-turn.ts';
import { recordAnswer } from '#tests/helpers/assistant/record-answer.ts';
import type { Conversation } from '../conversation/conversation.ts';
import { indexPassage } from '../retrieval/passages/rank-passages.ts';
import { readSlots } from './criteria/slots.ts';
import { sizeAdviceRule } from './size-advice.ts';

test.each([
  'what size do i need',
  'which shoe size should i take',
  'which length would i need',
  'what width can i take',
  'what sizes must i order',
  'i am 182, which size',
  'for 182 cm which boot size is it',
  'which lange for 182',
  'what size for 182 cm',
  'which ski length for 182cm',
  'what size when 182 tall',
  'what size is right',
  'which sizes are best',
  'which size need i',
  'what sizes wear i',
  'what size would fit me',
  'which size fits me',
  'what sizes fit me',
  "what's my size",
  'what is my size',
  'how do i find my size',
  'to know the right size',
  'measure my size',
  'work out my size',
  'tell my size',
  'a size guide',
  'size chart',
  'size table',
  'size advice',
  'do they run small',
  'it runs large',
  'does it fit tight',
  'it fits true to size',
  'they come up big',
  'it comes up to size',
  'should i size up',
  'i size down',
])('“%s” asks which size fits', (text) => {
  expect(sizeAdviceRule.pattern.test(text)).toBe(true);
});

test.each([
  'what size is it',
  'which size do you have',
  'what size for 82 cm',
  'what size for 282 cm',
  'which lamp do i need',
  'what sizes are in stock',
  'find the size',
  'a small size',
  'does it fit me',
  'they run',
  'size 42',
  'my size is 42',
])('“%s” does not', (text) => {
  expect(sizeAdviceRule.pattern.test(text)).toBe(false);
});

const sizes = [{ name: 'Size', values: ['S', 'M'].map((value) => ({ value, swatch: null })) }];
const inSizes = ['S', 'M'].map((value) => variant({ id: value, values: [value] }));
const jacket = (summary: string, details: readonly { readonly name: string; readonly value: string }[] = []) =>
  product({
    handle: 'jacket',
    title: 'Rain jacket',
    type: 'Jackets',
    summary,
    details,
    options: sizes,
    variants: inSizes,
  });
const guide = indexPassage({
  title: 'Size guide',
  heading: 'Size guide',
  text: 'M fits a chest of 95 cm.',
  href: '/size',
});

async function advise(
  of: ReturnType<typeof jacket>,
  message = 'what size do I need',
  more: Partial<Conversation> = {},
) {
  const turn = turnOf([of], message, { focus: referenceTo(of), lastProducts: [referenceTo(of)], ...more });
  const criteria = readSlots(message, await vocabularyOf([of]), 2);
  const guided = { ...turn, passages: () => Promise.resolve([guide]) };
  const ask = (given: typeof turn) => recordAnswer(given, (answer) => sizeAdviceRule.answer(given, answer, criteria));
  return { own: await ask(turn), guided: await ask(guided) };
}

test.each([
  'They run small.',
  'It runs a bit large.',
  'Fits really very tight.',
  'It comes up big.',
  'Coming up short.',
  'True to size.',
  'Please size up.',
  'Take one size bigger.',
  'Sizes smaller than usual.',
  'For a body height of 185 cm.',
  'Inside leg length 80 cm.',
  'Fällt klein aus.',
  'Sie fallen etwas groß aus.',
  'Fällt normal aus.',
  'Für eine Körpergröße von 180 cm.',
  'Normal geschnitten.',
  'Bitte eine Größe größer nehmen.',
  'Eine Größe kleiner bestellen.',
  'Liten i størrelsen.',
  'Store i størrelse.',
  'Normale i størrelsen.',
  'Passer til kroppshøyde 180 cm.',
])('“%s” says how a product fits: it is quoted, and the guide of the shop is not', async (sentence) => {
  const { own, guided } = await advise(jacket(`A jacket. ${sentence}`));
  const said = `Here’s what we say about the Rain jacket: “${sentence}”`;
  expect(own.text).toBe(`${said} The Rain jacket comes in S and M.`);
  expect(guided.text).toBe(own.text);
});

test.each(['It runs well.', 'It fits.', 'One size.', 'Fällt auf.', 'I størrelsen.', 'A small jacket.'])(
  '“%s” says nothing of it',
  async (sentence) => {
    const { own, guided } = await advise(jacket(`A jacket. ${sentence}`));
    expect(own.text).toMatch(
      /^I can’t tell which size fits best: nothing here says so\. .*The Rain jacket comes in S and M\.$/,
    );
    expect(guided.text).toBe('Size guide: M fits a chest of 95 cm. The Rain jacket comes in S and M.');
  },
);

test('no more than two sentences are quoted, and details are said once', async () => {
  const { own } = await advise(
    jacket('Runs small. Size up. True to size.', [
      { name: 'Fit', value: 'Runs small' },
      { name: 'Sizing', value: 'EU' },
    ]),
  );
  expect(own.text.match(/“/g)).toHaveLength(2);
  expect(own.text).toContain('fit: Runs small');
  expect(own.text).toContain('sizing: EU');
});

test('a measure of one’s own is in no guide', async () => {
  for (const message of [
    "I'm 182 tall, what size do I need?",
    'he is 182 cm, what size should I take',
    "my son's 182, what size do I need",
  ])
    expect((await advise(jacket(''), message)).guided.text, message).toContain('M fits a chest of 95 cm.');
});

test('where no product is meant, none is shown', async () => {
  const { own, guided } = await advise(jacket('Runs small.'), 'what size do I need', { focus: null, lastProducts: [] });
  expect(own).toMatchObject({ titles: [], text: expect.stringMatching(/^I can’t tell which size fits best/) });
  expect(guided).toMatchObject({ titles: [], text: 'Size guide: M fits a chest of 95 cm.' });
});

test('a product without sizes is shown without any', async () => {
  const bag = product({ handle: 'bag', title: 'Bag', summary: 'Runs small.', variants: [variant({ id: 'bag' })] });
  expect((await advise(bag)).own.text).toBe('Here’s what we say about the Bag: “Runs small.”');
});
