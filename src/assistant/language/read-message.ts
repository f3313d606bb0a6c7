import { type Language, languageOf } from '#messages/messages.ts';
import { lastAnswerWrote, type TurnContext } from '../conversation/turn-context.ts';
import { readingsOf } from '../retrieval/vocabulary.ts';
import { stemsOf } from '../retrieval/words/words.ts';
import { inPackUnits } from '#shop/text/numbers.ts';
import { readSuggestion } from '../rules/read-suggestion.ts';
import { detectLanguage, isLanguageOfNames, languageOfNames, languagesShownAlike } from './detect-language.ts';
import { inOrderWording } from './order-wording.ts';
import { replaceNames } from './replace-names.ts';
import { splitNote, translateMessage } from './translate-message.ts';

/**
 * A turn with its message in English, to be answered in the language of the message: that of its function words, else
 * `usual`, that of the conversation or the shop. Reads nothing.
 */
export function readMessage(turn: TurnContext, usual: Language): TurnContext {
  const own = readSuggestion(turn.typed, turn.messages);
  if (own !== turn.typed) return { ...turn, message: own };
  const spoken = inLanguage(turn, detectLanguage(turn.typed) ?? usual);
  const suggestion = readSuggestion(turn.typed, spoken.messages);
  return suggestion === turn.typed ? spoken : { ...spoken, message: suggestion };
}

/** The turn as if another text had been typed in the language of the conversation. */
export function readAs(turn: TurnContext, typed: string): TurnContext {
  return readMessage({ ...turn, typed }, languageOfTurn(turn));
}

/** The same with the names of goods as the catalog has them; these also show the language of `Honig`. */
export async function readNames(turn: TurnContext): Promise<TurnContext> {
  if (readSuggestion(turn.typed, turn.messages) !== turn.typed) return turn;
  const named = await namedLanguage(turn);
  const spoken = named === null ? turn : inLanguage(turn, named);
  const [request, note] = splitNote(spoken.message);
  const languages = new Set([languageOfTurn(spoken), languageOf(turn.cardStyle.locale), 'en' as const]);
  const { text, typed } = await replaceNames(request, { languages: [...languages], knows: turn.knowsWord });
  rememberWording(spoken, typed);
  return { ...spoken, message: text + note, wording: typed };
}

const maxWordings = 40;

/** Later answers quote these words too. */
function rememberWording({ memory }: TurnContext, typed: ReadonlyMap<string, string>): void {
  const { conversation } = memory;
  const wording = [...new Map([...conversation.wording, ...typed])].slice(-maxWordings);
  memory.conversation = { ...conversation, wording };
}

/** Another language than that of the function words: names of the catalog show none, other names show theirs. */
async function namedLanguage(turn: TurnContext): Promise<Language | null> {
  const { typed, knowsWord, cardStyle } = turn;
  const language = detectLanguage(typed);
  if (language === null) {
    const usual = languageOfTurn(turn);
    const named = await languageOfNames(typed, { usual, knowsWord, isSign: (word) => isKindFirst(turn, word) });
    return named ?? oneOf(languagesShownAlike(typed), usual);
  }
  return (await isLanguageOfNames(typed, { language, knowsWord })) ? languageOf(cardStyle.locale) : null;
}

/** That of the conversation, if it is one of them. */
function oneOf(shown: readonly Language[], usual: Language): Language | null {
  return shown.includes(usual) ? usual : (shown[0] ?? null);
}

/** A kind of product that a conversation begins with: most shops write their kinds in languages of their buyers. */
async function isKindFirst({ memory, vocabulary }: TurnContext, word: string): Promise<boolean> {
  if (memory.conversation.turns.length > 0) return false;
  const readings = readingsOf(await vocabulary(), stemsOf(word));
  return readings.some(({ kind }) => kind === 'type' || kind === 'tag');
}

/** That of the conversation so far. */
export function languageOfTurn({ memory }: TurnContext): Language {
  return memory.conversation.language ?? 'en';
}

/** `hmm the second one`, `lol ok`: says nothing. */
const interjection = /^(?:(?:hm+|lol|haha+|ah+|uh+|um+|eh+|tja|egal|naja|na ja|ach|åh+)[\s,.!…]+)+(?=\S)/iu;

/** `yellow is ugly, rather navy`: only what is wanted is read. */
const disliked =
  /^\p{L}+ is (?:(?:so|too|very|really|a bit|zu|sehr|veldig) )*(?:ugly|boring|hässlich|langweilig|stygg|stygt|kjedelig)[\s,.]+(?=\S)/iu;

