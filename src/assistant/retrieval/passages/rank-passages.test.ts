import { expect, test } from 'vitest';
import { indexPassage, rankPassages } from './rank-passages.ts';
import { broaderTopics, topicsIn } from './topics.ts';

const passages = [
  {
    title: 'Returns',
    heading: 'Returns',
    text: 'You may send things back within thirty days.',
    href: '/policies/refund',
  },
  { title: 'Delivery', heading: 'Abroad', text: 'We ship to Norway and Sweden.', href: '/policies/shipping' },
].map(indexPassage);

// A text on returns answers on refunds, too.
test.each([
  ['Can I get a refund?', '/policies/refund'],
  ['can I exchange it', '/policies/refund'],
  ['do you deliver abroad', '/policies/shipping'],
])('“%s” finds %s', (question, href) =>
  expect(rankPassages(broaderTopics(topicsIn(question)), passages)[0]?.passage.href).toBe(href),
);

test('rankPassages finds nothing for an unrelated question', () => {
  expect(rankPassages(topicsIn('who wrote hamlet'), passages)).toEqual([]);
});

const lamps = [
  { title: 'Guarantee', heading: 'Broken', text: 'Send a picture of the fault.', href: '/g#broken' },
  { title: 'Guarantee', heading: 'What it covers', text: 'Lamps have it for 5 years.', href: '/g#covers' },
  { title: 'Payment', heading: 'Cards', text: 'American Express costs nothing extra.', href: '/p#cards' },
].map(indexPassage);

test.each([
  ['how long is the guarantee', '/g#covers'],
  ['how many years is the Garantiezeit', '/g#covers'],
  ['garantitiden, how long', '/g#covers'],
  ['amex', '/p#cards'],
])('“%s” finds %s, which says it', (question, href) =>
  expect(rankPassages(topicsIn(question), lamps, question)[0]?.passage.href).toBe(href),
);

test('a passage under a heading of its own topic does not answer what the page also covers', () => {
  const title = 'Guarantee and repairs';
  const both = [
    { title, heading: 'How long', text: 'Machines have 3 years of guarantee.', href: '/g#long' },
    { title, heading: 'Repairs', text: 'We repair machines, also after the guarantee.', href: '/g#repairs' },
  ].map(indexPassage);
  expect(rankPassages(['warranty'], both)[0]?.passage.href).toBe('/g#long');
  expect(rankPassages(['repair'], both)[0]?.passage.href).toBe('/g#repairs');
});

test('what the title of a page says holds for its sections, unless another one is about it', () => {
  const title = 'Workshop and guarantee';
  const sections = [
    { title, heading: 'Workshop', text: 'Repairs of saws take three days.', href: '/w#workshop' },
    { title, heading: 'Guarantee', text: 'All tools have it for two years.', href: '/w#guarantee' },
  ].map(indexPassage);
  expect(rankPassages(topicsIn('how long is the guarantee on saws'), sections)[0]?.passage.href).toBe('/w#guarantee');
  const delivery = [
    { title: 'Delivery', heading: 'Delivery times', text: 'Germany takes 4 days.', href: '/d#times' },
    { title: 'Delivery', heading: 'Large instruments', text: 'Pianos come only within Norway.', href: '/d#large' },
  ].map(indexPassage);
  expect(rankPassages(topicsIn('do you deliver pianos'), delivery)[0]?.passage.href).toBe('/d#large');
  const returns = [
    { title: 'Returns', heading: 'How long', text: 'You have 45 days.', href: '/r#long' },
    { title: 'Returns', heading: 'Refund', text: 'It arrives within 5 days.', href: '/r#refund' },
  ].map(indexPassage);
  expect(rankPassages(topicsIn('how many days do i have to return things'), returns)[0]?.passage.href).toBe('/r#long');
});

test('a passage that lacks what the question is about does not answer it', () => {
  const seats = indexPassage({ title: 'Advice', heading: 'Car seats', text: 'We check car seats.', href: '/a' });
  expect(rankPassages(topicsIn('do you check car seats'), [seats])).toHaveLength(1);
  expect(rankPassages(topicsIn('do you rent out car seats'), [seats])).toEqual([]);
});
