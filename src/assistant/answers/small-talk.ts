import { routes } from '#routes.ts';
import type { TurnContext } from '../conversation/turn-context.ts';
import { topicsIn } from '../retrieval/passages/topics.ts';
import { hasOrdinal } from '../rules/shown/referenced-product.ts';
import type { Rule } from '../rules/rule.ts';
import { quoteAnswer, quoteCompletePassage, quoteNamedEntry } from '../tools/search/search-policies.ts';
import type { AnswerWriter } from './answer-writer.ts';
import { rememberPassage, sayPassage } from './quotation.ts';
import { contactText, linkContactPage, sayAddress, sayOpeningHours } from './contact.ts';

/** Courtesies, and questions about the assistant and the shop itself. */
export const smallTalkRules: readonly Rule[] = [
  {
    pattern: /^(?:hi|hello|hey|hei|good (?:morning|afternoon|evening|day))(?: there)?[\s!.,]*$/,
    answer: (turn, answer) => {
      answer.say(turn.messages.answers.greeting);
      suggestQuestions(turn, answer);
    },
  },
  {
    pattern:
      /^(?:(?:many|ok|okay|great|perfect|alright|well)[\s,!.]+)*(?:thanks|thank you|thx|cheers|bye|goodbye)\b[^?]{0,30}$/,
    answer: ({ messages }, answer) => answer.say(messages.answers.thanks),
  },
  {
    pattern:
      /^(?:(?:wow|oh|hey|and|nice)[\s,]+)*(?:(?:your|the|this) (?:shop|store|site|website|selection|range|service|assistant) (?:is|looks)|you(?:'re| are)|i (?:really )?(?:love|like) (?:your|this) (?:shop|store|site|website|selection)) ?(?:(?:really|so|very|just|super|absolutely) )*(?:great|amazing|lovely|nice|brilliant|awesome|fantastic|cool|beautiful|good|perfect|helpful|the best)?[\s.!]*$/,
    answer: ({ messages }, answer) => answer.say(messages.answers.compliment),
  },
  {
    pattern:
      /^(?:no|nope|nah|nothing|that's (?:all|it))(?:[\s,]+(?:thanks|thank you|thx|else|more|for now|no))*[\s.!]*$/,
    answer: ({ messages }, answer) => answer.say(messages.answers.noProblem),
  },
  {
    pattern:
      /\b(?:(?:more )?about your (?:shop|store|company|business|team)|about you guys|who (?:are you (?:guys|people|all)|is behind (?:this|the|your)|runs (?:this|the|your))|how long have you (?:been|existed)|how old is your)\b/,
    answer: async (turn, answer) => {
      if (!(await quoteAboutPage(turn, answer))) answerWho(turn, answer);
    },
  },
  {
    pattern:
      /^help\b|\bwhat can (?:you|i) (?:do|ask)(?: \S+){0,2}\s*$|\bwho are you\b|\b(?:are|r) (?:you|u) (?:an? )?(?:real |actual |live )?(?:human|bot|robot|chatbot|real|person|people|machine|computer|ai|chatgpt)\b|\bam i (?:talking|speaking|chatting|writing) (?:to|with) an? (?:real |actual |live )?(?:human|bot|robot|chatbot|person|machine|computer|ai)\b|\bis (?:this|that) an? (?:real |actual |live )?(?:human|bot|robot|chatbot|person|machine|computer)\b|\bhow do you work\b/,
    answer: answerWho,
  },
  {
    pattern:
      /\b(?:talk|speak|chat|connect)\b.*\b(?:human|person|someone|somebody|agent|staff|people|you guys)\b|\b(?:customer|live) (?:service|support|chat|care)\b|\b(?:phone|telephone|contact|call)\b.*\b(?:number|you|details|info(?:rmation)?)\b|\b(?:your|an?) e-?mail(?: address)?\b|\b(?:reach|get (?:hold of|in touch with|through to)) (?:you|u|someone|somebody|anyone)\b|^(?:(?:ok|and)[\s,]+)*(?:your )?(?:phone|telephone|e-?mail|contact)\s*\??$/,
    answer: async (turn, answer) => {
      answer.say(contactText(turn));
      await linkContactPage(turn, answer);
    },
  },
  {
    pattern:
      /\b(?:opening (?:hours|times)|open (?:on|today|tomorrow|now|at|until|till|late|(?:(?:this|next|every) )?(?:(?:mon|tues|wednes|thurs|fri|satur|sun)days?|weekends?))\b|(?:when|what time) (?:are|do|does|is)\b.*\b(?:open|close)|are you (?:open|closed)|(?:visit|come|drop|pop|look|stop)(?: \w+){0,2} (?:on )?(?:an? |this |next )?(?:(?:mon|tues|wednes|thurs|fri|satur|sun)days?|weekends?))\b/,
    answer: async (turn, answer) => {
      if (await quoteNamedEntry(turn, answer)) return;
      if (!turn.profile.openingHours && (await quoteCompletePassage(turn, answer, 'opening hours'))) return;
      sayOpeningHours(turn, answer);
      const hours = (await turn.passages()).find(({ passage }) => passage.term === 'hours');
      if (hours) rememberPassage(turn, hours.passage);
      await linkContactPage(turn, answer);
    },
  },
  {
    pattern:
      /\b(?:where (?:are|is|can i (?:find|visit)) (?:you(?! (?:ship|deliver))|the (?:shop|store)|your (?:shop|store|showroom))|(?:a|your) (?:physical |real )?(?:shop|store|showroom)(?: \w+)? in|your address|visit (?:you|the (?:shop|store)|your (?:shop|store)))\b/,
    answer: async (turn, answer) => {
      if (await quoteNamedEntry(turn, answer)) return;
      sayAddress(turn, answer);
      sayOpeningHours(turn, answer);
      await linkContactPage(turn, answer);
    },
  },
  {
    pattern:
      /\b(?:useless|stupid|idiot|dumb|rubbish|terrible|awful|sucks?|hate (?:you|this)|shit\w*|f+u+c+k\w*|wtf|you(?:'re| are) (?:no help|bad|wrong|annoying)|not helpful|doesn't help|that's wrong|(?:this|your|the) (?:shop|store|site|website|bot|assistant) is (?:such |so |total |complete )?(?:garbage|crap|trash|bad|slow|a (?:joke|scam)))\b/,
    answer: (turn, answer) => {
      answer.say(turn.messages.answers.sorry);
      answer.say(contactText(turn));
      suggestQuestions(turn, answer);
    },
  },
];

/** What the assistant is, and what it can do. */
function answerWho(turn: TurnContext, answer: AnswerWriter): void {
  const { help } = turn.messages.answers;
  for (const sentence of [help.byRules, turn.profile.assistant.introduction, help.canDo])
    if (sentence !== '') answer.say(sentence);
  suggestQuestions(turn, answer);
}

/** Quotes the page on the people of the shop. false: there is none. */
async function quoteAboutPage(turn: TurnContext, answer: AnswerWriter): Promise<boolean> {
  const about = (await turn.passages()).find(({ passage }) => aboutPage.test(passage.title));
  if (about) sayPassage(turn, answer, { passage: about.passage, question: turn.message });
  return about !== undefined;
}

const aboutPage =
  /^(?:about\b|who we are|our (?:story|shop|team|company)|(?:wir )?über (?:uns|mich)|wer wir sind|unsere geschichte|om (?:oss|meg|butikken)|hvem vi er|vår historie)/i;

/** Orders are out of reach: the shop answers such questions itself. */
export const orderRule: Rule = {
  pattern:
    /\b(?:where|track|trace|status|cancel|change)\b.*\b(?:my|an?|the) (?:order|parcel|package|delivery)\b|^order (?:status|number|history)|\border (?:no\.? ?|number |#)?\d{3,}|\b(?:my|the|this|for|of|on|about|with|where(?:'?s| is)|track|cancel|change) order [a-z]{1,8}[- ]?\d{4,15}\b|\border (?:no\.? ?|number |#) ?[a-z]{1,8}[- ]?\d{3,15}\b|\bcancel (?:my |the |an )?(?:order|delivery)\b|\b(?:order|parcel|package|delivery)\b.*\b(?:arrived|came|with|was|is)\b.*\b(?:broken|damaged|smashed|cracked|leaking|torn|crushed)\b|\b(?:missing|incomplete|never arrived|n'?t arrived)\b.*\b(?:order|parcel|package|delivery)\b|\b(?:order|parcel|package|delivery)\b.*\b(?:missing|incomplete|never arrived|n'?t arrived)\b|^(?:show |see |find |view )?(?:me )?my orders?\b|\b(?:got|received|sent|delivered)\b.*\bwrong\b|\bwrong\b.*\b(?:arrived|delivered|sent|came)\b|\b(?:forgot|forgotten)\b.*\bmy (?:order|delivery|parcel|package)\b|\b(?:ordered|waiting|waited)\b.{0,30}\b(?:ago|for (?:weeks|days|\w+ (?:weeks?|days?|months?)))\b|\bit's been (?:over |almost |more than )?\w+ (?:weeks?|days?|months?)\b(?! old)/,
  answer: answerOrder,
};

/**
 * Leads to the page where the buyer sees the order; changes of it are made by people. What arrived broken is a matter of
 * policies.
 */
async function answerOrder(turn: TurnContext, answer: AnswerWriter): Promise<void> {
  if (topicsIn(turn.typed).includes('broken') && (await quoteAnswer(turn, answer, 'broken'))) return;
  const { orders, profile, messages } = turn;
  const { order, orderToShop, orderForm, orderAccount } = messages.answers;
  answer.source(messages.content.policies, routes.policies());
  if (orders === null) return answer.say(profile.email === null ? orderToShop : order({ email: profile.email }));
  const isForm = orders.in === 'form';
  answer.say(isForm ? orderForm : orderAccount);
  if (profile.email !== null) answer.say(contactText(turn));
  const label = isForm ? messages.checkout.orders.title : messages.layout.account;
  answer.show({ type: 'data-link', data: { label, href: orders.href } });
}

export function answerUnsupportedLanguage(turn: TurnContext, answer: AnswerWriter): void {
  answer.say(turn.messages.answers.unsupportedLanguage);
  suggestQuestions(turn, answer);
}

/** Answers a message that asks for nothing, such as `?`. */
export function answerEmptyMessage(turn: TurnContext, answer: AnswerWriter): void {
  answer.say(turn.messages.answers.askMe);
  suggestQuestions(turn, answer);
}

/** Asks which product is meant; says how many were shown when the message counts further. */
export function askWhichProduct({ message, messages, memory }: TurnContext, answer: AnswerWriter): void {
  const { length: count } = memory.conversation.lastProducts;
  const { fewShown, whichProduct } = messages.answers;
  answer.say(count > 0 && hasOrdinal(message) ? fewShown({ count }) : whichProduct);
}

function suggestQuestions({ profile }: TurnContext, answer: AnswerWriter): void {
  answer.show({ type: 'data-suggestions', data: { suggestions: profile.assistant.suggestions } });
}
