import { expect, test } from 'vitest';
import { sampleSite } from '#tests/fixtures/site.ts';
import { defaultAbout } from './default-about.ts';

const { profile, display } = sampleSite;
const { messages } = display;

test('a shop that has not written about itself shows what its profile says', () => {
  const { title, description, sections } = defaultAbout(profile, messages);
  expect([title, description]).toEqual(['About Halden', 'Homeware from small workshops.']);
  expect(sections).toMatchObject([
    { type: 'hero', heading: 'About Halden', text: 'Homeware from small workshops.' },
    {
      type: 'promises',
      items: expect.arrayContaining([expect.objectContaining({ heading: 'Returns within 30 days' })]),
    },
  ]);
});

test('a shop without a description shows its tagline, else its name alone', () => {
  const bare = { ...profile, description: '' };
  expect(defaultAbout(bare, messages).sections[0]).toMatchObject({ text: 'Made to be used' });
  const { description, sections } = defaultAbout({ ...bare, tagline: '' }, messages);
  expect([description, sections[0]]).toMatchObject(['About Halden', { text: null }]);
});
