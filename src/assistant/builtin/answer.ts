import { fractionDigits } from '#shop/money.ts';
import type { Wanted } from '../conversation.ts';
import type { Turn } from '../turn.ts';
import { fold } from '../words.ts';
import { answerCart, answerCheckout } from './answers/cart.ts';
import { answerCompare } from './answers/compare.ts';
import { answerDetails } from './answers/details.ts';
import { answerPolicy, answerQuestion } from './answers/policy.ts';
import { answerShop } from './answers/shop.ts';
import { answerRecommend } from './answers/recommend.ts';
import { answerMore, answerSearch } from './answers/search.ts';
import { answerCollections, answerNavigate, answerOrder, answerTalk } from './answers/talk.ts';
import { answerNote, answerWrite } from './answers/write.ts';
import { type Intent, intentOf } from './intent.ts';
import { cheaperThanShown, refined } from './refine.ts';
import { withoutSlips } from './slips.ts';
import { readSlots } from './slots.ts';
import type { Voice } from '../voice.ts';

/** Answers by rules: what is wanted, the tools for it, sentences from the message catalogue. */
export async function answerByRules(turn: Turn, voice: Voice): Promise<void> {
  const digits = fractionDigits(turn.profile.currency);
  const vocabulary = await turn.vocabulary();
  const { text, slips } = withoutSlips(turn.message, vocabulary);
  const said = withoutShopName(readSlots(text, vocabulary, digits), turn);
  const { asked } = turn.memory.conversation;
  const intent = intentOf(turn.message, said, turn.memory.conversation);
  turn.memory.conversation = { ...turn.memory.conversation, asked: null };
  if (intent.kind === 'search' || intent.kind === 'refine')
    for (const { typed, meant } of slips) voice.say(turn.messages.readAs(typed, meant));
  await answerIntent(intent, { turn, voice, said, asked });
}

interface Asked {
  readonly turn: Turn;
  readonly voice: Voice;
  readonly said: Wanted;
  /** The question answered from the shop's texts right before. */
  readonly asked: string | null;
}

async function answerIntent(intent: Intent, { turn, voice, said, asked }: Asked): Promise<void> {
  switch (intent.kind) {
    case 'write':
      return answerWrite(turn, voice, { consent: intent.consent, said });
    case 'greeting':
    case 'thanks':
    case 'help':
    case 'annoyed':
    case 'foreign':
    case 'nothing':
    case 'undo':
      return answerTalk(turn, voice, intent.kind);
    case 'person':
    case 'hours':
    case 'address':
      return answerShop(turn, voice, intent.kind);
    case 'note':
      return answerNote(turn, voice, '');
    case 'order':
      return answerOrder(turn, voice);
    case 'cart':
      return answerCart(turn, voice);
    case 'checkout':
      return answerCheckout(turn, voice);
    case 'collections':
      return answerCollections(turn, voice);
    case 'navigate':
      return answerNavigate(turn, voice, said);
    case 'compare':
      return answerCompare(turn, voice);
    case 'recommend':
      return answerRecommend(turn, voice, said);
    case 'details':
      return answerDetails(turn, voice, said);
    case 'policy':
      return answerPolicy(turn, voice, turn.message);
    case 'follow-up':
      return answerPolicy(turn, voice, `${asked ?? ''} ${turn.message}`);
    case 'question':
      return answerQuestion(turn, voice, said);
    case 'more':
      return answerMore(turn, voice);
    case 'refine':
      return answerSearch(turn, voice, await refinement(turn, said));
    case 'search':
      return answerSearch(turn, voice, said);
    default:
      return intent satisfies never;
  }
}

async function refinement(turn: Turn, said: Wanted): Promise<Wanted> {
  const { wanted } = turn.memory.conversation;
  if (!wanted) return said;
  return refined(wanted, await cheaperThanShown(turn, said), turn.message);
}

/** A maker that is called like the shop is no condition: `does Halden have …`. */
function withoutShopName(said: Wanted, { message, profile: { name } }: Turn): Wanted {
  if (fold(message).includes(`by ${fold(name)}`)) return said;
  return {
    ...said,
    terms: said.terms.filter(
      ({ readings }) => !readings.every(({ values }) => values.every((value) => value === name)),
    ),
  };
}
