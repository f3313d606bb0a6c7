import type { CartIntent } from '../consent.ts';
import { parseCartIntent } from '../consent.ts';
import type { Conversation, SearchCriteria } from '../conversation.ts';
import { foldAccents } from '../words.ts';
import {
  productQuestion,
  intentPatterns,
  refinementWords,
  followUpStart,
  policyTopics,
  ordinalAlone,
  questionStart,
  type PatternIntent,
} from './said.ts';
import { isUnsupportedLanguage } from './foreign.ts';

export type Intent =
  | { readonly kind: 'write'; readonly consent: CartIntent }
  | {
      readonly kind:
        PatternIntent | 'foreign' | 'nothing' | 'details' | 'policy' | 'follow-up' | 'question' | 'refine' | 'search';
    };

/** What a message wants to be done, given what it says about products and what was said before. */
export function recognizeIntent(message: string, criteria: SearchCriteria, conversation: Conversation): Intent {
  const text = normalizeMessage(message);
  const consent = parseCartIntent(message);
  if (consent) return { kind: 'write', consent };
  const found = intentPatterns.find(([, pattern]) => pattern.test(text));
  if (found) return { kind: found[0] };
  if (isUnsupportedLanguage(message) && !namesAnything(criteria)) return { kind: 'foreign' };
  return { kind: aboutText(text, criteria, conversation) ?? aboutProducts(text, criteria, conversation) };
}

/** Folded, with the apostrophes that quick typing leaves out. */
function normalizeMessage(message: string): string {
  return foldAccents(message)
    .trim()
    .replace(/\b(what|where|who|how|that)s\b/g, "$1's");
}

/** One product is asked about, or something that the shop's texts tell; null when neither. */
function aboutText(
  text: string,
  criteria: SearchCriteria,
  conversation: Conversation,
): 'policy' | 'follow-up' | 'details' | null {
  if (conversation.asked !== null && followUpStart.test(text) && !namesKind(criteria)) return 'follow-up';
  if (policyTopics.test(text) && !namesKind(criteria) && !pointsAt(text)) return 'policy';
  const hasShown = conversation.focus !== null || conversation.shown.length > 0;
  if (hasShown && (ordinalAlone.test(text) || asksForValue(text, criteria, conversation))) return 'details';
  const isAboutOne = productQuestion.test(text) && (namesThing(criteria) || pointsAtOne(text, hasShown));
  if (isAboutOne && !criteria.sort) return 'details';
  return policyTopics.test(text) ? 'policy' : null;
}

function aboutProducts(
  text: string,
  criteria: SearchCriteria,
  conversation: Conversation,
): 'refine' | 'nothing' | 'question' | 'search' {
  if (conversation.wanted && isContinued(text, criteria, conversation.wanted)) return 'refine';
  if (namesAnything(criteria) || /\b(?:everything|all|products)\b/.test(text)) return 'search';
  if (criteria.words.length === 0) return 'nothing';
  return questionStart.test(text) ? 'question' : 'search';
}

/** `in moss?` right after one product was spoken of. */
function asksForValue(
  text: string,
  { terms, words, priceMin, priceMax }: SearchCriteria,
  { focus }: Conversation,
): boolean {
  const isValueAlone = terms.length > 0 && words.length === 0 && priceMin === null && priceMax === null;
  return (
    focus !== null &&
    isValueAlone &&
    /^(?:and |or |what about |how about )?in \S+(?: \S+)?$/.test(text.replace(/[?!.]$/, ''))
  );
}

/** A type, a maker, or a word that may be a name. */
function namesThing({ terms, words }: SearchCriteria): boolean {
  return (
    words.length > 0 || terms.some(({ readings }) => readings.some(({ kind }) => kind === 'type' || kind === 'tag'))
  );
}

function namesAnything({ terms, priceMin, priceMax, sort }: SearchCriteria): boolean {
  return terms.length > 0 || priceMin !== null || priceMax !== null || sort !== null;
}

function pointsAtOne(text: string, hasShown: boolean): boolean {
  return hasShown && (pointsAt(text) || /^(?:which|what|how|who|where)\b/.test(text));
}

function pointsAt(text: string): boolean {
  return /\b(?:it|its|this|they|them|these|those|one|first|second|third|last)\b/.test(text);
}

function namesKind({ terms }: SearchCriteria): boolean {
  return terms.some(({ readings }) =>
    readings.some(({ kind }) => kind === 'type' || kind === 'tag' || kind === 'collection'),
  );
}

/** It adds a condition to the search before, rather than to name another kind of thing. */
function isContinued(text: string, criteria: SearchCriteria, before: SearchCriteria): boolean {
  const isNarrowed = /^(?:only|just)\b/.test(text);
  if (text.split(' ').length > 7) return false;
  if (isNarrowed || (/\bcheaper\b/.test(text) && !namesKind(criteria))) return true;
  if (namesKind(criteria) || /\b(?:things?|stuff|products?|items?|anything|something)\b/.test(text)) return false;
  if (refinementWords.test(text)) return true;
  // After loose words alone, conditions by themselves are rather a new search.
  return criteria.words.length === 0 && namesAnything(criteria) && before.terms.length > 0;
}
