/** Limits of a text that is rendered as Markdown; importing and saving refuse longer ones. */
export const markdownLimits = { characters: 100_000, lines: 2000 } as const;

export function isWithinLimits(source: string): boolean {
  return source.length <= markdownLimits.characters && countLines(source) <= markdownLimits.lines;
}

/** Lines with text. Those that begin with a tag are HTML, which the Markdown parser does not look into. */
export function countLines(source: string): number {
  return source.match(/^[ \t]*[^<\s]/gmu)?.length ?? 0;
}

/** Quotes and lists inside one another; the parser calls itself for each. */
const maxNesting = 30;
/** Brackets, exclamation marks and emphasis marks of one block. The parser takes time that grows with their square. */
const maxMarksPerBlock = 500;

/**
 * The same text in a form that a Markdown parser reads in bounded time and depth: marks beyond the limits become
 * character references, which show the same characters.
 */
export function boundMarkdown(source: string): string {
  return source
    .split(/(\n[ \t]*\n)/u)
    .map((block) => boundNesting(boundMarks(block)))
    .join('');
}

const marks = /[[\]*_!]/gu;

function boundMarks(block: string): string {
  const count = block.match(marks)?.length ?? 0;
  return count > maxMarksPerBlock ? block.replaceAll(marks, toReference) : block;
}

const deepLine = new RegExp(
  String.raw`^((?:[ \t]*(?:>|(?:[*+-]|\d{1,9}[.)])(?=[ \t]))){${maxNesting}}[ \t]*)([>*+\d-])`,
  'gmu',
);

function boundNesting(block: string): string {
  return block.replaceAll(deepLine, (_line, nested: string, next: string) => nested + toReference(next));
}

function toReference(character: string): string {
  return `&#${character.charCodeAt(0)};`;
}
