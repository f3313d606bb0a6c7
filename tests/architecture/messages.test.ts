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
  '.checkout .sum dd',
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
  'src/ui/client/cart/cart-changes.ts',
  'src/ui/client/cart/cart-count.ts',
  'src/ui/client/cart/checkout.ts',
  'src/ui/islands/assistant/texts.en.ts',
  'src/ui/views/cart/CartDrawer.astro',
  'src/ui/views/cart/CartEmpty.astro',
  'src/ui/views/cart/CartLine.astro',
  'src/ui/views/cart/CartMessage.astro',
  'src/ui/views/cart/CartNote.astro',
  'src/ui/views/cart/CartSummary.astro',
  'src/ui/views/cart/CartView.astro',
  'src/ui/views/cart/DeliveryProgress.astro',
  'src/ui/views/cart/DiscountCode.astro',
  'src/ui/views/cart/DrawerRecommendation.astro',
  'src/ui/views/cart/cart-notices.ts',
  'src/ui/views/cart/cart-page.ts',
  'src/ui/views/checkout/CheckoutField.astro',
  'src/ui/views/checkout/CheckoutSummary.astro',
  'src/ui/views/checkout/CheckoutView.astro',
  'src/ui/views/checkout/DeliveryChoice.astro',
  'src/ui/views/checkout/ErrorSummary.astro',
  'src/ui/views/checkout/OrderView.astro',
  'src/ui/views/checkout/checkout-page.ts',
  'src/ui/views/checkout/delivery-texts.ts',
]);
