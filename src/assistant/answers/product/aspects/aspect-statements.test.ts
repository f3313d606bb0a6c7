import { assert, boolean, property, shuffledSubarray } from 'fast-check';
import { expect, test } from 'vitest';
import { product } from '#tests/fixtures/shops/memory-catalog.ts';
import { statementOfAspect } from './aspect-statements.ts';
import { aspectsAsked, clearlyAsked } from './asked-aspects.ts';

const askedOf = (question: string, summary: string, title = 'Thing') => {
  const asked = { message: question, typed: question };
  const thing = product({ handle: 'thing', title, summary });
  return clearlyAsked(asked, title).map((aspect) => statementOfAspect(aspect, thing, asked));
};

/** What is asked, what the shop says, the sentence that answers, and whether it is a yes or a no. */
test.each<[question: string, summary: string, sentence: string, answer: boolean | null]>([
  [
    'Ist das vegan?',
    'Mit Salicylsäure. Nicht vegan (enthält Bienenhonig).',
    'Nicht vegan (enthält Bienenhonig).',
    false,
  ],
  ['is it vegan?', 'Soft. Vegan and kind.', 'Vegan and kind.', true],
  ['er den vegansk', 'Myk. Vegansk.', 'Vegansk.', true],
  ['ist da Parfüm drin?', 'Mit Zink, parfümfrei.', 'Mit Zink, parfümfrei.', false],
  ['ist es ohne Parfüm?', 'Mit Zink, parfümfrei.', 'Mit Zink, parfümfrei.', true],
  ['er den uten fluor?', 'Tapet. Fluorfri impregnering.', 'Fluorfri impregnering.', true],
  ['er det gluten i?', 'Uten melk, soya og gluten.', 'Uten melk, soya og gluten.', false],
  ['ist da Urea drin?', 'Ohne Parfüm, reich an Urea.', 'Ohne Parfüm, reich an Urea.', null],
  ['enthält das Urea?', '25 % Urea für Fersen.', '25 % Urea für Fersen.', true],
  ['is there caffeine in it', 'Contains caffeine.', 'Contains caffeine.', true],
  ['is it sugar free?', 'Without added sugar.', 'Without added sugar.', null],
  ['enthält es Nüsse?', 'Kann Spuren von Nüssen enthalten.', 'Kann Spuren von Nüssen enthalten.', null],
  ['tåler den regn', 'Lett. IPX4.', 'IPX4.', null],
  ['can i use it in the rain?', 'Small. Splash-proof (IPX4).', 'Splash-proof (IPX4).', null],
  ['hält der Regen aus, ist der wasserdicht?', 'Wassersäule 10.000 mm.', 'Wassersäule 10.000 mm.', null],
  ['geht der auch im Auto', 'Mit Adapter fürs Auto (12 V).', 'Mit Adapter fürs Auto (12 V).', null],
  ['kann der in die Spülmaschine?', 'Nicht für die Spülmaschine.', 'Nicht für die Spülmaschine.', false],
  ['is it dishwasher safe', 'Hand wash only.', 'Hand wash only.', false],
  ['is it dishwasher safe?', 'Does not rust and is dishwasher safe.', 'Does not rust and is dishwasher safe.', null],
  ['is it microwave safe?', 'Keep it away from the microwave.', 'Keep it away from the microwave.', false],
  ['ist das vegan?', 'Enthält keine tierischen Bestandteile.', 'Enthält keine tierischen Bestandteile.', true],
  ['ist das vegan?', 'Verzichtet auf Plastik und ist vegan.', 'Verzichtet auf Plastik und ist vegan.', true],
  ['ist da Mineralöl drin?', 'Verzichtet auf Duft und Mineralöl.', 'Verzichtet auf Duft und Mineralöl.', false],
  ['er det melk i det?', 'Uten melk og tilsatt sukker.', 'Uten melk og tilsatt sukker.', false],
  ['ist die ohne Beschichtung?', 'Mit Keramikbeschichtung.', 'Mit Keramikbeschichtung.', false],
  ['is it uncoated?', 'Uncoated steel.', 'Uncoated steel.', true],
  ['ist da Fluorid drin?', 'Mit 1.450 ppm Fluorid.', 'Mit 1.450 ppm Fluorid.', true],
  ['is it dishwasher safe?', 'Dishwasher safe, except the lid.', 'Dishwasher safe, except the lid.', null],
  ['tåler den oppvaskmaskin?', 'Tåler oppvaskmaskin.', 'Tåler oppvaskmaskin.', true],
  [
    'kann das in die Mikrowelle?',
    'Nicht für Backofen, Mikrowelle geeignet.',
    'Nicht für Backofen, Mikrowelle geeignet.',
    null,
  ],
  ['kan den legges sammen', 'Sammenleggbar tredemølle.', 'Sammenleggbar tredemølle.', true],
  ['kann man es zusammenklappen?', 'Nicht zusammenklappbar.', 'Nicht zusammenklappbar.', false],
  ['er de små eller store i størrelsen?', 'Lett. Små i størrelsen.', 'Små i størrelsen.', null],
  ['do they run small', 'True to size.', 'True to size.', null],
  ['fallen die groß aus?', 'Fallen klein aus.', 'Fallen klein aus.', null],
  ['how much weight does it hold', 'With a cup holder. Holds 130 kg.', 'Holds 130 kg.', null],
  ['hvor mye tåler den', 'Veier 62 kg. Maks brukervekt 120 kg.', 'Maks brukervekt 120 kg.', null],
  ['wie lange hält der Akku?', 'Ladezeit 2 h. Akku hält acht Sitzungen.', 'Akku hält acht Sitzungen.', null],
  ['geht die bei Diabetikern?', 'Urea. Geeignet für Diabetiker.', 'Geeignet für Diabetiker.', true],
  ['hva med garanti', 'Myk. Ett års garanti.', 'Ett års garanti.', null],
  ['er det ren ull?', '85 % merinoull, 15 % polyamid.', '85 % merinoull, 15 % polyamid.', false],
  ['ist das reine Wolle?', '100 % Wolle.', '100 % Wolle.', true],
  ['is it pure wool?', 'Outer 100 % wool. Lining 100 % polyester.', 'Outer 100 % wool.', null],
])('“%s” of “%s” is answered by “%s”: %s', (...[question, summary, sentence, answer]) => {
  expect(askedOf(question, summary)[0]).toMatchObject({ sentence, answer });
});

