import type { Language } from '#messages/messages.ts';
import { functionWords } from '../retrieval/words/function-words.ts';
import { parseNumberWord } from '#shop/text/numbers.ts';
import { grammars } from './grammar.ts';
import { inPacks } from './counted-packs.ts';
import { markNegatedVerbs } from './negated-verbs.ts';
import { inOrderPhrases } from './order-wording.ts';
import { inReadOrder } from './word-order/word-order.ts';
import { longestPhrase, type TextWord, wordsIn } from './text-words.ts';

/**
 * Puts a German or Norwegian sentence, or shorthand, as an English sentence. Names of goods, and the text of a note, stay
 * as they are.
 */
export function translateMessage(message: string, language: Language): string {
  const whole = inEnglishAsWhole(message, language);
  if (whole !== null) return whole;
  const [asked, note] = splitNote(message.replace(changedMind, '').replace(praiseFirst, 'ok'));
  const marked = markNegatedVerbs(asked, language);
  if (language === 'en') return inEnglish(marked, language) + note;
  const request = inOrderPhrases(inPacks(marked, language), language);
  const plain =
    language === 'nb'
      ? request.replaceAll(nounArticle, 'the ').replace(thenLast, '').replace(willDo.nb, '$<value> is fine')
      : request
          .replace(particle, '')
          .replace(rather, '$<start>lieber ')
          .replace(pronounLast, 'es')
          .replace(pronounOfObject, 'es')
          .replaceAll(sizeAlone, inEnglishSize)
          .replace(willDo.de, '$<value> is fine');
  const ordered = inReadOrder(verbFirst(askedHours(inYears(inInches(plain))), language), language);
  return requestFirst(inEnglish(ordered, language).replace(askedOfShop[language], '$1do you $2')) + note;
}

/** `mahlt ihr den Kaffee`, `trykker dere navn`: whatever the verb is, the shop is asked whether it does so. */
const askedOfShop = {
  de: /^((?:(?:and|but|so|ok|hello)[\s,]+)*)(\p{L}{3,}t) ihr(?!\p{L})/iu,
  nb: /^((?:(?:and|but|so|ok|hello)[\s,]+)*)(\p{L}{3,}er) dere(?!\p{L})/iu,
} as const;

/** `det lille teltet`, `den røde lua`: an article, and no pronoun. */
const nounArticle = /(?<!\p{L})(?:det|den|de) (?=\p{L}{2,}e \p{L}{2,}(?:en|et|a|ene|ne)(?!\p{L}))/giu;

/** `i 150 da`, `hva koster den da`: then, which says nothing. */
const thenLast = /(?<=\p{L}|\d) da(?=[\s?!.]*$)/iu;

/** `welche Fassung hat die`, `wie hoch ist der denn?`: no noun follows. */
const pronounLast =
  /(?<=\p{L}{2}\s)(?<!\b(?:nicht|dann|genau|also|ok|als)\s)(?:die|der|das|den)(?=(?: (?:denn|eigentlich|so|auch|ungefähr))?[\s?!.]*$)/iu;

/** `bra, legg den i`, `schön, den nehm ich` */
const praiseFirst =
  /^(?:bra|fint|flott|supert?|topp(?:en)?|perfekt|herlig|toll|prima|gut|schön|klasse|wunderbar|spitze)(?=\s*[,!.]\s*\S)/iu;

