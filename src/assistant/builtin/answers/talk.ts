import { routes } from '#routes.ts';
import type { Wanted } from '../../conversation.ts';
import { productNamed } from '../../resolve.ts';
import type { Turn } from '../../turn.ts';
import { fold } from '../../words.ts';
import type { Voice } from '../../voice.ts';

export type Talk = 'greeting' | 'thanks' | 'help' | 'annoyed' | 'foreign' | 'nothing' | 'undo';

export function answerTalk({ profile, messages }: Turn, voice: Voice, kind: Talk): void {
  const { assistant } = profile;
  if (kind === 'greeting') voice.say(messages.greeting(assistant.name));
  if (kind === 'thanks') voice.say(messages.thanks());
  if (kind === 'help') voice.say(messages.help(assistant.introduction));
  if (kind === 'annoyed') voice.say(messages.sorry());
  if (kind === 'annoyed') voice.say(messages.askTheShop(profile.email));
  if (kind === 'foreign') voice.say(messages.englishOnly());
  if (kind === 'undo') return voice.say(messages.howToUndo());
  if (kind === 'nothing') voice.say(messages.askMe());
  if (kind !== 'thanks') voice.show({ type: 'data-suggestions', data: { suggestions: assistant.suggestions } });
}

export function answerOrder({ profile, messages }: Turn, voice: Voice): void {
  voice.say(messages.order(profile.email));
  voice.source(messages.policies(), routes.policies());
}

export async function answerCollections({ messages }: Turn, voice: Voice): Promise<void> {
  const facts = await voice.use('list_collections', {});
  const collections = facts.kind === 'collections' ? facts.collections : [];
  voice.say(messages.collectionsAre(collections.map(({ title }) => title)));
  const suggestions = collections.slice(0, 4).map(({ title }) => messages.chips.collection(title));
  voice.show({ type: 'data-suggestions', data: { suggestions } });
}

/** `open the cart`, `take me to the lamps`: a link, never a jump. */
export async function answerNavigate(turn: Turn, voice: Voice, said: Wanted): Promise<void> {
  const { messages } = turn;
  const facts = await voice.use('navigate', await destination(turn, said));
  if (facts.kind !== 'link') return voice.say(messages.couldNotFindThat());
  voice.say(messages.link(facts.label));
  voice.show({ type: 'data-link', data: { label: facts.label, href: facts.href } });
}

async function destination(turn: Turn, said: Wanted): Promise<{ readonly to: string; readonly name?: string }> {
  const text = fold(turn.message);
  if (/\b(?:cart|basket|bag|checkout)\b/.test(text)) return { to: 'cart' };
  if (/\bhome(?:page)?\b/.test(text)) return { to: 'home' };
  if (/\bpolic(?:y|ies)\b/.test(text)) return { to: 'policies' };
  if (/\bcollections\b/.test(text)) return { to: 'collections' };
  const readings = said.terms.flatMap((term) => term.readings);
  const collection = readings.find(({ kind }) => kind === 'collection')?.values[0];
  if (collection !== undefined) return { to: 'collection', name: collection };
  const name = [...said.terms.map(({ label }) => label), ...said.words].join(' ');
  const product = name === '' ? null : await productNamed(turn.catalog, name);
  if (product) return { to: 'product', name: product.handle };
  return name === '' ? { to: 'all_products' } : { to: 'search', name };
}
