import { expect, test } from 'vitest';
import { sampleOption } from '#tests/fixtures/sample-option.ts';
import { product, variant } from '#tests/fixtures/shops/memory-catalog.ts';
import { memoryShop } from '#tests/fixtures/shops/memory-shop.ts';
import { askInTurn, startAssistant } from '#tests/helpers/assistant/start-assistant.ts';

const euros = (amount: number) => ({ amount: amount * 100, currency: 'EUR' as const });
const thing = (title: string, price: number, said: { readonly weight?: string; readonly summary?: string } = {}) =>
  product({
    handle: title.toLowerCase().replaceAll(/\W+/g, '-'),
    title,
    type: title.split(' ').at(-1) ?? '',
    summary: said.summary ?? '',
    details: said.weight === undefined ? [] : [{ name: 'Weight', value: said.weight }],
    variants: [variant({ id: title, price: euros(price) })],
  });

const products = [
  thing('Field ukulele', 75, { weight: '450 g' }),
  thing('Breeze concert ukulele', 120, { weight: '600 g', summary: 'Comes with a padded bag.' }),
  thing('Clip-on tuner', 15),
  thing('Salt and pepper shaker', 22),
  thing('Entkalker Pulver', 8),
  thing('Handmühle Trullo', 79),
  thing('Termos Bekk', 35),
  thing('Ullsokker', 19),
  product({
    handle: 'stand',
    title: 'Music stand',
    options: [sampleOption('Size', ['Small', 'Large'])],
    variants: [
      variant({ id: 'small', values: ['Small'], price: euros(25) }),
      variant({ id: 'large', values: ['Large'], price: euros(40) }),
    ],
  }),
];

const ask = (...messages: readonly string[]) => askInTurn(startAssistant(memoryShop({ products })).visitor(), messages);

const tuner = 'tell me about the clip-on tuner';
const ukulele = 'tell me about the field ukulele';

test.each([
  [[ukulele, 'how much is it with the tuner'], 'Together they cost €90.'],
  [[ukulele, 'what does it cost together with the tuner?'], 'Together they cost €90.'],
  [['how much are two salt and pepper shakers and a tuner'], '2 of them cost €44. The Clip-on tuner costs €15.'],
  [[tuner, 'price for two of these'], '2 of them cost €30.'],
  [['erzähl mir von der Handmühle', 'was kostet die zusammen mit dem Entkalker?'], 'Zusammen kosten sie 87 €.'],
  [['was kosten die Handmühle und der Entkalker zusammen'], 'Zusammen kosten sie 87 €.'],
  [['erzähl mir von der Handmühle', 'was würden drei kosten'], '3 Stück kosten 237 €.'],
  [['vis meg termos bekk', 'hva koster den sammen med ullsokkene'], 'Til sammen koster de 54 €.'],
  [['vis meg ullsokker', 'hvor mye blir det for to'], '2 stykker koster 38 €.'],
  [['ukuleles', 'what would both cost together'], 'Together they cost €195.'],
])('after %j the sum is said: %s', async (messages, sum) => {
  expect((await ask(...messages)).text.replaceAll('\u00a0', ' ')).toContain(sum);
});

test('what comes at several prices costs from the lowest on, until a variant is chosen', async () => {
  const about = 'tell me about the music stand';
  expect((await ask(about, 'how much with the tuner')).text).toBe(
    'The Music stand costs from €25. The Clip-on tuner costs €15. Together they cost from €40.',
  );
  expect((await ask(about, 'in large', 'how much with the tuner')).text).toMatch(/Together they cost €55\.$/);
});

test.each([
  [['how much is the salt and pepper shaker']],
  [[ukulele, 'how much is it with delivery']],
  [[ukulele, 'how much with gift wrap']],
  [[ukulele, 'how much is it or the tuner']],
])('%j asks for no sum', async (messages) => {
  expect((await ask(...messages)).text).not.toContain('Together');
});

test('which of several is meant is asked, with the question for each', async () => {
  const { text, suggestions } = await ask(tuner, 'how much with the ukulele');
  expect(text).toBe('Which one do you mean: Field ukulele or Breeze concert ukulele?');
  expect(suggestions[1]).toBe('how much with the Breeze concert ukulele');
  const chosen = await ask(tuner, 'how much with the ukulele', suggestions[1] ?? '');
  expect(chosen.text).toMatch(/Together they cost €135\.$/);
});

test.each([
  [[ukulele, 'is it lighter than the concert one?'], 'The Field ukulele is the lightest: 450 g.'],
  [[ukulele, 'is it cheaper than the one with the bag'], 'The Field ukulele is the cheapest: €75.'],
  [['erzähl mir von der Handmühle', 'ist die teurer als der Entkalker'], 'Am teuersten ist Handmühle Trullo: 79 €.'],
  [['vis meg termos bekk', 'er den dyrere enn ullsokkene'], 'Termos Bekk er dyrest: 35 €.'],
  [[tuner, 'is it cheaper than the music stand'], 'The Clip-on tuner costs €15. The Music stand costs from €25.'],
  [[tuner, 'is it cheaper than the ukulele'], 'Which one do you mean: Field ukulele or Breeze concert ukulele?'],
])('%j is compared with what it names: %s', async (messages, answer) => {
  expect((await ask(...messages)).text.replaceAll('\u00a0', ' ')).toContain(answer);
});

test.each(['is it smaller than a guitar', 'is it cheaper than 80', 'is it over the door'])(
  '“%s” compares with nothing of the shop',
  async (question) => {
    expect((await ask(ukulele, question)).text).not.toContain('side by side');
  },
);