/** `hab's mir anders überlegt, nimm ihn raus`: only what is wanted now is read. */
const changedMind =
  /^(?:(?:nein|nee?|nei|no|ach|oh|ok|well|hmm|sorry)[\s,]+)*(?:(?:ich )?hab(?:e)?(?: ?['’]?s| es)? mir anders überlegt|(?:jeg )?(?:har )?ombestem(?:mer|te|t) meg|(?:jeg )?angre[rt]|i(?:'ve| have)? changed my mind|on second thoughts?)[\s,.:;]+(?=\S)/iu;

/** `wie näh ich den am besten`: no noun follows. */
const pronounOfObject =
  /(?<=\b(?:wie|wo|womit|wann|wie oft|warum) \p{L}{2,} (?:ich|man|wir) )(?:den|die|das)(?= (?:am|auch|denn|eigentlich|in|mit|ohne|auf|an|für|zu)\b)/iu;

/** `pack mir mal fünf ein`: says nothing. After a number it counts. */
const particle =
  /(?<=(?<!\p{L})(?:mir|uns|doch|bitte|du|ihr|sie|schau|zeig|sag|leg|pack|tu|gib|hol|nimm) )(?:mal|eben|halt) /iu;

/** `doch den großen`, `ach nee, doch in Blau`: another one than was said before. */
const rather =
  /^(?<start>(?:(?:ach|nein|nee|ne|ok|hm+|dann|oh)[\s,]+)*)doch (?=(?:den|die|das|in|ein|eine|einen)(?!\p{L})|(?<=(?:nein|nee|ne|ach),? doch )(?!nicht|noch|mal|gut|lieber|nur)\p{L}{2,}[\s.!]*$)/iu;

/** `blå holder`, `grün ist auch ok`: a value that will do; `hvor lenge holder` asks. */
const willDo = {
  de: /^(?<value>(?!(?:was|wer|wie|welch\p{L}*) )[\p{L}\d][\p{L}\d ]{0,20}?) (?:ist (?:auch )?(?:ok|okay|gut|fein|in ordnung)|geht auch|passt auch|tut'?s auch|reicht auch)(?=[\s.!]*$)/iu,
  nb: /^(?<value>(?!(?:hva|hvem|hvor|hvilke\p{L}*|når) )[\p{L}\d][\p{L}\d ]{0,20}?) (?:holder|er (?:også )?(?:greit|fint|bra|ok)|går (?:også )?(?:bra|fint)|funker(?: også)?)(?=[\s.!]*$)/iu,
} as const;

/** `den großen`, `in klein bitte`: a size without a thing. Apart from that, `großen` is spelled as sizes are without accents. */
const sizeAlone =
  /(?<before>(?<!\p{L})(?:den|die|das|der|dem|eine[nrsm]?|ein|in|lieber) )(?<size>gro(?:ß|ss)|klein|mittler|mittel)(?:e[nrsm]?)?(?: (?:sack|beutel|packung|pack|dose|flasche|glas|karton|eimer|tüte|variante|version|größe)(?!\p{L}))?(?=(?:[\s,]+(?:bitte|dann|davon|nehm\p{L}*|in (?:den|meinen)|rein|dazu|hinzu|lieber|doch|und|\d{1,2}|zwei|drei|vier|fünf|sechs)(?!\p{L}))|[\s,.!?]*$)/giu;

const sizesInEnglish: Readonly<Record<string, string>> = { g: 'large', k: 'small', m: 'medium' };

function inEnglishSize(_: string, before: string, size: string): string {
  return `${before}${sizesInEnglish[size.charAt(0).toLowerCase()] ?? size}${/^in /i.test(before) ? '' : ' one'}`;
}

/** `pack mir die Bahn ein`, `leg die Bahn dazu`: the part of the verb after what is to be added. */
const addition =
  /^(?<start>(?:(?:bitte|ok|und|dann|ja|gut)[\s,]+)*)(?:pack|packe|packen sie)(?: mir| uns)? (?:(?:bitte|noch|auch) )*(?<what>(?!.*geschenk)(?!sie\b|ihn\b|es\b|das\b)\S.{0,100}?) (?:bitte )?ein(?<end>[\s,.!]*(?:bitte)?[\s.!]*)$/iu;

/** `noch zwei, bitte`: a message that is nothing but such a phrase, apart from courtesies; null for any other. */
function inEnglishAsWhole(message: string, language: Language): string | null {
  const { phrases, messages } = grammars[language];
  const words = wordsIn(message.slice(0, maxWholeLength)).map(({ folded }) => folded);
  let number = '';
  const shape = words
    .filter((word) => !courtesies.has(word))
    .map((word) => {
      const meant = phrases.get(word) ?? word;
      const count = meant === 'both' ? null : parseNumberWord(meant);
      if (count !== null) number = String(count);
      return count === null ? word : '#';
    });
  return messages.get(shape.join(' '))?.replace('#', number) ?? null;
}

const maxWholeLength = 80;
const courtesies = new Set(
  'bitte danke schade okay okei okey hm da takk bra fint flott supert super toll prima gut gerne gjerne und og ok ach oh nein nei nee ne warte vent eigentlich egentlig aber men'.split(
    ' ',
  ),
);

/** The word for inches is also that for customs. */
function inInches(text: string): string {
  return text.replaceAll(/(?<=\d)[\s-]*(?:zoll|tommers?)(?![\p{L}])/giu, ' inch');
}

const agedPattern =
  /(?<![\p{L}\d])(?<number>\d{1,2}|ein|zwei|drei|vier|fünf|sechs|sieben|acht|neun|zehn|ett|to|tre|fire|fem|seks|sju|syv|åtte|ni|ti)[\s-]?(?:jährige?[nrs]?|jaehrige?[nrs]?|årig[et]?|åring(?:en|er|s)?)(?!\p{L})/giu;

/** `eine Dreijährige`, `en 4-åring`: the number is a part of the word. */
function inYears(text: string): string {
  return text.replaceAll(agedPattern, (_, number: string) => `${numberOf(number.toLowerCase())} years old`);
}

function numberOf(word: string): number | string {
  const place = ['ein zwei drei vier fünf sechs sieben acht neun zehn', 'ett to tre fire fem seks sju åtte ni ti']
    .map((words) => words.split(' ').indexOf(word))
    .find((index) => index !== -1);
  return word === 'syv' ? 7 : place === undefined ? word : place + 1;
}

const shopIs = String.raw`(?:habt ihr|haben sie|seid ihr|sind sie|(?:hat|ist) (?:der|das|ihr|euer) (?:laden|geschäft|shop)|har dere|har butikken|holder dere|er dere|er butikken)`;
const openOrClosed = '(?:auf|offen|geöffnet|geschlossen|zu|åpent?|åpne|oppe|stengt)';
const openQuestion = new RegExp(
  String.raw`(?<!\p{L})${shopIs}(?<day>(?: [\p{L}\d.:]+){0,5}) ${openOrClosed}(?<later>(?: [\p{L}\d.:]+){0,4})(?=[ ?.!]*$)`,
  'iu',
);
const dayOrTime =
  /tags?(?!\p{L})|mittwoch|sonnabend|heute|morgen|abend|wochenende|feiertag|weihnacht|ostern|uhr|jetzt|lange|dag(?:en|er)?(?!\p{L})|kveld|helg|jul(?:en|a)?(?!\p{L})|påske|klokka|nå(?!\p{L})|lenge/iu;

/** `Habt ihr am Sonntag auf?`, `Er dere stengt på søndag?`: the parts of the verb stand around the day. */
function askedHours(text: string): string {
  const { day = '', later = '' } = openQuestion.exec(text)?.groups ?? {};
  return dayOrTime.test(day + later) ? text.replace(openQuestion, `opening hours${day}${later}`) : text;
}

/** What German and Norwegian put at the end, after what is to be removed. */
const removals = {
  de: {
    verb: 'entferne',
    forms: [
      /^(?<start>(?:(?:bitte|ok|und|dann|nein|doch)[\s,]+)*)(?:nimm|nehmen sie|wirf|werfen sie|schmeiß|tu|lass|lassen sie)\s+(?<what>\S.{0,100}?)\s+(?:(?:bitte|doch|wieder|noch)\s+)*(?:raus|heraus|weg|runter)(?<end>(?:[\s,]+bitte)?[\s.!]*)$/iu,
      /^(?<start>(?:(?:bitte|ok|und|nein|doch)[\s,]+)*)(?<what>(?:den|die|das|es|ihn|sie)(?: \p{L}[\p{L}\d -]{1,60}?)?) (?:bitte )?(?:doch )?wieder (?:raus|heraus|weg)(?<end>(?:[\s,]+bitte)?[\s.!]*)$/iu,
      /^(?<start>(?:(?:bitte|ok|und)[\s,]+)*)(?:kannst du|können sie|könntest du|könnten sie|ich (?:möchte|will|würde gern))\s+(?<what>\S.{0,100}?)\s+(?:(?:bitte|wieder|doch)\s+)*(?:rausnehmen|herausnehmen|entfernen|löschen|rauswerfen|weglassen)(?<end>[\s.!?]*)$/iu,
      /^(?<start>(?:(?:bitte|ok|und|dann|nein|doch)[\s,]+)*)(?:streiche?|streichen sie) (?<what>(?:den|die|das) \p{L}[\p{L}\d-]*)(?: (?:bitte|doch|wieder))*(?<end>[\s.!]*)$/iu,
    ],
  },
  nb: {
    verb: 'fjern',
    forms: [
      /^(?<start>(?:(?:ok|og|nei|vennligst)[\s,]+)*)(?:ta|kast|kan du ta)\s+(?!bort\b|ut\b|vekk\b)(?<what>\S.{0,100}?)\s+(?:ut|bort|vekk)(?: igjen)?(?: (?:av|fra) (?:handle)?(?:kurven|vognen|vogna))?(?<end>[\s.!?]*)$/iu,
      /^(?<start>(?:(?:ok|og|nei)[\s,]+)*)(?:kan du|jeg vil|vil du)\s+(?:fjerne|slette|droppe)\s+(?<what>\S.{0,100}?)(?: (?:av|fra) (?:handle)?(?:kurven|vognen|vogna))?(?<end>[\s.!?]*)$/iu,
      /^(?<start>(?:(?:ok|og|nei)[\s,]+)*)(?:stryk|dropp|fjern|ta (?:ut|bort|vekk)|(?:jeg|vi) (?:trenger|vil|skal) ikke(?: ha)?) (?<what>\p{L}[\p{L}\d -]{1,60}?)(?: (?:igjen|likevel|allikevel))+(?<end>[\s.!]*)$/iu,
    ],
  },
} as const;

/** `Nimm die Schere wieder raus`, `ta saksen ut igjen`: one verb in front, as the rules read it. */
function verbFirst(text: string, language: 'de' | 'nb'): string {
  const { verb, forms } = removals[language];
  const found = text.length > maxRemoval ? null : forms.map((form) => form.exec(text)).find((match) => match !== null);
  const { start = '', what, end = '' } = found?.groups ?? {};
  if (what !== undefined) return `${start}${verb} ${what}${end.replace('?', '')}`;
  return language === 'de' ? text.replace(addition, '$<start>leg $<what>$<end>') : text;
}

/** Longer messages ask for something else, too. */
const maxRemoval = 160;

/** The text of a note, after its colon, stays as it is. */
export function splitNote(message: string): readonly [request: string, note: string] {
  const [, request = message, note = ''] =
    /^([^:]*\b(?:note|message|notiz|nachricht|notat|beskjed|hilsen)\b[^:]{0,20}:)(.*)$/isu.exec(message) ?? [];
  return [request, note];
}

function inEnglish(text: string, language: Language): string {
  const { phrases, longest } = grammars[language];
  const words = wordsIn(text);
  let [translated, copied] = ['', 0];
  for (let start = 0; start < words.length;) {
    const find = (phrase: string): string | undefined =>
      phrases.get(phrase) ?? (language === 'de' ? phrases.get(withoutDigraphs(phrase)) : undefined);
    const longestMatch = longestPhrase(text, words, { start, longest, find });
    const match =
      longestMatch && hasPronoun.test(longestMatch.found) && isArticle(text, { words, start, end: longestMatch.end })
        ? (withArticle(longestMatch) ??
          longestPhrase(text, words, { start, longest: longestMatch.end - start - 1, find }))
        : longestMatch;
    const [first, last] = [words[start], words[(match?.end ?? start + 1) - 1]];
    if (match && first && last && !isHyphenated(text, first, last) && !isAdjective(text, match, first)) {
      translated += text.slice(copied, first.from) + match.found;
      copied = last.to;
    }
    start = match?.end ?? start + 1;
  }
  return translated + text.slice(copied);
}

/** `fuer`, `moechte`: umlauts that are typed as two letters. */
function withoutDigraphs(text: string): string {
  return text.replaceAll(/(?<![aeq])([aou])e/g, '$1');
}

const hasPronoun = /\b(?:it|they|them)\b/;

/** `is it`, `does it have` before a noun: `is the`, `does the`. null for other phrases. */
function withArticle<T extends { readonly found: string }>(match: T): T | null {
  const [, verb] = /^(is|are|does) (?:it|they)(?: have)?$/.exec(match.found) ?? [];
  return verb === undefined ? null : { ...match, found: `${verb} the` };
}

/** `der große Teller`: without its accent, `Größe` is spelled so. */
function isAdjective(text: string, { found }: { readonly found: string }, { from, to }: TextWord): boolean {
  const word = text.slice(from, to);
  return found === 'size' && word.includes('ß') && !/ö/i.test(word);
}

/** `3-pack`, `Dip-Set`: a part of a name. */
function isHyphenated(text: string, first: TextWord, last: TextWord): boolean {
  return (
    /[\p{L}\p{N}]-$/u.test(text.slice(Math.max(0, first.from - 2), first.from)) ||
    /^-[\p{L}\p{N}]/u.test(text.slice(last.to, last.to + 2))
  );
}

/**
 * `ist das Hemd`: an article before a noun, and no pronoun as in `ist das wasserdicht`. In lower case, a noun is what a
 * predicate follows, `ist das hemd wasserdicht`, or comes before, `wie schwer ist das hemd`.
 */
function isArticle(
  text: string,
  { words, start, end }: { readonly words: readonly TextWord[]; readonly start: number; readonly end: number },
): boolean {
  const [last, next] = [words[end - 1], words[end]];
  if (end - start < 2 || !last || !next || !/^(?:das|die|der|den)$/.test(last.folded)) return false;
  if (!/^\s+$/.test(text.slice(last.to, next.from))) return false;
  if (/^\p{Lu}/u.test(text.slice(next.from, next.to))) return true;
  return !/\p{Lu}/u.test(text.slice(1)) && isNounBefore(words.slice(end), /^(?:wie|woraus|was)\b/iu.test(text));
}

function isNounBefore([noun, ...rest]: readonly TextWord[], isPredicateSaid: boolean): boolean {
  if (!noun || functionWords.has(noun.folded) || adverbs.has(noun.folded)) return false;
  const [predicate] = rest;
  if (!predicate) return isPredicateSaid;
  return !joints.has(predicate.folded);
}

const adverbs = new Set('wirklich eigentlich echt ganz komplett garantiert genau gut besser zu so richtig'.split(' '));
const joints = new Set('und oder genug fur mit'.split(' '));

/**
 * `the second one in my cart`, `tofu to my cart add`: what is to be done comes first in the rules. What a sentence before it or
 * after it says, or corrects, stays where it is.
 */
function requestFirst(text: string): string {
  const [, before = '', after = ''] = /^([^?]*?)[\s,]+in my cart(?:\s+add)?\b([^?]*)$/iu.exec(text) ?? [];
  if (before === '' || /\b(?:what|what's|show|is|are|how|remove|empty)\b/i.test(before)) return text;
  const [, earlier = '', last = before] = /^(.*[.!;]\s+)?(.*)$/su.exec(before) ?? [];
  const bare = last.replace(/^(?:please |yes |ok |and |i need |i'll take |can you |can i |add |[\s,])+/i, '');
  return saysMore.test(after) || courtesy.test(after)
    ? `${earlier}add ${bare} to my cart${after}`
    : `${earlier}add ${bare}${after} to my cart`;
}

const courtesy = /^[\s,]*(?:please|thanks|thank you)[\s.!]*$/i;

/** Another sentence, or another word on the same matter. */
const saysMore = /^\s*(?:[.!;]\s*\S|[,–-]\s*(?:or|no|wait|sorry|but|only|just|rather|actually)\b)/i;
