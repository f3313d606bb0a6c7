import { topicsIn } from './rank-passages.ts';

/** The part of a text that speaks most of a question: whole sentences, up to about `room` characters. */
export function excerpt(text: string, question: string, room: number): string {
  if (text.length <= room) return text;
  const sentences = text.split(/(?<=[.!?])\s+/);
  const from = sentences.indexOf(mostRelevantSentence(sentences, new Set(topicsIn(question))));
  const part = truncateSentences(sentences.slice(from), room);
  return from > 0 ? `… ${part}` : part;
}

function mostRelevantSentence(sentences: readonly string[], asked: ReadonlySet<string>): string {
  const scored = sentences.map((sentence) => {
    const said = new Set(topicsIn(sentence));
    return { sentence, score: [...asked].filter((each) => said.has(each)).length };
  });
  return scored.toSorted((a, b) => b.score - a.score)[0]?.sentence ?? '';
}

function truncateSentences([first = '', ...rest]: readonly string[], room: number): string {
  if (first.length > room) return `${first.slice(0, first.lastIndexOf(' ', room))} …`;
  let text = first;
  for (const sentence of rest) {
    if (text.length + 1 + sentence.length > room) break;
    text += ` ${sentence}`;
  }
  return text;
}
