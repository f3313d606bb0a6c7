import { parse } from 'yaml';

export interface FrontMatter {
  /** What the front matter says; an empty object without one. */
  readonly front: unknown;
  readonly body: string;
}

/** Takes a text apart into its YAML front matter, between two lines of `---`, and its body. */
export function readFrontMatter(text: string): FrontMatter {
  const found = /^---\r?\n(?<front>[\s\S]*?)\r?\n---(?:\r?\n|$)(?<body>[\s\S]*)$/u.exec(text);
  if (!found?.groups) return { front: {}, body: text };
  return { front: parse(found.groups['front'] ?? ''), body: (found.groups['body'] ?? '').trim() };
}
