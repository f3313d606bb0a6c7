import type { TurnContext } from '../../turn.ts';
import type { AnswerWriter } from '../../voice.ts';
import { hasOrdinal } from '../target.ts';

/** Asks which product is meant; whoever counted further than the list goes is told so. */
export function askWhichProduct({ message, messages, memory }: TurnContext, answer: AnswerWriter): void {
  const { length } = memory.conversation.shown;
  answer.say(length > 0 && hasOrdinal(message) ? messages.fewShown(length) : messages.whichProduct());
}