test.each([
  ['how much weight does it hold', 'With a cup holder for 0.5 l.'],
  ['ist das vegan?', 'Mit Zink. Parfümfrei.'],
  ['ist da latex drin?', 'BPA-frei, mit Knopf.'],
  ['wie genau misst der?', 'Misst in 10 Sekunden.'],
  ['hvor lenge varer batteriet?', 'Lades på 2 timer.'],
  ['tåler den regn', 'Vekt 300 g.'],
  ['is there milk in it?', 'Made with oat milk.'],
])('nothing is said on “%s” by “%s”', (question, summary) => {
  expect(askedOf(question, summary)).toEqual([null]);
});

test.each(['how much is it', 'was kostet der', 'hva med den røde', 'does the charger come with a cable', 'hello'])(
  '“%s” asks for no aspect',
  (question) => {
    expect(clearlyAsked({ message: question, typed: question })).toEqual([]);
  },
);

test('what the title says names the product: it is not asked for', () => {
  const question = 'is the organic tea loose';
  expect(clearlyAsked({ message: question, typed: question }, 'Organic tea')).toEqual([]);
});

test('a scent to choose is no statement of all variants', () => {
  const question = 'ist da Parfüm drin?';
  const thing = product({
    handle: 'deo',
    title: 'Deo',
    summary: 'Mit Parfüm.',
    options: [{ name: 'Duft', values: ['Fresh', 'Unparfümiert'].map((value) => ({ value, swatch: null })) }],
  });
  const asked = { message: question, typed: question };
  expect(clearlyAsked(asked).map((each) => statementOfAspect(each, thing, asked)?.answer)).toEqual([null]);
});

const substances = ['Alkohol', 'Parfüm', 'Latex', 'Gluten', 'Zucker', 'Silikone', 'Parabene', 'Koffein'] as const;

test('of two substances in any order, what is denied is never said to be contained, nor the other way round', () => {
  assert(
    property(shuffledSubarray([...substances], { minLength: 2 }), boolean(), ([one = '', ...others], denied) => {
      const summary = `${denied ? 'Ohne' : 'Mit'} ${[one, ...others].join(', ')}.`;
      const answers = [one, ...others].map((word) => askedOf(`ist da ${word} drin?`, summary)[0]?.answer);
      expect(answers.every((answer) => answer === !denied || answer === null)).toBe(true);
    }),
  );
});

test.each([
  ['how big is the tank?', 'Water tank 2 l.'],
  ['how long is the blade?', 'Tempered blade, 53 cm.'],
  ['how long is the tank?', undefined],
])('“%s” of a part is answered by “%s”', (message, sentence) => {
  const asked = { message, typed: message };
  const thing = product({ handle: 'thing', title: 'Thing', summary: 'Water tank 2 l. Tempered blade, 53 cm.' });
  const statements = aspectsAsked(asked).map((aspect) => statementOfAspect(aspect, thing, asked));
  expect(statements.map((statement) => statement?.sentence)).toEqual([sentence]);
});
