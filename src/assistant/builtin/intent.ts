import type { Consent } from '../consent.ts';
import { consentIn } from '../consent.ts';
import type { Conversation, Wanted } from '../conversation.ts';
import { fold } from '../words.ts';
import { aboutOne, certain, continues, followsUp, matters, pointerAlone, question, type Said } from './said.ts';
import { isForeign } from './foreign.ts';

export type Intent =
  | { readonly kind: 'write'; readonly consent: Consent }
  | {
      readonly kind:
        Said | 'foreign' | 'nothing' | 'details' | 'policy' | 'follow-up' | 'question' | 'refine' | 'search';
    };

/** What a message wants to be done, given what it says about products and what was said before. */
export function intentOf(message: string, said: Wanted, conversation: Conversation): Intent {
  const text = spoken(message);
  const consent = consentIn(message);
  if (consent) return { kind: 'write', consent };
  const found = certain.find(([, pattern]) => pattern.test(text));
  if (found) return { kind: found[0] };
  if (isForeign(message) && !namesAnything(said)) return { kind: 'foreign' };
  return { kind: aboutText(text, said, conversation) ?? aboutProducts(text, said, conversation) };
}

/** Folded, with the apostrophes that quick typing leaves out. */
function spoken(message: string): string {
  return fold(message)
    .trim()
    .replace(/\b(what|where|who|how|that)s\b/g, "$1's");
}

/** One product is asked about, or something that the shop's texts tell; null when neither. */
function aboutText(text: string, said: Wanted, conversation: Conversation): 'policy' | 'follow-up' | 'details' | null {
  if (conversation.asked !== null && followsUp.test(text) && !namesKind(said)) return 'follow-up';
  if (matters.test(text) && !namesKind(said) && !pointsAt(text)) return 'policy';
  const hasShown = conversation.focus !== null || conversation.shown.length > 0;
  if (hasShown && (pointerAlone.test(text) || asksForValue(text, said, conversation))) return 'details';
  const isAboutOne = aboutOne.test(text) && (namesThing(said) || pointsAtOne(text, hasShown));
  if (isAboutOne && !said.sort) return 'details';
  return matters.test(text) ? 'policy' : null;
}

function aboutProducts(
  text: string,
  said: Wanted,
  conversation: Conversation,
): 'refine' | 'nothing' | 'question' | 'search' {
  if (conversation.wanted && isContinued(text, said, conversation.wanted)) return 'refine';
  if (namesAnything(said) || /\b(?:everything|all|products)\b/.test(text)) return 'search';
  if (said.words.length === 0) return 'nothing';
  return question.test(text) ? 'question' : 'search';
}

/** `in moss?` right after one product was spoken of. */
function asksForValue(text: string, { terms, words, priceMin, priceMax }: Wanted, { focus }: Conversation): boolean {
  const isValueAlone = terms.length > 0 && words.length === 0 && priceMin === null && priceMax === null;
  return (
    focus !== null &&
    isValueAlone &&
    /^(?:and |or |what about |how about )?in \S+(?: \S+)?$/.test(text.replace(/[?!.]$/, ''))
  );
}

/** A type, a maker, or a word that may be a name. */
function namesThing({ terms, words }: Wanted): boolean {
  return (
    words.length > 0 || terms.some(({ readings }) => readings.some(({ kind }) => kind === 'type' || kind === 'tag'))
  );
}

function namesAnything({ terms, priceMin, priceMax, sort }: Wanted): boolean {
  return terms.length > 0 || priceMin !== null || priceMax !== null || sort !== null;
}

function pointsAtOne(text: string, hasShown: boolean): boolean {
  return hasShown && (pointsAt(text) || /^(?:which|what|how|who|where)\b/.test(text));
}

function pointsAt(text: string): boolean {
  return /\b(?:it|its|this|they|them|these|those|one|first|second|third|last)\b/.test(text);
}

function namesKind({ terms }: Wanted): boolean {
  return terms.some(({ readings }) =>
    readings.some(({ kind }) => kind === 'type' || kind === 'tag' || kind === 'collection'),
  );
}

/** It adds a condition to the search before, rather than to name another kind of thing. */
function isContinued(text: string, said: Wanted, before: Wanted): boolean {
  const isNarrowed = /^(?:only|just)\b/.test(text);
  if (text.split(' ').length > 7) return false;
  if (isNarrowed || (/\bcheaper\b/.test(text) && !namesKind(said))) return true;
  if (namesKind(said) || /\b(?:things?|stuff|products?|items?|anything|something)\b/.test(text)) return false;
  if (continues.test(text)) return true;
  // After loose words alone, conditions by themselves are rather a new search.
  return said.words.length === 0 && namesAnything(said) && before.terms.length > 0;
}
