import type { Language } from '#messages/messages.ts';

/**
 * Writes `doesn't` before verbs that are denied: `die nicht rutschen`, `som ikke klør`, `that do not spill`. What a thing must
 * not do is looked for, as texts say it of things that don't; `not` excludes what follows it.
 */
export function markNegatedVerbs(text: string, language: Language): string {
  return text.replaceAll(negatedVerb[language], "doesn't $<verb>");
}

/** These say what a thing has, is or costs, so that what follows them is excluded. */
const stateVerbs = {
  en: 'be|been|contain|have|include|use|need|want|require|come|cost|exceed|like|eat|drink|tolerate|show|know|think|understand|see|find|get|say|mean|only|just|too',
  de: 'enthalten|enthält|haben|hat|brauchen|braucht|kosten|kostet|bestehen|besteht|wollen|möchten|passen|passt|geht|gehen|stimmt|wissen|finden|kommen|kommt|sein|werden|wird|können|ist|sind',
  nb: 'er|har|inneholder|består|kommer|trenger|bruker|krever|koster|passer|finner|liker|vil|skal|kan|må|får|blir|var|ser|tåler|spiser|drikker|dyr|dyrere|mer|større|svær|klar|over|under|for|etter',
} as const;

/** German adjectives that look like verbs. */
const adjectives =
  'rot|bunt|glatt|hart|matt|fett|laut|leicht|kalt|gut|weit|breit|alt|echt|fest|dicht|nackt|satt|schlecht|recht|trocken|offen|eben|golden|seiden|wollen|leinen|selten|eigen|leinen';

const negatedVerb: Readonly<Record<Language, RegExp>> = {
  en: new RegExp(String.raw`\b(?:do|does|will|must|should) not (?!(?:${stateVerbs.en})\b)(?<verb>\p{L}{3,})\b`, 'giu'),
  de: new RegExp(
    String.raw`(?<=(?<!\p{L})(?:der|die|das|es|man|damit|dass|daß|sodass|womit|wo)(?: [\p{L}\d]+){0,4} )nicht (?!ge|(?:${adjectives}|${stateVerbs.de})(?!\p{L}))(?<verb>\p{Ll}{2,}(?:en|ern|eln|t))(?=\s*(?:$|[,.;!?]|(?:und|oder|aber|wenn|tut|tun|kann|können|soll|sollen|muss|darf|wird)(?!\p{L})))`,
    'gu',
  ),
  nb: new RegExp(
    String.raw`(?<=(?<!\p{L})(?:som|så|at|hvor|slik)(?: [\p{L}\d]+){0,3} )ikke (?!(?:${stateVerbs.nb})(?!\p{L}))(?<verb>\p{L}{2,}r)(?!\p{L})`,
    'giu',
  ),
};
