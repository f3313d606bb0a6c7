import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { isStatement, keyFacts, sortDetails } from './product-safety.ts';

const detail = (name: string, value: string) => ({ name, value });

test('details are sorted by their names, in three languages and any case', () => {
  const facts = [detail('Height', '22 cm'), detail('Material', 'Brass')];
  const care = [detail('Care', 'Wipe')];
  const sorted = sortDetails([
    ...facts,
    ...care,
    detail('HERSTELLER', 'Sletta Metall, Moss'),
    detail('Responsible person in the EU', 'Halden AB, Strömstad'),
    detail('Advarsler', 'Hot.'),
    detail('Energy class', 'e'),
    detail('Energy label', 'https://eprel.ec.europa.eu/qr/1'),
    detail('Product information sheet', '/pages/sheet'),
  ]);
  expect(sorted.facts).toEqual(facts);
  expect(sorted.care).toEqual(care);
  expect(sorted.safety).toEqual({
    manufacturer: 'Sletta Metall, Moss',
    responsiblePerson: 'Halden AB, Strömstad',
    warnings: 'Hot.',
    energy: { class: 'E', label: 'https://eprel.ec.europa.eu/qr/1', sheet: '/pages/sheet' },
  });
});

test('a value that cannot be what its name says stays a fact', () => {
  const wrong = [
    detail('Energy class', 'A+++'),
    detail('Energy label', 'javascript:alert(1)'),
    detail('Product information sheet', '//evil.example'),
    detail('Manufacturer', ' '),
  ];
  expect(sortDetails(wrong)).toEqual({ facts: wrong, care: [], safety: null });
});

test('a label without a class stays a fact', () => {
  const label = detail('Energy label', 'https://eprel.ec.europa.eu/qr/1');
  expect(sortDetails([label])).toEqual({ facts: [label], care: [], safety: null });
});

test('no detail is lost', () => {
  fc.assert(
    fc.property(fc.array(fc.record({ name: fc.string(), value: fc.string() })), (details) => {
      const { facts, care, safety } = sortDetails(details);
      expect(safety !== null || facts.length + care.length === details.length).toBe(true);
      expect(facts.every((fact) => details.includes(fact))).toBe(true);
    }),
  );
});

test('material and measurements are key facts, at most three', () => {
  const [height, width, depth] = ['Height', 'Width', 'Depth'].map((name) => detail(name, '1 cm'));
  const material = detail('Material', 'Oak');
  const facts = [detail('Origin', 'Norway'), height, width, depth, material].filter((each) => each !== undefined);
  expect(keyFacts(facts)).toEqual([material, height, width]);
  expect(keyFacts([detail('Origin', 'Norway')])).toEqual([]);
});

test('details that only state what the law asks for are told by their names', () => {
  expect(['Manufacturer', 'WARNINGS', 'Responsible person in the EU'].map(isStatement)).toEqual([true, true, true]);
  expect(['Energy class', 'Care', 'Material', ''].map(isStatement)).toEqual([false, false, false, false]);
});

test('an address of a label is one of the web or a path of the shop', () => {
  const addressed = (value: string) =>
    sortDetails([detail('Energy class', 'A'), detail('Energy label', value)]).safety?.energy?.label ?? null;
  expect(addressed('https://eprel.ec.europa.eu/qr/1')).toBe('https://eprel.ec.europa.eu/qr/1');
  expect(addressed('/files/label.png')).toBe('/files/label.png');
  expect(['http://label.example', 'https://', 'mailto:a@b.example', '/\\\\evil.example'].map(addressed)).toEqual([
    null,
    null,
    null,
    null,
  ]);
});

test('a class without a label or an information sheet has neither', () => {
  expect(sortDetails([detail('Energieklasse', ' C ')])).toEqual({
    facts: [],
    care: [],
    safety: {
      manufacturer: null,
      responsiblePerson: null,
      warnings: null,
      energy: { class: 'C', label: null, sheet: null },
    },
  });
});

test('only the first material is a key fact', () => {
  const [oak, brass] = [detail('Material', 'Oak'), detail('Materiale', 'Brass')];
  expect(keyFacts([oak, brass])).toEqual([oak]);
});

test('without an energy class, its label and sheet are facts, and what the law asks for is not', () => {
  const [label, sheet] = [
    detail('Energy label', 'https://eprel.ec.europa.eu/qr/1'),
    detail('Product information sheet', '/pages/sheet'),
  ];
  const sorted = sortDetails([label, sheet, detail('Manufacturer', 'Sletta Metall, Moss')]);
  expect(sorted.facts).toEqual([label, sheet]);
  expect(sorted.safety).toMatchObject({ manufacturer: 'Sletta Metall, Moss', energy: null });
});
