import type { AnswerWriter } from '../answers/answer-writer.ts';
import type { TurnContext } from '../conversation/turn-context.ts';
import { isLexiconWord } from '#shop/lexicon/lexicon.ts';
import { isLikelyTypo } from '#shop/text/edit-distance.ts';
import { readingsOf, type Vocabulary } from '../retrieval/vocabulary.ts';
import { singularize } from '#shop/text/stem.ts';
import { codeNames } from '../retrieval/named-product.ts';
import { isEverydayWord } from '../retrieval/words/everyday-words.ts';
import { functionWords } from '../retrieval/words/function-words.ts';
import { tokensOf } from '../retrieval/words/words.ts';

export interface CorrectedMessage {
  /** The message with typos corrected. */
  readonly text: string;
  readonly corrections: readonly SpellingCorrection[];
}

export interface SpellingCorrection {
  readonly typed: string;
  readonly meant: string;
}

/**
 * Corrects words that are a typo of exactly one word of the catalog: `lmaps`. Each unknown word is compared with the
 * whole catalog, so that only the first ones of a message are. `isTypo` is stricter where the catalog is in another language.
 */
export function correctSpelling(message: string, vocabulary: Vocabulary, isTypo = isLikelyTypo): CorrectedMessage {
  const tokens = tokensOf(message);
  const unknown = Array.from(new Set(tokens)).filter((typed) => isUnknown(typed, vocabulary));
  const corrections = unknown.slice(0, maxUnknownWords).flatMap((typed) => {
    const stem = singularize(typed);
    const meant = correctionFor(vocabulary, (key) => isTypo(stem, key));
    return meant === null ? [] : [{ typed, meant }];
  });
  const meanings = new Map(corrections.map(({ typed, meant }) => [typed, meant]));
  const text = tokens.map((token) => meanings.get(token) ?? token).join(' ');
  return corrections.length > 0 ? { text, corrections } : { text: message, corrections };
}

const maxUnknownWords = 24;

function isUnknown(typed: string, vocabulary: Vocabulary): boolean {
  const stem = singularize(typed);
  const isStopWord = functionWords.has(stem) || isShoppingStopWord(stem, vocabulary) || isEverydayWord(typed);
  return !isStopWord && !isLexiconWord(typed) && readingsOf(vocabulary, [stem]).length === 0;
}

function correctionFor(vocabulary: Vocabulary, isMeant: (key: string) => boolean): string | null {
  const keys = new Set([...vocabulary.phrases.keys(), ...vocabulary.loose.keys()]);
  const near = [...keys].filter((key) => isMeant(key.replace(' ', '')));
  const [only, second] = near;
  return only !== undefined && second === undefined ? writtenForm(vocabulary, only) : null;
}

/** The words of the catalog that have these stems: `canvases` for `canvase`. Stems that are words stay as they are. */
function writtenForm({ phrases, loose }: Vocabulary, key: string): string {
  const written = [...(phrases.get(key) ?? []), ...(loose.get(key) ?? [])].flatMap(({ values }) => values);
  const words = written.flatMap(tokensOf);
  const wordOf = (stem: string): string => words.find((word) => singularize(word) === stem) ?? stem;
  return key
    .split(' ')
    .map((stem) => (isLexiconWord(stem) ? stem : wordOf(stem)))
    .join(' ');
}

/** Words about shopping: texts of products are not searched for them. */
export function isShoppingStopWord(stem: string, { optionNames }: Vocabulary): boolean {
  return shoppingStopWords.has(stem) || optionNames.has(stem);
}

const shoppingStopWords = new Set([
  ...codeNames,
  ...`price cost expensive cheaper money budget euro eur available availability stock sold shop store cart basket bag
  colour color size material made only more another other else different alternative instead first second third last
  people someone somebody dad father mum mom mother parent wife husband partner girlfriend boyfriend sister brother
  son daughter friend colleague neighbour neighbor boss teacher grandma grandpa grandmother grandfather aunt uncle host
  way coloured colored lovely pretty preferably ideally prefer rather spend limit somewhere stay mean come comes make makes made
  new neu neue neuen neuer neues neuem ny nye nytt
  ugly boring hasslich langweilig stygg stygt kjedelig
  like likes love loves enjoy enjoys started starting starts begins began keen fan
  kindly possible possibly wish wanted wondering wonder hoping hope idea thinking think say said ask course lots number
  hm hmm hmmm nah nope alright actually maybe bit little lot few quite pretty kinda ok hmm oh wait lol pls plz idea ideas
  sell sold buy carry today now currently new question answer interested looking display range collection category thanks else show ones`
    .split(/\s+/)
    .map(singularize),
]);

/** Says as what misspelt words are read. */
export function sayCorrections(
  { messages }: Pick<TurnContext, 'messages'>,
  answer: AnswerWriter,
  corrections: readonly SpellingCorrection[],
): void {
  for (const correction of corrections) answer.say(messages.answers.readAs(correction));
}
