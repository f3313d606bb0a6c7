import { isStopWord, type Word } from '../text/tokenize.ts';
import { isAppearance } from './appearance.ts';

/** Words after which only the use or the parts of a product are named: `lamp | for the hall`. */
const prepositions = new Set(
  `for with in on without by from of that to under w
  fuer mit ohne aus von bei zum zur
  til med uten fra av`.split(/\s+/),
);

/** The word that says what the thing is: the last one before what it is for or comes with. */
export function headNoun(words: readonly Word[]): Word | null {
  return headNounCandidates(words).at(-1) ?? null;
}

/**
 * The words that may say what the thing is, in their order; colors, materials, people and words for several things only
 * where nothing else does.
 */
export function headNounCandidates(words: readonly Word[]): readonly Word[] {
  const [first, ...more] = thingsAmong(nounsBeforePreposition(words));
  return first === undefined ? [] : [first, ...more.filter((word) => !isCollection(word))];
}

function thingsAmong(nouns: readonly Word[]): readonly Word[] {
  const things = nouns.filter((word) => !isAppearance(word) && !people.has(word.surface));
  return things.length > 0 ? things : nouns;
}

/** Whom a thing is for, at the end of its name: `Regnjakke barn`, `Halsband Katze`. */
const people = new Set(
  `kids kid children childrens child boys girls men mens women womens ladies adults junior unisex dog dogs cat cats horse
  horses puppy puppies
  kinder damen herren jungen madchen erwachsene hund hunde katze katzen pferd pferde welpe welpen
  barn dame damer herre menn jenter gutter voksne hund hunder katt katter hest hester valp valper`.split(/\s+/),
);

/** Whether a word only says whom a thing is for. */
export function namesUser(word: string): boolean {
  return people.has(word);
}

/** `drum kit`, `Messer Set`: several of what the word before says, or what it is made of. */
export function isCollection({ surface }: Word): boolean {
  return collections.has(surface);
}

const collections = new Set('set sets kit kits sett pair pairs paar par'.split(' '));

/**
 * The words that may say by a title what a product is: the last one before its first measure, and the last one of all, as in
 * `Acme 16 GB USB stick`. That is no noun before a color: `Tower PC 512 GB SSD black`.
 */
export function titleHeadNouns(words: readonly Word[]): readonly Word[] {
  const before = wordsBeforeMeasure(words);
  const nouns = nounsBeforePreposition(words);
  const all = before.length === words.length ? lastNouns(before) : nouns.slice(-1);
  return [...new Set([...all, ...lastNouns(before)])];
}

/** The head noun, and the word for several of it after it. */
function lastNouns(words: readonly Word[]): readonly Word[] {
  const last = thingsAmong(nounsBeforePreposition(words)).at(-1);
  return [last && isCollection(last) ? last : null, headNoun(words)].flatMap((word) => word ?? []);
}

function nounsBeforePreposition(words: readonly Word[]): readonly Word[] {
  return words
    .slice(0, prepositionIndex(words))
    .filter((word, index) => !isStopWord(word) && !/\d/.test(word.surface) && !isCountWord(word, words[index - 1]));
}

/** `pcs` of `6 pcs`, which says how many or how much, and not of what. */
function isCountWord(word: Word | undefined, before: Word | undefined): boolean {
  if (word === undefined || before === undefined) return false;
  const { surface } = word;
  return (countWords.has(surface) && /\d$/.test(before.surface)) || (surface === 's' && countWords.has(before.surface));
}

const countWords = new Set(
  'pc pcs piece pieces pack packs pk set sets st stk stck stuck stück stykk teilig tlg delt deler v volt mah ah hz khz mhz ghz gb tb mb dpi ppm'.split(
    ' ',
  ),
);

/** Parts, users and pieces of a thing, which follow their number: `toaster 2 slices`, `Trittleiter 3 Stufen`. */
const countedWords = new Set(
  `key keys string strings channel channels speed speeds note notes cup cups slice slices person persons people seat seats
  seater drawer drawers shelves door doors compartment compartments port ports outlet outlets gang ply sheet sheets page
  pages roll rolls bag bags tablet tablets capsule capsules sachet sachets serving servings hole holes color colors colour
  colours step steps figures players tier tiers tread treads burner burners tab tabs

  taste tasten saiten kanal kanale gange noten tasse tassen scheibe scheiben person personen sitzer schublade schubladen fach
  facher tur turen boden lagen blatt seiten rollen beutel tabletten kapseln portionen loch locher farben stufe stufen
  brenner etagen teile flammig tabs figuren spieler

  tangenter strenger kanaler gir kopper skiver personer seter skuff skuffer hyller dor dorer rom porter ark sider ruller
  poser tabletter kapsler hull farger trinn figurer brikker klosser spillere`.split(/\s+/),
);

/** The words before the first measure or count: `solid state drive` of `solid state drive 80 GB SATA`. */
function wordsBeforeMeasure(words: readonly Word[]): readonly Word[] {
  const measure = words.findIndex((word, index) => isMeasure(word) || isCounted(words[index + 1], word));
  return measure === -1 ? words : words.slice(0, measure);
}

function isCounted(word: Word | undefined, before: Word): boolean {
  const isNumber = /^\d+$/.test(before.surface);
  return isCountWord(word, before) || (isNumber && word !== undefined && countedWords.has(word.surface));
}

/** A number with its unit: `2.5 in`. */
function isMeasure({ surface }: Word): boolean {
  return /^[\d.]+ ./.test(surface);
}

/** The words that tell what a thing is for or comes with. */
export function complementOf(words: readonly Word[]): readonly Word[] {
  return words.slice(prepositionIndex(words));
}

/** Whether only the use or the parts of a product are named after a word. */
export function isPreposition(word: string): boolean {
  return prepositions.has(word);
}

function prepositionIndex(words: readonly Word[]): number {
  const start = opensWithCollection(words) ? 2 : 1;
  const turn = words.findIndex(({ surface }, index) => index >= start && isPreposition(surface));
  return turn === -1 ? words.length : turn;
}

/** `Set of 6 wine glasses`. */
function opensWithCollection([first, second]: readonly Word[]): boolean {
  return first !== undefined && second !== undefined && (isCollection(first) || countWords.has(first.surface));
}
