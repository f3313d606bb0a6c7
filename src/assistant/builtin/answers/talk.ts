import { routes } from '#routes.ts';
import type { SearchCriteria } from '../../conversation.ts';
import { findProductByName } from '../../resolve.ts';
import type { TurnContext } from '../../turn.ts';
import { foldAccents } from '../../words.ts';
import type { AnswerWriter } from '../../voice.ts';

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
