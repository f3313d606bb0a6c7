import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { languages } from '#messages/messages.ts';
import { placeholdersOf } from '#messages/message.ts';
import { findTextLiterals } from '../../scripts/messages/literals.ts';
import { messageList } from '../../scripts/messages/list.ts';
import { messagesIn, usesOf } from '../../scripts/messages/usage.ts';
import { readProject } from '../../scripts/structure/project.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
const project = readProject(root);
const english = messagesIn(languages.en);

test.each(['de', 'nb'] as const)('%s has every message with the placeholders of the English one', (language) => {
  const translated = messagesIn(languages[language]);
  const shape = (messages: typeof english) =>
    messages.map(({ path, message }) => `${path.join('.')} ${placeholdersOf(message).join(' ')}`).toSorted();
  expect(shape(translated)).toEqual(shape(english));
});

test('every message is used', () => {
  expect(english.map(({ path }) => path).filter((path) => usesOf(path, project).length === 0)).toEqual([]);
});

test('no text of a view or client script is written in the code', () => {
  const literals = findTextLiterals(project).filter(({ file, text }) => !technical.has(text) && !pending.has(file));
  expect(literals).toEqual([]);
});

test('docs/messages.md lists the messages as they are: npm run document', () => {
  expect(readFileSync(new URL('../../docs/messages.md', import.meta.url), 'utf8')).toBe(messageList(project));
});

/** Selectors, fields of file formats, and messages for developers. */
const technical: ReadonlySet<string> = new Set([
  'textarea, input:not([type="checkbox"], [type="radio"], [type="hidden"])',
  'a, button, input, select, textarea, summary',
  '.quantity input',
  'Contact:',
  'Expires:',
  'Canonical:',
  'Disallow:',
  'Sitemap:',
  '.launcher use',
  'answer streaming',
  'leads nowhere: write a path of this site or an https address',
]);

/** Files whose texts are not in the catalog yet. */
const pending: ReadonlySet<string> = new Set([
  'src/ui/client/share-draft.ts',
  'src/ui/islands/assistant/texts.en.ts',
  'src/ui/layout/DraftBanner.astro',
  'src/ui/layout/complete-menus.ts',
  'src/ui/markdown/product.ts',
  'src/ui/parts/content/Notice.astro',
  'src/ui/parts/controls/QuantityInput.astro',
  'src/ui/parts/controls/SearchBox.astro',
  'src/ui/parts/product/Price.astro',
  'src/ui/parts/product/ProductCard.astro',
  'src/ui/parts/product/RecentlyViewed.astro',
  'src/ui/parts/product/display.ts',
  'src/ui/sections/default-about.ts',
  'src/ui/sections/default-home.ts',
  'src/ui/views/draft/ChangesView.astro',
  'src/ui/views/draft/ShareView.astro',
  'src/ui/views/product/BuyBar.astro',
  'src/ui/views/product/BuyBox.astro',
  'src/ui/views/product/Gallery.astro',
  'src/ui/views/product/OptionPicker.astro',
  'src/ui/views/product/ProductDetails.astro',
  'src/ui/views/product/ProductHead.astro',
  'src/ui/views/product/ProductView.astro',
  'src/ui/views/product/VariantNotice.astro',
  'src/ui/views/product/head.ts',
  'src/ui/views/product/product-notes.ts',
]);
