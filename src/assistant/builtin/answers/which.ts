import type { Turn } from '../../turn.ts';
import type { Voice } from '../../voice.ts';
import { pointsByNumber } from '../target.ts';

/** Asks which product is meant; whoever counted further than the list goes is told so. */
export function askWhich({ message, messages, memory }: Turn, voice: Voice): void {
  const { length } = memory.conversation.shown;
  voice.say(length > 0 && pointsByNumber(message) ? messages.fewShown(length) : messages.whichProduct());
}
