import type { Messages } from '#messages/messages.ts';
import type { ContentPage } from '#shop/content/content.ts';
import type { Profile } from '#shop/profile.ts';
import { routes } from '#routes.ts';
import { defaultPromises } from './default-home.ts';
import type { HeroSection } from './hero/section.ts';

/** The `/about` page of a shop that has not written one, from its profile. */
export function defaultAbout(profile: Profile, messages: Messages): ContentPage {
  const { name, tagline, description } = profile;
  const heading = messages.home.about({ shop: name });
  const action = { label: messages.listing.viewAll, href: routes.allProducts() };
  const text = description || tagline || null;
  const hero: HeroSection = { type: 'hero', heading, text, picture: null, action, style: 'full', shelf: null };
  return {
    handle: 'about',
    title: heading,
    heading,
    description: description || heading,
    excerpt: '',
    author: null,
    tags: [],
    picture: null,
    publishedAt: null,
    updatedAt: '',
    sections: [hero, ...defaultPromises(profile, messages, messages.home.promises)],
  };
}
