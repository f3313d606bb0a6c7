import { expect, test } from 'vitest';
import { type ContentPassage, indexPassage } from '../retrieval/passages/rank-passages.ts';
import { classifyMatter } from './classify-matter.ts';
import { closestPassage } from './passages-on-matter.ts';

const passages: readonly ContentPassage[] = [
  { title: 'Delivery', heading: 'Costs', text: 'A parcel costs €4.90. From €60 we charge nothing.', href: '/d#costs' },
  {
    title: 'Delivery',
    heading: 'Large furniture',
    text: 'The haulier rings you. Two people carry it to the room of your choice, on any floor.',
    href: '/d#large',
  },
  {
    title: 'Returns',
    heading: 'Faults in transit',
    text: 'Keep the packaging and send us photos within seven days. We replace what was damaged.',
    href: '/r#faults',
  },
  { title: 'Visit us', heading: 'Getting in', text: 'There is a ramp at the side entrance.', href: '/v#in' },
];

const closestTo = async (typed: string) =>
  closestPassage({ typed, message: typed, shares: await classifyMatter(typed) }, passages.map(indexPassage));

test.each([
  ['my vase came in two pieces, what now', '/r#faults'],
  ['can two men carry it up to the fourth floor', '/d#large'],
  ['i use a wheelchair, can i get inside', '/v#in'],
  ['what do you take for sending it', '/d#costs'],
])('“%s” is closest to %s', async (question, href) => {
  expect((await closestTo(question))?.passage.href).toBe(href);
});

test('the sentence on the matter is found within a passage', async () => {
  expect((await closestTo('from how much is postage free'))?.sentence).toBe('From €60 we charge nothing.');
});

test('the margin tells by how much the next passage is further away', async () => {
  const sure = await closestTo('can two men carry it up to the fourth floor');
  const vague = await closestTo('hm');
  expect(sure?.margin).toBeGreaterThan(0.1);
  expect(vague?.margin ?? 0).toBeLessThan(0.1);
});

test('a shop without texts has none', async () => {
  const shares = await classifyMatter('do you gift wrap');
  expect(await closestPassage({ typed: 'do you gift wrap', message: 'do you gift wrap', shares }, [])).toBeNull();
});
