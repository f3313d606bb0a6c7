import type { Rule } from '../rules/rule.ts';
import { contactText, linkContactPage } from './contact.ts';

const request = String.raw`^(?:(?:please|pls|hey|hi|hello|ok|now)[\s,]+)*(?:(?:can|could|would|will) you (?:please )?|i want you to |i'd like you to |you (?:must|have to|should) )?`;
const works = String.raw`(?:poems?|poetry|haikus?|limericks?|songs?|lyrics|jokes?|riddles?|raps?|rhymes?|fairy ?tales?|(?:bedtime )?stor(?:y|ies)|essays?|speech(?:es)?|homework|code|scripts?|program(?:me)?s?)`;

/** Requests for what an assistant of a shop does not do, in the order in which a message is tested. */
const offTopicPatterns: readonly RegExp[] = [
  new RegExp(
    String.raw`${request}(?:write|compose|recite|sing|rap|make up|invent|tell|give|read)\b(?: \p{L}+){0,3}? (?:a|an|another|some|one)\b(?: \p{L}+){0,2}? ${works}\b`,
    'u',
  ),
  new RegExp(
    String.raw`${request}(?:(?:sing|rap|dance) (?:for|to|with|me|us|something)\b|pretend (?:to|that|you)\b|act as\b|role-?play|translate\b|solve\b|calculate \d)`,
    'u',
  ),
  /^(?:how|what)(?:'s| is| will)? (?:be )?the weather\b(?!-)|^how(?: (?:is|ist|er|will|wird|das|be|blir)){0,3} weather(?=[\s?.!]*$| (?:like|today|tomorrow|heute|morgen|in|i)\b)|\bweather (?:forecast|report|today|tomorrow|outside)\b|^weather[\s?.!]*$|^will it (?:rain|snow)\b/,
  /\b(?:ignore|forget|disregard|override|bypass)\b.{0,80}\b(?:instructions?|rules|prompts?|guidelines|policies|everything (?:above|before))\b/,
  /^\s*(?:\[(?:assistant|system|user|developer)\]|(?:assistant|developer))\s*:/,
  /\bsystem prompt\b|\byour (?:system |secret |hidden )?(?:instructions|prompt|source code)\b|\b(?:admin|developer|debug|god) (?:override|mode)\b|\bi(?:'m| am) the (?:owner|admin|boss|developer)\b/,
  /\b(?:set|change|make|put|lower|reduce)\b.{0,60}\bprices?\b.{0,40}(?:\bto |=) ?\p{Sc}?\d|\bprices? ?= ?\d/u,
  /^(?:please )?(?:give|grant|get|sell|i want|i need|i demand)\b.*(?:\d ?%|\bper ?cent\b|\b(?:for )?free\b$).*\b(?:off|discount|free)\b/,
  /\b(?:apply|use|activate|unlock)\b.{0,20}\b100 ?(?:%|per ?cent)/,
  /\b(?:(?:other|another|all) (?:customers?|people|users?|buyers?|visitors?)(?:'s?)?|customer's|customers'|some(?:one|body) else's) (?:orders?|carts?|baskets?|address(?:es)?|data|details|e-?mails?|names?|phone numbers?|credit cards?|passwords?)\b/,
  /\b(?:poison\b.{0,30}|(?:kill|murder|stab) (?:\p{L}+ )?)\b(?:some ?(?:one|body)s?|people|him|her|myself|my (?:wife|husband|boss|neighbou?r|ex|partner|girlfriend|boyfriend))\b/u,
  /^who (?:won|is the (?:president|king|queen|chancellor|prime minister|pope)|invented|discovered)\b|\bcapital of\b|\bmeaning of life\b|^what time is it\b|^what(?:'s| is) \d+ ?[-+*/x] ?\d+/,
];

/** Says what the assistant can help with, and quotes nothing. */
export const offTopicRules: readonly Rule[] = offTopicPatterns.map((pattern) => ({
  pattern,
  answer: (turn, answer) => {
    answer.say(turn.messages.answers.offTopic);
    answer.show({ type: 'data-suggestions', data: { suggestions: turn.profile.assistant.suggestions } });
  },
}));

/** `call me back`: the assistant cannot, but says how to reach people. */
export const callBackRule: Rule = {
  pattern:
    /\b(?:call|phone|ring|text|write to)(?: to)? (?:me|us)\b(?! (?:a|an|the)\b)|\bcall ?backs?\b(?! (?:number|form)s?\b)|(?<!\b(?:are|is|am) .{0,30})\b(?:real|human) (?:person|being|agent)\b/,
  answer: async (turn, answer) => {
    answer.say(turn.messages.answers.offTopic);
    answer.say(contactText(turn));
    await linkContactPage(turn, answer);
  },
};
