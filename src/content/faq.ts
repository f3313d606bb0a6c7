import { markdownToText } from '#shop/text/html/plain-text.ts';

export interface FaqTopic {
  readonly topic: string;
  readonly items: readonly FaqItem[];
}

export interface FaqItem {
  readonly question: string;
  /** Markdown. */
  readonly answer: string;
  /** The path of the link at the end of the answer, or null. */
  readonly source: string | null;
}

/** Parses a FAQ in Markdown: `##` is a topic, `###` a question, followed by its answer. */
export function parseFaqTopics(markdown: string): readonly FaqTopic[] {
  return splitByHeading(markdown, '## ').map(({ heading, text }) => ({
    topic: heading,
    items: splitByHeading(text, '### ').map((item) => ({
      question: item.heading,
      answer: item.text,
      source: splitAtFinalLink(item.text).path,
    })),
  }));
}

/** The text of an answer, without a final link that is no part of a sentence: search results have it as their target. */
export function answerText(answer: string): string {
  const { before, path } = splitAtFinalLink(answer);
  return markdownToText(path !== null && /[.!?]$/.test(before) ? before : answer);
}

/**
 * Questions that search and the assistant will not find, because their answers do not end with a link to a page of the
 * shop. `firstLine` is the line number of the text.
 */
export function checkFaqLinks(
  markdown: string,
  firstLine: number,
): readonly { readonly line: number; readonly message: string }[] {
  const lines = markdown.split('\n').map((line) => line.trim());
  const items = parseFaqTopics(markdown).flatMap((topic) => topic.items);
  return items.flatMap(({ question, source }) => {
    if (source !== null) return [];
    const line = firstLine + Math.max(0, lines.indexOf(`### ${question}`));
    return [{ line, message: `“${question}” will not be found: ${linkRemedy}` }];
  });
}

const linkRemedy = 'end its answer with a link to the page where it belongs, e.g. [Delivery](/pages/delivery).';

function splitByHeading(text: string, mark: string): readonly { readonly heading: string; readonly text: string }[] {
  const [, ...parts] = `\n${text}`.split(`\n${mark}`);
  return parts.map((part) => {
    const [heading = '', ...lines] = part.split('\n');
    return { heading: heading.trim(), text: lines.join('\n').trim() };
  });
}

/** The text before the link at the end of an answer and the path of that link; null: it does not end with one. */
function splitAtFinalLink(answer: string): { readonly before: string; readonly path: string | null } {
  const start = answer.lastIndexOf('[');
  const link = /^\[[^\]]*\]\((?<path>\/[^)\s]*)\)\s*$/u.exec(answer.slice(Math.max(0, start)));
  return { before: answer.slice(0, Math.max(0, start)).trimEnd(), path: link?.groups?.['path'] ?? null };
}