/** `ice picks, take two`: a verb and a count after the thing, as the rules read it. */
const countLast =
  /^(?!(?:ok|okay|yes|no|great|perfect|nice|lovely|good|fine|cool|thanks|super|alright|please|that|this|it|them|in|the)\b)(\p{L}{3,}(?:[ -]\p{L}{3,}){0,3}),\s*(?:add|take|give me|i'll take) (\d{1,2}|two|three|four|five|six|ten)(?: of (?:it|them))?(?=[\s,]*(?:please)?[\s.!]*$)/iu;

/** `ok forget it, do you have bird feeders`: what follows is asked instead. */
const dismissal =
  /^(?:(?:ok|okay|oh|no|ah|well|actually)[\s,]+)*(?:forget (?:it|that|about it)|never ?mind|scrap that)[\s,.!]+(?=\p{L}{2,}[\s,]+\p{L}{2,} \p{L})/iu;

/**
 * `und ein Ständer dazu`: no verb says that it is to be added, and nothing has just been. It is looked for: to add it would
 * be a guess.
 */
const besideIt =
  /^(?:(?:und|noch|dann|auch)\s+)*(?:ein(?:e[nrms]?)?|der|die|das|den|dem|passende[nrsm]?)\s+(?<thing>[^\s,.;!?]+(?:\s+[^\s,.;!?]+)?)\s+dazu(?=\s*[?!.]*$)/iu;

/** `no i meant the pack of 3`: another thing than was understood. Right after a change of the cart it corrects that. */
const meantOther =
  /^(?:(?:no|oh|ok|okay|sorry|but|actually|wait)[\s,]+)*i (?:meant|mean)(?: to say)?[\s,:]+(?=(?!by\b|what\b|it\b|that\b)\S)/i;

/** `the next size down` is a smaller one, and the next one after it a bigger one. */
const nextSize =
  /\b(?:(?:the|one|a) )?(?:next |one )?size (?<step>down|up|smaller|bigger|larger)\b(?! from\b)|^(?:(?:ok|and|then)[\s,]+)*(?:the )?next size(?=[\s?.!]*$)/gi;

/** `and the matching collar`: whatever it is to match, a collar is looked for. */
const matching = /^((?:(?:and|plus|also|then)[\s,]+)*(?:the |a )?)matching (?=\p{L}{3,})/iu;

/** `no the 6 kg` corrects what was said; `no nuts` excludes something. */
const correctionStart = /^no (?=(?:the|in|size|i (?:want|mean|need|said)\w*)\b|\d)/i;

/** `what does Maja Berg make` asks for products; `make` alone may name a brand. */
const madeBy = /^what (?:else )?(?:do|does) (?!you\b|they\b|it\b|he\b|she\b|i\b|we\b)(.+) make(?=[ ?!.]*$)/i;

/** `the bigger, please`: German and Norwegian need no noun there. */
const comparedAlone =
  /(?:^it|\bthe) ((?:more |most )?(?:expensive|cheaper|cheapest|bigger|biggest|smaller|smallest|lighter|lightest|heavier|heaviest|longer|longest|shorter|shortest|taller|tallest|wider|widest))(?=[\s,]*(?:(?:please|then|instead|add|in my cart|to my cart)\b|[.!?]*$))/i;

/** `tempo 2 in black 43, add to bag`: a verb before what is to be added, as the rules read it. */
const addedLast =
  /^(?!.*\?)(?!(?:what|how|is|are|does|do|can|could|please add|add|show)\b)(\S.{1,80}?)[\s,]+(?:please[\s,]+)?add (?:in)?to (?:my |the )?(?:cart|basket|bag)(?=[\s,]*(?:please[\s.!]*)?[.!]*$)/i;

/** `which chain fits the SK 236` asks for a chain, not for what is said of the SK 236. */
const whichFits =
  /^(?:which|what) (?!sizes?\b|colou?rs?\b|one\b|of\b)(\p{L}{3,}(?: \p{L}{3,})?) (?:fits?|works? with|goes with|is for|do i need for)(?: (?:auf|in|an|for|to|on|zu|zum|zur|til|på|i))? (?=.*\d|(?:it|this|that|them|these)\b)(.+)$/iu;

const counts = String.raw`(?:\d{1,2}|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve)`;
const units =
  '(?: ?x| times| pieces?| pcs| pairs?| of (?:it|them|those)| bottles?| packs?| flaschen?| packungen| paar| dosen?| flasker?| pakker| bokser)';

/** `the second one, 3 bottles` is three of it. */
const countAfterOrdinal = new RegExp(
  String.raw`^((?:(?:ok|then|and|please)[\s,]+)*)((?:the )?(?:first|second|third|fourth|fifth|last)(?: one)?)(?:\s*,\s*(?:and )?(?=${counts}${units}?\b)|\s+(?=${counts}${units}))(${counts})${units}?(?=(?:[\s,]+please)?[\s.!]*$)`,
  'i',
);

/** Cards keep the formats of the shop; sentences are in the language of the visitor. */
function inLanguage(turn: TurnContext, language: Language): TurnContext {
  const { memory, profile, typed } = turn;
  const messages = turn.messagesIn(language);
  memory.conversation = { ...memory.conversation, language };
  const locale = messages === turn.messages ? profile.locale : language;
  const asked = language === 'de' && !lastAnswerWrote(turn) ? typed.replace(besideIt, '$<thing>') : typed;
  const message = inOrderWording(inPackUnits(translateMessage(asked, language)))
    .replace(interjection, '')
    .replace(disliked, '')
    .replace(countLast, 'add $2 of $1')
    .replace(dismissal, '')
    .replace(meantOther, lastAnswerWrote(turn) ? '$&' : '')
    .replaceAll(nextSize, (_, step?: string) =>
      step !== undefined && /down|smaller/i.test(step) ? 'smaller' : 'bigger',
    )
    .replace(matching, '$1')
    .replace(correctionStart, 'no, ')
    .replace(comparedAlone, 'the $1 one')
    .replace(countAfterOrdinal, '$1$3 of $2')
    .replace(addedLast, 'add $1 to my cart')
    .replace(whichFits, '$1 for $2')
    .replace(madeBy, 'show me things from $1');
  return { ...turn, messages, profile: { ...profile, locale }, message };
}
