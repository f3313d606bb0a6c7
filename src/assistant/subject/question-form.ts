import { isThingWord } from '#shop/lexicon/thing-words.ts';
import { foldAccents } from '#shop/text/normalize.ts';
import type { TurnContext } from '../conversation/turn-context.ts';
import { functionWords } from '../retrieval/words/function-words.ts';
import { questionStart } from '../rules/intent.ts';
import { normalizeMessage } from '../rules/rule.ts';

/** Whether it has the form of a question, in one of the three languages. */
export function isQuestion({ message, typed }: TurnContext): boolean {
  const text = normalizeMessage(message).replace(opening, '');
  if (/^(?:what|how) about\b/.test(text)) return false;
  const isTyped = /\S\s+\S+\s+\S.*\?\s*$/.test(typed) || typedQuestion.test(foldAccents(typed).replace(opening, ''));
  return isTyped || questionStart.test(text);
}

const opening =
  /^(?:(?:and|but|so|ok|okay|hm+|oh|ah|und|aber|also|ach|na|og|men|sa|ja|nein|nei|no|yes|at|from|up to|until|bis|ab|bei|in|zu|mit|fur|aus|fra|til|pa|med|for|i)[\s,]+)*/;

const typedQuestion = new RegExp(
  [
    '(?:wie|wieviel\\p{L}*|was|wann|wo|woher|warum|wieso|welche\\p{L}?|womit|wofur|wozu|worauf|wer)\\b',
    '(?:kann|konnen|darf|muss|mussen|soll|sollte|ist|sind|hat|haben|wird|werden|geht|gehen|gehn)\\b',
    '\\p{L}{2,}t (?:der|die|das|den|es|er|sie|man|sich|da)\\b',
    '(?:hva|hvor|nar|hvordan|hvorfor|hvilke[nt]?|hvem)\\b',
    '(?:kan|ma|skal|bor|er|har|far|blir|trenger)\\b',
    '\\p{L}{2,}r (?:den|det|de|man)\\b',
    '.*\\b(?:geht|passt|klappt|reicht|gar|passer|holder) (?:das|es|der|die|det|den)$',
  ]
    .map((form) => `^${form}`)
    .join('|'),
  'u',
);

/** Whether something of what was said before may be meant. */
export function hasPronoun({ typed }: Pick<TurnContext, 'typed'>): boolean {
  return pronoun.test(foldAccents(typed));
}

/** Also `da` and `damit`, which stand for things. */
const pronoun =
  /(?<!\p{L})(?:it|its|this|that|they|them|these|those|er|es|sie|ihn|den|die|das|der|dem|da|damit|darin|daran|darauf|drin|dran|drauf|den|det|denne|dette|de|dem)(?!\p{L})/u;

/** Whether a pronoun stands for what was shown: `ist die vegan`, but `das Kissen`, `der passende Akku`. */
export function pointsAtIt({ typed }: Pick<TurnContext, 'typed'>): boolean {
  const text = foldAccents(typed).replace(remarkAfter, '?');
  return (
    onlyPronoun.test(text) ||
    [...text.matchAll(pronounOrArticle)].some(
      ({ index, 1: after = '' }) =>
        !beginsWithThing(after) && !(prepositionBefore.test(text.slice(0, index)) && beginsWithNoun(after)),
    )
  );
}

/** `does the paint contain gluten? one of them is coeliac` */
const remarkAfter = /\?\s+[^?]+$/;

/** `für das Nord`, where nothing else can be meant than a name. */
const prepositionBefore =
  /(?<!\p{L})(?:fur|mit|bei|von|zu|an|auf|unter|uber|ohne|gegen|aus|for|til|med|fra|pa|uten)\s$/u;

function beginsWithNoun(text: string): boolean {
  const [first = ''] = text.trim().split(' ');
  return first !== '' && !functionWords.has(first);
}

/** Whether a thing is named before the next word that only joins others. */
function beginsWithThing(text: string): boolean {
  const words = text.trim().split(' ');
  const end = words.findIndex((word) => functionWords.has(word));
  return words.slice(0, end === -1 ? undefined : end).some(isThingWord);
}

const onlyPronoun =
  /(?<!\p{L})(?:it|its|they|them|es|ihn|davon|damit|darin|daran|darauf|dafur|dazu|drin|dran|drauf|da|denne|dette|the (?:\p{L}+ )?ones?)(?!\p{L})/u;

const pronounOrArticle =
  /(?<!\p{L})(?:this|that|these|those|die|das|der|den|dem|er|sie|det|de|disse)(?!\p{L})(?=((?: [\p{L}\d]+){0,4}))/gu;

/** Whether one thing may be meant: `does it stand rain`, `can the lid be washed`, and not `are they`, `which of them`. */
export function speaksOfOne({ typed }: Pick<TurnContext, 'typed'>): boolean {
  const text = foldAccents(typed);
  return singular.test(text) || !plural.test(text);
}

/** Whether one of those shown is meant, `does it stand rain`, or asked for, `which of them stands rain`. */
export function meansOne(turn: Pick<TurnContext, 'typed'>): boolean {
  return speaksOfOne(turn) || asksWhich(turn);
}

/** `which has the longer cable`, „welche davon ist leiser“: which of those shown, and no other kind of thing. */
export function asksWhich({ typed }: Pick<TurnContext, 'typed'>): boolean {
  return whichOf.test(foldAccents(typed).replace(opening, ''));
}

const whichOf =
  /^(?:which|welche[rsnm]?|hvilke[nt]?|hvem)(?: ones?| of (?:them|these|those)| davon| von (?:denen|ihnen)| av (?:dem|de|disse))* (?:is|are|has|have|can|do|does|would|comes?|fits?|holds?|goes|works?|ist|sind|hat|haben|kann|konnen|passt|passen|halt|geht|er|har|kan|passer|taler|holder|gar)(?!\p{L})/u;

const singular = /(?<!\p{L})(?:it|its|this|that|er|es|ihn|ihm|den|das|der|dem|det|denne|dette)(?!\p{L})/u;
const plural =
  /(?<!\p{L})(?:they|their|them|these|those|both|all|each|which|sie|beide[nr]?|alle|diese|jede[rs]?|welche[rs]?|de|disse|begge|hver|hvilke[nt]?|\p{L}{2,}(?:en|nd) die)(?!\p{L})/u;
