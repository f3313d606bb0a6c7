import { routes } from '#routes.ts';
import type { TurnContext } from '../conversation/turn-context.ts';
import { hasOrdinal } from '../rules/referenced-product.ts';
import { contactHref } from '../retrieval/passages.ts';
import type { Rule } from '../rules/rule.ts';
import type { AnswerWriter } from './answer-writer.ts';

/** Courtesies, and questions about the assistant and the shop itself. */
export const smallTalkRules: readonly Rule[] = [
  {
    pattern: /^(?:hi|hello|hey|hei|good (?:morning|afternoon|evening|day))(?: there)?[\s!.,]*$/,
    answer: (turn, answer) => {
      answer.say(turn.messages.greeting(turn.profile.assistant.name));
      suggestQuestions(turn, answer);
    },
  },
  {
    pattern: /^(?:many |ok |okay |great |perfect )*(?:thanks|thank you|thx|cheers|bye|goodbye)\b[^?]{0,30}$/,
    answer: ({ messages }, answer) => answer.say(messages.thanks()),
  },
  {
    pattern:
      /^help\b|\bwhat can (?:you|i) (?:do|ask)|\bwho are you\b|\bare you (?:a |an )?(?:human|bot|robot|real|person|ai|chatgpt)|\bhow do you work\b/,
    answer: (turn, answer) => {
      answer.say(turn.messages.help(turn.profile.assistant.introduction));
      suggestQuestions(turn, answer);
    },
  },
  {
    pattern:
      /\b(?:talk|speak|chat|connect)\b.*\b(?:human|person|someone|somebody|agent|staff|people|you guys)\b|\b(?:customer|live) (?:service|support|chat|care)\b|\b(?:phone|telephone|contact|call)\b.*\b(?:number|you|details|info(?:rmation)?)\b|\b(?:your|an?) e-?mail(?: address)?\b|^(?:phone|telephone|e-?mail|contact)\s*\??$/,
    answer: async (turn, answer) => {
      const { email, telephone } = turn.profile;
      answer.say(turn.messages.reach([email, telephone].filter((way) => way !== null)));
      await linkContactPage(turn, answer);
    },
  },
  {
    pattern:
      /\b(?:opening (?:hours|times)|open (?:on|today|tomorrow|now|at|until|till|late)|(?:when|what time) (?:are|do|does|is)\b.*\b(?:open|close)|are you (?:open|closed))\b/,
    answer: async (turn, answer) => {
      sayOpeningHours(turn, answer);
      await linkContactPage(turn, answer);
    },
  },
  {
    pattern:
      /\b(?:where (?:are|is|can i (?:find|visit)) (?:you(?! (?:ship|deliver))|the (?:shop|store)|your (?:shop|store|showroom))|(?:a|your) (?:physical |real )?(?:shop|store|showroom)(?: \w+)? in|your address|visit (?:you|the (?:shop|store)|your (?:shop|store)))\b/,
    answer: async (turn, answer) => {
      const { street, postcode, city, countryName } = turn.profile.address;
      answer.say(turn.messages.address(`${street}, ${postcode} ${city}, ${countryName}`));
      sayOpeningHours(turn, answer);
      await linkContactPage(turn, answer);
    },
  },
  {
    pattern:
      /\b(?:useless|stupid|idiot|dumb|rubbish|terrible|awful|sucks?|hate (?:you|this)|shit\w*|f+u+c+k\w*|wtf|you(?:'re| are) (?:no help|bad|wrong|annoying)|not helpful|doesn't help|that's wrong)\b/,
    answer: (turn, answer) => {
      answer.say(turn.messages.sorry());
      answer.say(turn.messages.askTheShop(turn.profile.email));
      suggestQuestions(turn, answer);
    },
  },
];

/** Orders are out of reach: the shop answers such questions itself. */
export const orderRule: Rule = {
  pattern:
    /\b(?:where|track|trace|status|cancel|change)\b.*\b(?:my|an?|the) (?:order|parcel|package|delivery)\b|^order (?:status|number|history)|^(?:show |see |find |view )?(?:me )?my orders?\b/,
  answer: ({ profile, messages }, answer) => {
    answer.say(messages.order(profile.email));
    answer.source(messages.policies(), routes.policies());
  },
};

export const undoRule: Rule = {
  pattern: /^(?:please )?(?:undo|take (?:it|that) back|revert|go back|never ?mind|forget it)(?: that| it)?[\s!.]*$/,
  answer: ({ messages }, answer) => answer.say(messages.howToUndo()),
};

export function answerUnsupportedLanguage(turn: TurnContext, answer: AnswerWriter): void {
  answer.say(turn.messages.englishOnly());
  suggestQuestions(turn, answer);
}

/** Answers a message that asks for nothing, such as `?`. */
export function answerEmptyMessage(turn: TurnContext, answer: AnswerWriter): void {
  answer.say(turn.messages.askMe());
  suggestQuestions(turn, answer);
}

/** Asks which product is meant; says how many were shown when the message counts further. */
export function askWhichProduct({ message, messages, memory }: TurnContext, answer: AnswerWriter): void {
  const { length } = memory.conversation.lastProducts;
  answer.say(length > 0 && hasOrdinal(message) ? messages.fewShown(length) : messages.whichProduct());
}

function suggestQuestions({ profile }: TurnContext, answer: AnswerWriter): void {
  answer.show({ type: 'data-suggestions', data: { suggestions: profile.assistant.suggestions } });
}

function sayOpeningHours({ profile, messages }: TurnContext, answer: AnswerWriter): void {
  answer.say(profile.openingHours ? messages.hours(profile.openingHours) : messages.noHours());
}

async function linkContactPage({ messages, content }: TurnContext, answer: AnswerWriter): Promise<void> {
  answer.source(messages.contact(), contactHref(await content.pages()));
}
