import type { Wanted } from '../../conversation.ts';
import { excerpt } from '../../excerpt.ts';
import type { Turn } from '../../turn.ts';
import type { Voice } from '../../voice.ts';
import { answerWholeSearch } from './search.ts';

const quoteLength = 420;

/**
 * Quotes the passage that speaks of the question, with its link; where none speaks of all of it, says so and quotes what
 * the shop says of the matter.
 */
export async function answerPolicy(turn: Turn, voice: Voice, question: string): Promise<void> {
  if (!(await quote({ turn, voice, question }, 'partly'))) notFound(turn, voice);
}

/** A question that names nothing the catalogue has: the shop's texts first, then its products. */
export async function answerQuestion(turn: Turn, voice: Voice, said: Wanted): Promise<void> {
  if (!(await quoteWholly(turn, voice))) await answerNamed(turn, voice, said);
}

/** Products that are called by a word of the question, or that there are none. */
export async function answerNamed(turn: Turn, voice: Voice, said: Wanted): Promise<void> {
  if (said.words.length === 0 || said.words.length > 4) return notFound(turn, voice);
  await answerWholeSearch(turn, voice, said);
}

/** false: no passage speaks of all that is asked. */
export function quoteWholly(turn: Turn, voice: Voice): Promise<boolean> {
  return quote({ turn, voice, question: turn.message }, 'wholly');
}

interface Quoting {
  readonly turn: Turn;
  readonly voice: Voice;
  readonly question: string;
}

async function quote({ turn, voice, question }: Quoting, least: 'wholly' | 'partly'): Promise<boolean> {
  const facts = await voice.use('search_policies', { question });
  if (facts.kind !== 'passages' || (facts.partly && least === 'wholly')) return false;
  const [best] = facts.passages;
  if (!best) return false;
  const { messages, memory } = turn;
  if (facts.partly) voice.say(messages.onlyPartly());
  voice.say(messages.quoted(best.heading, excerpt(best.text, turn.message, quoteLength)));
  voice.source(best.title, best.href);
  memory.conversation = { ...memory.conversation, asked: question };
  return true;
}

function notFound({ messages, profile }: Turn, voice: Voice): void {
  voice.say(messages.couldNotFindThat());
  voice.say(messages.askTheShop(profile.email));
}
