import type { Messages } from '#messages/messages.ts';
import type { Content } from '#content/port.ts';
import { routes } from '#routes.ts';
import type { Article, ContentEntry, ContentPage, Policy, Section } from '#shop/content/content.ts';
import type { EntryOfKind } from '#shop/content/entry.ts';
import { type FieldLanguage, fieldSentences } from '#shop/content/field-text.ts';
import type { Profile } from '#shop/profile.ts';
import { htmlPassages } from '#shop/text/html/html-passages.ts';
import { rateSentences, returnSentences, transitSentences } from '#messages/delivery-sentences.ts';
import { definitionOf } from '#ui/sections/section-types.ts';
import { cachedLoader } from '../cached-loader.ts';
import { type ContentPassage, type IndexedPassage, indexPassage, type ProfileTerm } from './rank-passages.ts';
import { isKnownTopic, topicsIn } from './topics.ts';

const maxDocuments = 60;
const maxAgeMs = 60_000;

/** Reads the passages of policies, pages and the profile when they are first needed, and again once a minute old. */
export function makePassageSource(
  now: () => number,
  messages: Messages,
): (content: Content) => Promise<readonly IndexedPassage[]> {
  const read = (content: Content) => readPassages(content, messages);
  return cachedLoader(read, { maxAgeMs, allowStale: false, now });
}

/** Where the shop says how it is reached: its contact page, else the page about it, which every shop has. */
export function contactHref(pages: readonly Pick<ContentEntry, 'handle'>[]): string {
  return pages.some(({ handle }) => handle === 'contact') ? routes.page('contact') : routes.about();
}

async function readPassages(content: Content, messages: Messages): Promise<readonly IndexedPassage[]> {
  const [policies, pages, profile] = [await content.policies(), await content.pages(), await content.profile()];
  const href = contactHref(pages);
  const passages: ContentPassage[] = [...termPassages(alwaysStated, { profile, href, messages })];
  for (const { handle } of policies.slice(0, maxDocuments)) {
    const policy = await content.policy(handle);
    if (policy) passages.push(...policyPassages(policy));
  }
  for (const { handle } of pages.slice(0, maxDocuments)) {
    const page = await content.page(handle);
    if (page) passages.push(...pagePassages(page));
  }
  passages.push(...(await readEntryPassages(content, { locale: profile.locale, closed: messages.content.closed })));
  const indexed = passages.filter(({ text }) => text.length > 0).map(indexPassage);
  const terms = termPassages(statedElse, { profile, href, messages }).filter(
    (term) => term.text.length > 0 && !indexed.some((each) => statesTerm(each, term)),
  );
  return [...indexed, ...terms.map(indexPassage)];
}

const alwaysStated = ['hours', 'address', 'contact'] as const;
/** For shops whose documents say nothing on them. */
const statedElse = ['delivery', 'returns'] as const;

/** `Can I return yarn? Only with its band` says neither until when, nor `Who pays the postage?` how much. */
function statesTerm({ heading, head, body }: IndexedPassage, { term, heading: name }: ContentPassage): boolean {
  const others = [...heading].filter((topic) => isKnownTopic(topic));
  return topicsIn(name).some(
    (topic) =>
      head.has(topic) &&
      (others.length === 0 || heading.has(topic)) &&
      (body.has('time') || (term === 'delivery' && body.has('cost'))),
  );
}

function termPassages(
  terms: readonly ProfileTerm[],
  { profile, href, messages }: { readonly profile: Profile; readonly href: string; readonly messages: Messages },
): readonly ContentPassage[] {
  return terms.map((term) => ({
    title: profile.name,
    heading: messages.answers.headings[term],
    text: termText(term, profile, messages),
    href,
    term,
  }));
}

/** What a profile states in the language of the messages; empty when it states nothing. */
export function termText(term: ProfileTerm, profile: Profile, messages: Messages): string {
  const { openingHours, address, email, telephone } = profile;
  const rates = rateSentences(profile, messages);
  switch (term) {
    case 'hours':
      return openingHours ?? '';
    case 'address':
      return addressText(address);
    case 'contact':
      return [email, telephone].filter((each) => each !== null).join(', ');
    case 'delivery':
      return (rates.length > 0 ? rates : transitSentences(profile, messages.checkout)).join(' ');
    case 'returns':
      return returnSentences(profile, messages.checkout).join(' ');
    default:
      return term satisfies never;
  }
}

/** An address in one line; empty without a street. */
export function addressText({ street, postcode, city, countryName }: Profile['address']): string {
  const parts = [street, `${postcode} ${city}`.trim(), countryName];
  return street === '' ? '' : parts.filter((part) => part !== '').join(', ');
}

function policyPassages(policy: Policy): readonly ContentPassage[] {
  return bodyPassages(policy, routes.policy(policy.handle));
}

/** The parts of an article under its headings. */
export function articlePassages(article: Article, path: string): readonly ContentPassage[] {
  return bodyPassages(article, path);
}

function bodyPassages(
  { title, body }: { readonly title: string; readonly body: string },
  path: string,
): readonly ContentPassage[] {
  return htmlPassages(body).map(({ heading, id, text }) => ({
    title,
    heading: heading ?? title,
    text,
    href: id ? `${path}#${id}` : path,
  }));
}

function pagePassages(page: ContentPage): readonly ContentPassage[] {
  return page.sections.flatMap((section) => sectionPassages(section, page));
}

/** What the entries of the shop's own content kinds say: their fields together, and their texts by heading. */
async function readEntryPassages(content: Content, language: FieldLanguage): Promise<readonly ContentPassage[]> {
  const passages: ContentPassage[] = [];
  for (const { handle: kindHandle } of await content.kinds()) {
    const list = await content.entries(kindHandle, { page: 1, perPage: maxDocuments });
    for (const { handle } of list?.entries.items ?? []) {
      const found = await content.entry(kindHandle, handle);
      if (found) passages.push(...entryPassages(found, language));
    }
  }
  return passages;
}

function entryPassages({ kind, entry }: EntryOfKind, language: FieldLanguage): readonly ContentPassage[] {
  const href = routes.entry(kind.handle, entry.handle);
  const text = fieldSentences(entry.fields, language);
  const facts = { title: kind.title, heading: entry.title, text, href, isEntry: true } as const;
  const texts = bodyPassages(entry, href);
  return [facts, ...texts];
}

function sectionPassages(section: Section, page: ContentPage): readonly ContentPassage[] {
  const path = routes.page(page.handle);
  const passages = definitionOf(section)?.passages?.(section) ?? [];
  return passages.map(({ heading, text, href = path }) => ({
    title: page.title,
    heading: heading ?? page.title,
    text,
    href: href.startsWith('#') ? path + href : href,
  }));
}
