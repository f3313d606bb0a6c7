import type { ExpectedAnswer } from './fact-questions.ts';

/** Whether an answer says what it has to, nothing that it must not, and no yes or no where none is stated. */
export function isRightAnswer({ kind, fragments, lacks }: ExpectedAnswer, text: string): boolean {
  if (lacks.some((fragment) => text.includes(fragment))) return false;
  if (!fragments.every((fragment) => text.includes(fragment))) return false;
  const said = verdictIn(text);
  switch (kind) {
    case 'yes':
      return said !== 'no' && !unknown.test(text);
    case 'no':
      return said !== 'yes' && !unknown.test(text);
    case 'says':
      return said === null && !unknown.test(text);
    case 'some':
      return unknown.test(text);
    case 'unknown':
      return said === null && unknown.test(text);
    default:
      return kind satisfies never;
  }
}

function verdictIn(text: string): 'yes' | 'no' | null {
  if (/^(?:Yes|Ja)[.,]/.test(text)) return 'yes';
  return /^(?:No|Nein|Nei)[.,]/.test(text) ? 'no' : null;
}

const unknown =
  /please ask us|fragen Sie uns gern|Spør oss gjerne|don’t (?:have|know)|not sure|couldn’t find|keine (?:eindeutige )?Angabe|nicht gefunden|vet jeg ikke|fant ikke|finner ikke/;
