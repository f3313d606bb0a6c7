import type { Wanted } from '../../conversation.ts';
import { beginning } from '../../html-passages.ts';
import type { Turn } from '../../turn.ts';
import type { Voice } from '../../voice.ts';
import { answerWholeSearch } from './search.ts';

const quoteLength = 420;

/** Quotes the passage that speaks of the question, with its link, or says that there is none. */
export async function answerPolicy(turn: Turn, voice: Voice): Promise<void> {
  if (!(await quote(turn, voice))) notFound(turn, voice);
}

/** A question that names nothing the catalogue has: the shop's texts first, then its products. */
export async function answerQuestion(turn: Turn, voice: Voice, said: Wanted): Promise<void> {
  if (await quote(turn, voice)) return;
  if (said.words.length === 0 || said.words.length > 4) return notFound(turn, voice);
  await answerWholeSearch(turn, voice, said);
}

async function quote(turn: Turn, voice: Voice): Promise<boolean> {
  const facts = await voice.use('search_policies', { question: turn.message });
  const [best] = facts.kind === 'passages' ? facts.passages : [];
  if (!best) return false;
  voice.say(turn.messages.quoted(best.heading, beginning(best.text, quoteLength)));
  voice.source(best.title, best.href);
  return true;
}

function notFound({ messages, profile }: Turn, voice: Voice): void {
  voice.say(messages.couldNotFindThat());
  voice.say(messages.askTheShop(profile.email));
}
