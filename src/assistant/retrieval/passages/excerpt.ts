import { hasAmount, topicsIn } from './topics.ts';

/** The part of a text most relevant to a question: whole sentences, about `maxLength` characters at most. */
export function excerpt(text: string, question: string, maxLength: number): string {
  if (text.length <= maxLength) return text;
  const sentences = text.split(/(?<=[.!?])\s+/);
  const from = sentences.indexOf(mostRelevantSentence(sentences, new Set(topicsIn(question))));
  const part = truncateSentences(sentences.slice(from), maxLength);
  return from > 0 ? `… ${part}` : part;
}

function mostRelevantSentence(sentences: readonly string[], asked: ReadonlySet<string>): string {
  const scored = sentences.map((sentence) => {
    const said = new Set([...topicsIn(sentence), ...(hasAmount.test(sentence) ? ['cost'] : [])]);
    return { sentence, score: [...asked].filter((each) => said.has(each)).length };
  });
  return scored.toSorted((a, b) => b.score - a.score)[0]?.sentence ?? '';
}

function truncateSentences([first = '', ...rest]: readonly string[], maxLength: number): string {
  if (first.length > maxLength) return `${first.slice(0, first.lastIndexOf(' ', maxLength))} …`;
  let text = first;
  for (const sentence of rest) {
    if (text.length + 1 + sentence.length > maxLength) break;
    text += ` ${sentence}`;
  }
  return text;
}
