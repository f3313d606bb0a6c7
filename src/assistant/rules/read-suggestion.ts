import { languages, type Messages } from '#messages/messages.ts';
import { foldAccents } from '#shop/text/normalize.ts';
import { formatMessage, type Message, placeholdersOf } from '#messages/message.ts';

const english = languages.en;

/**
 * The rules read English. A message that is one of the assistant's own suggestions, in the words of the shop's language
 * or of the merchant, is returned in English; any other message as it is.
 */
export function readSuggestion(message: string, messages: Messages): string {
  const text = message.trim().replace(/[\s.!?…]+$/, '');
  for (const [own, original] of suggestionPairs(messages)) {
    const match = own === original ? null : toPattern(own).exec(text);
    const values = match?.groups ?? {};
    const isNamed = Object.values(values).every(
      (value) => !pronouns.has(foldAccents(value).replace(/ (?:da|takk|bitte|dann)$/, '')),
    );
    if (match && isNamed && placeholdersOf(original).every((name) => name in values))
      return formatMessage(original, 'en', values);
  }
  return message;
}

/** `Er den på lager` names no product, and `Nur einen` no value. */
const pronouns: ReadonlySet<string> = new Set(
  'it that this den det denne dette der die das es er sie ein eine einen eins zwei drei en ett et to tre vier funf sechs fire fem seks'.split(
    ' ',
  ),
);

/** The suggestions as the shop words them, each with the English one. Fixed texts come before those with placeholders. */
function suggestionPairs({ answers, panel }: Messages): readonly (readonly [own: string, original: string])[] {
  const pairs = [
    ...pairsOf(answers.suggestions, english.answers.suggestions),
    ...pairsOf(panel.questions, english.panel.questions),
  ];
  return pairs.toSorted(([one], [other]) => Number(one.includes('{')) - Number(other.includes('{')));
}

type Group = Readonly<Record<string, string | { readonly template: Message }>>;

function pairsOf(group: Group, original: Readonly<Record<string, string>>): readonly (readonly [string, string])[] {
  return Object.entries(original).map(([name, text]) => {
    const own = group[name];
    const template = typeof own === 'object' || typeof own === 'function' ? own.template : own;
    return [typeof template === 'string' ? template : text, text];
  });
}

/** Each placeholder is a group of that name; where it is repeated, the same text. */
function toPattern(template: string): RegExp {
  const parts = template.replace(/[\s.!?…]+$/, '').split(/\{(\w+)\}/);
  const source = parts.map((part, index) => {
    if (index % 2 === 0) return RegExp.escape(part);
    return parts.indexOf(part) === index ? `(?<${part}>.+)` : `\\k<${part}>`;
  });
  return new RegExp(`^${source.join('')}$`, 'isu');
}
