import { expect, test } from 'vitest';
import type { DraftSession } from '#http/request/request-context.ts';
import { routes } from '#routes.ts';
import { mergeDraftSessions, pageOf, showsDraftsAt } from './draft-session.ts';

const editor: DraftSession = { until: 200, linksUntil: null, page: null };
const guestOf = (page: string, until = 100, linksUntil = until): DraftSession => ({ until, linksUntil, page });
const showsAt = (session: DraftSession, target: string): boolean =>
  showsDraftsAt(session, new URL(target, 'https://shop.example'));

test('an editor sees drafts everywhere, a guest on the page of the link and with any query of it', () => {
  expect(showsAt(editor, '/products/mug')).toBe(true);
  expect(showsAt(guestOf('/about'), '/about?a=1')).toBe(true);
  expect(showsAt(guestOf('/about'), '/')).toBe(false);
  expect(showsAt(guestOf('/about'), '/about/us')).toBe(false);
});

test('a guest sees the pages about the draft, and of the changes only those of that page', () => {
  const guest = guestOf('/about');
  expect(showsAt(guest, routes.draft())).toBe(true);
  expect(showsAt(guest, routes.draftShare('token'))).toBe(true);
  expect(showsAt(guest, routes.draftChanges('/about'))).toBe(true);
  expect(showsAt(guest, routes.draftChanges('/products/mug'))).toBe(false);
  expect(showsAt(guest, '/products/mug?path=/about')).toBe(false);
});

test('the changes of no page are those of the home page', () => {
  const changes = pageOf(routes.draftChanges(''));
  expect([showsAt(guestOf('/'), changes), showsAt(guestOf('/about'), changes)]).toEqual([true, false]);
});

test('a link to another page replaces the one before, and one to the same page extends it', () => {
  const about = guestOf('/about', 100, 100);
  expect(mergeDraftSessions(null, about)).toEqual(about);
  expect(mergeDraftSessions(about, guestOf('/cart', 50, 50))).toEqual(guestOf('/cart', 50, 50));
  expect(mergeDraftSessions(about, guestOf('/about', 150, 120))).toEqual(guestOf('/about', 150, 120));
  expect(mergeDraftSessions(about, guestOf('/about', 50, 50))).toEqual(about);
});

test('an editor who opens a link remains one, and a guest becomes one by the secret', () => {
  const both = { until: 200, linksUntil: null, page: null };
  expect(mergeDraftSessions(editor, guestOf('/about'))).toEqual(both);
  expect(mergeDraftSessions(guestOf('/about', 100), { ...editor, until: 200 })).toEqual(both);
});
