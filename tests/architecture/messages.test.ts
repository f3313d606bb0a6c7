import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { languages } from '#messages/messages.ts';
import { placeholdersOf } from '#messages/message.ts';
import { findTextLiterals } from '../../scripts/messages/literals.ts';
import { messageList } from '../../scripts/messages/list.ts';
import { messagesIn, usesOf } from '../../scripts/messages/usage.ts';
import { thisProject } from './this-project.ts';

const english = messagesIn(languages.en);

test.each(['de', 'nb'] as const)('%s has every message with the placeholders of the English one', (language) => {
  const translated = messagesIn(languages[language]);
  const shape = (messages: typeof english) =>
    messages.map(({ path, message }) => `${path.join('.')} ${placeholdersOf(message).join(' ')}`).toSorted();
  expect(shape(translated)).toEqual(shape(english));
});

test('every message is used', () => {
  expect(english.map(({ path }) => path).filter((path) => usesOf(path, thisProject).length === 0)).toEqual([]);
});

test('no text for shoppers is written in the code', () => {
  const literals = findTextLiterals(thisProject).filter(({ file }) => !forOthers.some((path) => file.startsWith(path)));
  expect(literals.filter(({ text }) => !technical.has(text))).toEqual([]);
});

/** Files whose texts no shopper reads. */
const forOthers: readonly string[] = [
  // For whoever writes a section.
  'src/ui/sections/require-sections.ts',
  // For a language model.
  'src/assistant/model/',
  // For operators: metrics, health, and log lines.
  'src/http/operations/',
  'src/connectors/embedded/orders/send-mail.ts',
  'src/connectors/embedded/orders/personal-data.ts',
  // For merchants: the columns of a file.
  'src/connectors/embedded/orders/export-orders.ts',
  // Types of schema.org.
  'src/shop/seo/',
  // The demo shop, which speaks English.
  'src/connectors/embedded/seed/catalog.ts',
];

test('docs/messages.md lists the messages as they are: npm run document', () => {
  expect(readFileSync(new URL('../../docs/messages.md', import.meta.url), 'utf8')).toBe(messageList());
});

/** Selectors, headers, fields of file formats, messages for developers, and labels that pages translate. */
const technical: ReadonlySet<string> = new Set([
  'textarea, input:not([type="checkbox"], [type="radio"], [type="hidden"])',
  'a, button, input, select, textarea, summary',
  '.quantity input',
  'Accept',
  'Accept, Accept-Encoding',
  'Age',
  'Allow',
  'Connection',
  'Date',
  'Location',
  'Vary',
  // Values of the profile.
  'Monday',
  'Tuesday',
  'Wednesday',
  'Thursday',
  'Friday',
  // Labels of built-in filters: `translateFacets` replaces them.
  'Availability',
  'Maker',
  'Price',
  'Tag',
  'Type',
  'Contact:',
  'Expires:',
  'Canonical:',
  'Disallow:',
  'Sitemap:',
  '.launcher use',
  'answer streaming',
  'leads nowhere: write a path of this site or an https address',
]);
