import { routes } from '#routes.ts';
import type { SearchCriteria } from '../conversation/conversation.ts';
import type { TurnContext } from '../conversation/turn-context.ts';
import { findProductByName } from '../retrieval/resolve-product.ts';
import { foldAccents } from '#shop/text/normalize.ts';
import { hasOrdinal } from '../rules/referenced-product.ts';
import type { AnswerWriter } from './answer-writer.ts';

export type SmallTalk = 'greeting' | 'thanks' | 'help' | 'annoyed' | 'foreign' | 'nothing' | 'undo';

export function answerSmallTalk({ profile, messages }: TurnContext, answer: AnswerWriter, kind: SmallTalk): void {
  const { assistant } = profile;
  if (kind === 'greeting') answer.say(messages.greeting(assistant.name));
  if (kind === 'thanks') answer.say(messages.thanks());
  if (kind === 'help') answer.say(messages.help(assistant.introduction));
  if (kind === 'annoyed') answer.say(messages.sorry());
  if (kind === 'annoyed') answer.say(messages.askTheShop(profile.email));
  if (kind === 'foreign') answer.say(messages.englishOnly());
  if (kind === 'undo') return answer.say(messages.howToUndo());
  if (kind === 'nothing') answer.say(messages.askMe());
  if (kind !== 'thanks') answer.show({ type: 'data-suggestions', data: { suggestions: assistant.suggestions } });
}

export function answerOrder({ profile, messages }: TurnContext, answer: AnswerWriter): void {
  answer.say(messages.order(profile.email));
  answer.source(messages.policies(), routes.policies());
}

export async function answerCollections({ messages }: TurnContext, answer: AnswerWriter): Promise<void> {
  const result = await answer.callTool('list_collections', {});
  const collections = result.kind === 'collections' ? result.collections : [];
  answer.say(messages.collectionsAre(collections.map(({ title }) => title)));
  const suggestions = collections.slice(0, 4).map(({ title }) => messages.chips.collection(title));
  answer.show({ type: 'data-suggestions', data: { suggestions } });
}

/** `open the cart`, `take me to the lamps`: a link, never a jump. */
export async function answerNavigate(turn: TurnContext, answer: AnswerWriter, criteria: SearchCriteria): Promise<void> {
  const { messages } = turn;
  const result = await answer.callTool('navigate', await linkTarget(turn, criteria));
  if (result.kind !== 'link') return answer.say(messages.couldNotFindThat());
  answer.say(messages.link(result.label));
  answer.show({ type: 'data-link', data: { label: result.label, href: result.href } });
}

async function linkTarget(
  turn: TurnContext,
  criteria: SearchCriteria,
): Promise<{ readonly to: string; readonly name?: string }> {
  const text = foldAccents(turn.message);
  if (/\b(?:cart|basket|bag|checkout)\b/.test(text)) return { to: 'cart' };
  if (/\bhome(?:page)?\b/.test(text)) return { to: 'home' };
  if (/\bpolic(?:y|ies)\b/.test(text)) return { to: 'policies' };
  if (/\bcollections\b/.test(text)) return { to: 'collections' };
  const readings = criteria.terms.flatMap((term) => term.readings);
  const collection = readings.find(({ kind }) => kind === 'collection')?.values[0];
  if (collection !== undefined) return { to: 'collection', name: collection };
  const name = [...criteria.terms.map(({ label }) => label), ...criteria.words].join(' ');
  const product = name === '' ? null : await findProductByName(turn.catalog, name);
  if (product) return { to: 'product', name: product.handle };
  return name === '' ? { to: 'all_products' } : { to: 'search', name };
}

/** Answers from what the shop says of itself: how to reach it, when it is open, where it is. */
export function answerShopDetails(
  { profile, messages }: TurnContext,
  answer: AnswerWriter,
  topic: 'person' | 'hours' | 'address',
): void {
  const { street, postcode, city, countryName } = profile.address;
  const ways = [profile.email, profile.telephone].filter((way) => way !== null);
  if (topic === 'person') answer.say(messages.reach(ways));
  if (topic === 'address') answer.say(messages.address(`${street}, ${postcode} ${city}, ${countryName}`));
  if (topic !== 'person') answer.say(profile.openingHours ? messages.hours(profile.openingHours) : messages.noHours());
  answer.source(messages.contact(), routes.page('contact'));
}

/** Asks which product is meant; whoever counted further than the list goes is told so. */
export function askWhichProduct({ message, messages, memory }: TurnContext, answer: AnswerWriter): void {
  const { length } = memory.conversation.shown;
  answer.say(length > 0 && hasOrdinal(message) ? messages.fewShown(length) : messages.whichProduct());
}
