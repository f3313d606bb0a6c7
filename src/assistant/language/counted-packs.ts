import { parseNumberWord } from '#shop/text/numbers.ts';

type ForeignLanguage = 'de' | 'nb';

/**
 * A German or Norwegian message with what only counts something as packs: `zwei Gläser Honig` is `zwei packs of Honig`, and
 * `zwei Flaschen bitte` is `zwei packs bitte`. Bottles and glasses that are asked for stay as they are.
 */
export function inPacks(message: string, language: ForeignLanguage): string {
  const { counted, counts } = wordings[language];
  return message.replaceAll(counted, (written, count: string, thing: string | undefined) =>
    parseNumberWord(count) === null && !counts.test(count)
      ? written
      : `${count} ${thing === undefined ? 'packs' : 'packs of'}`,
  );
}

/** Before a thing, or where nothing follows that could be one. */
function countedWords(containers: string, between: string): RegExp {
  const word = String.raw`(?!(?:${between})(?!\p{L}))\p{L}{3,}`;
  const end = String.raw`[\s.!?,]*$|[.!?,]| (?:${between})(?!\p{L})`;
  return new RegExp(
    String.raw`(?<![\p{L}\d])(\d{1,3}|\p{L}+) (?:${containers})(?!\p{L})(?:(?= (${word}))|(?=${end}))`,
    'giu',
  );
}

const wordings = {
  de: {
    counted: countedWords(
      'packung(?:en)?|päckchen|flaschen?|dosen?|tüten?|rollen?|tuben?|schachteln?|beutel|kartons?|gl(?:as|äser)',
      'bitte|davon|noch|mehr|in|im|dazu|sind|ist|rein|brauch\\p{L}*|mit|ohne|für|aus|von|und|oder|die|der|das|den|auch|kaufen|haben',
    ),
    counts: /^(?:zwei|drei|vier|fünf|sechs|sieben|acht|neun|zehn|zwölf|paar|viele|wieviele|mehr|weitere)$/iu,
  },
  nb: {
    counted: countedWords(
      'pakker?|flasker?|bokser?|poser?|ruller?|tuber?|glass|esker?',
      'takk|av|til|i|er|trenger|med|uten|for|fra|og|eller|som|den|det|de|også|kjøpe|ha',
    ),
    counts: /^(?:to|tre|fire|fem|seks|sju|syv|åtte|ni|ti|tolv|mange|flere)$/iu,
  },
} as const;
