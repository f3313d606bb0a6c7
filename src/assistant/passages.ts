import type { Content } from '#platform/port.ts';
import { routes } from '#routes.ts';
import type { ContentPage, Policy, Section, TextSection } from '#shop/content.ts';
import type { Profile } from '#shop/profile.ts';
import { htmlPassages, plainText } from './html-passages.ts';
import type { ContentPassage } from './passage.ts';
import { type IndexedPassage, indexPassage } from './rank-passages.ts';

const maxDocuments = 60;
const maxAgeMs = 60_000;

/** Policies and pages cut into passages; read when first needed, again when a minute old. */
export function makePassageSource(now: () => number): (content: Content) => Promise<readonly IndexedPassage[]> {
  let cached: { readonly at: number; readonly passages: Promise<readonly IndexedPassage[]> } | null = null;
  return (content) => {
    if (cached && now() - cached.at < maxAgeMs) return cached.passages;
    const passages = readPassages(content);
    cached = { at: now(), passages };
    passages.catch(() => (cached = null));
    return passages;
  };
}

async function readPassages(content: Content): Promise<readonly IndexedPassage[]> {
  const [policies, pages] = [await content.policies(), await content.pages()];
  const passages: ContentPassage[] = [...profilePassages(await content.profile())];
  for (const { handle } of policies.slice(0, maxDocuments)) {
    const policy = await content.policy(handle);
    if (policy) passages.push(...policyPassages(policy));
  }
  for (const { handle } of pages.slice(0, maxDocuments)) {
    const page = await content.page(handle);
    if (page) passages.push(...pagePassages(page));
  }
  return passages.filter(({ text }) => text.length > 0).map(indexPassage);
}

/** What the shop says of itself in its own data. */
function profilePassages({ name, openingHours, address, email, telephone }: Profile): readonly ContentPassage[] {
  const href = routes.page('contact');
  const { street, postcode, city, countryName } = address;
  const reach = [email, telephone].filter((each) => each !== null).join(', ');
  return [
    { title: name, heading: 'Opening hours', text: openingHours ?? '', href },
    { title: name, heading: 'Address', text: `${street}, ${postcode} ${city}, ${countryName}`, href },
    { title: name, heading: 'Contact', text: reach, href },
  ];
}

export function policyPassages(policy: Policy): readonly ContentPassage[] {
  const path = routes.policy(policy.handle);
  return htmlPassages(policy.body).map(({ heading, id, text }) => ({
    title: policy.title,
    heading: heading ?? policy.title,
    text,
    href: id ? `${path}#${id}` : path,
  }));
}

function pagePassages(page: ContentPage): readonly ContentPassage[] {
  return page.sections.flatMap((section) => sectionPassages(section, page));
}

function sectionPassages(section: Section, page: ContentPage): readonly ContentPassage[] {
  const path = routes.page(page.handle);
  const common = { title: page.title, href: path };
  if (section.type === 'text') return textPassages(section, page);
  if (section.type === 'faq')
    return section.items.map(({ question, answer }) => ({ ...common, heading: question, text: plainText(answer) }));
  if (section.type !== 'promises') return [];
  return section.items.map(({ heading, text, href }) => ({ ...common, heading, text: text ?? '', href: href ?? path }));
}

function textPassages(section: TextSection, page: ContentPage): readonly ContentPassage[] {
  const path = routes.page(page.handle);
  return htmlPassages(section.body).map(({ heading, text }) => ({
    title: page.title,
    href: section.id ? `${path}#${section.id}` : path,
    heading: heading ? `${section.heading} ${heading}` : section.heading,
    text,
  }));
}
