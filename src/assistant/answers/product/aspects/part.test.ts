import { expect, test } from 'vitest';
import { partAspect } from './part.ts';
import { verdictOn } from './verdict.ts';

const partOf = (question: string) => partAspect({ message: question, typed: question })?.aspect;

test.each([
  ['is a bow included?', 'Comes in a hard case with a bow and rosin.', true],
  ['is a rest included?', 'A rest is not in the case.', false],
  ['are batteries included?', 'Runs on batteries, which you have to buy yourself.', false],
  ['does the tent come with a footprint?', 'Footprint sold separately.', false],
  ['ist ein Akku dabei?', 'Akku und Ladegerät gehören nicht zum Lieferumfang.', false],
  ['sind Batterien dabei?', 'Batterien liegen bei.', true],
  ['hat der einen Deckel dabei?', 'Ohne Deckel.', false],
  ['følger det med lader til den?', 'Lades med USB-C (kabel følger med, lader gjør ikke).', false],
  ['ist ein Etui dabei?', 'Ladestation dabei, Etui nicht.', false],
  ['er filter inkludert?', 'Filter følger med og varmekolbe må kjøpes.', true],
  ['er varmekolbe inkludert?', 'Filter følger med og varmekolbe må kjøpes.', false],
  ['ist ein Koffer dabei?', 'Koffer und Pedal gehören dazu, Garn nicht.', true],
  ['ist Garn dabei?', 'Koffer und Pedal gehören dazu, Garn nicht.', false],
  ['ist ein Koffer dabei?', 'Koffer liegt bei und Garn gehört nicht dazu.', true],
  ['are batteries included?', 'Runs on batteries and comes with a charger.', null],
  ['is rosin included?', 'Comes in a case with a bow and rosin.', true],
  ['is a battery included?', 'The battery is included but the charger is not.', true],
  ['is a charger included?', 'The battery is included but the charger is not.', false],
  ['is a cover included?', 'With a cover and a strap.', true],
  ['are batteries included?', 'Works with batteries.', null],
  ['sind Batterien dabei?', 'Mit Batterien betrieben.', null],
  ['are batteries included?', 'Power is supplied by batteries or the mains.', null],
  ['are batteries included?', 'Can be used without batteries.', null],
  ['is a charger included?', 'Includes a bag for the charger.', null],
  ['ist ein Akku dabei?', 'Dabei bleibt der Akku kühl.', null],
  ['are batteries included?', 'Runs on three batteries.', null],
  ['følger ladekabel med?', 'Lades med ladekabel som ligger i esken.', true],
  ['følger det med batteri til kontrollen?', 'Kontroll følger med, batteri til den må kjøpes.', false],
])('“%s” is answered by “%s”: %s', (question, text, answer) => {
  const part = partOf(question);
  expect(part?.says?.({ text })).toBe(true);
  expect(part && verdictOn(part, { text })).toBe(answer);
});

test.each(['what is included?', 'was ist dabei?', 'hva følger med?', 'is it waterproof?'])(
  '“%s” asks for no part',
  (question) => {
    expect(partOf(question)).toBeUndefined();
  },
);
