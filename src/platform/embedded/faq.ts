export interface FaqTopic {
  readonly topic: string;
  readonly items: readonly FaqItem[];
}

export interface FaqItem {
  readonly question: string;
  /** Markdown. */
  readonly answer: string;
  /** The path that the answer ends with a link to; null when it has none. */
  readonly source: string | null;
}

/** Reads questions and answers from Markdown: `##` begins a topic, `###` a question, the text below answers it. */
export function parseFaqTopics(markdown: string): readonly FaqTopic[] {
  return splitByHeading(markdown, '## ').map(({ heading, text }) => ({
    topic: heading,
    items: splitByHeading(text, '### ').map((item) => ({
      question: item.heading,
      answer: item.text,
      source: lastLink(item.text),
    })),
  }));
}

function splitByHeading(text: string, mark: string): readonly { readonly heading: string; readonly text: string }[] {
  const [, ...parts] = `\n${text}`.split(`\n${mark}`);
  return parts.map((part) => {
    const [heading = '', ...lines] = part.split('\n');
    return { heading: heading.trim(), text: lines.join('\n').trim() };
  });
}

function lastLink(answer: string): string | null {
  return /\]\((?<path>\/[^)\s]*)\)\s*$/u.exec(answer)?.groups?.['path'] ?? null;
}
