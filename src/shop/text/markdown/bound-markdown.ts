/** Limits of a text that is rendered as Markdown; importing and saving refuse longer ones. */
export const markdownLimits = { characters: 100_000, lines: 2000, marks: 10_000 } as const;

export function isWithinLimits(source: string): boolean {
  const { characters, lines, marks } = markdownLimits;
  return source.length <= characters && countLines(source) <= lines && countMarks(source) <= marks;
}

/** Lines with text. Those that begin with a tag are HTML, which the Markdown parser does not look into. */
export function countLines(source: string): number {
  return source.match(textLine)?.length ?? 0;
}

/**
 * Signs in lines with text that may begin something else than text, each of which the parser tries anew: 10,000 take it
 * 35 ms.
 */
export function countMarks(source: string): number {
  const lines = source.length > markdownLimits.marks ? source.match(textLine) : null;
  return lines?.reduce((sum, line) => sum + (line.match(/[[\]*_!\\`~&"@:]|www\./gu)?.length ?? 0), 0) ?? 0;
}

const textLine = /^[ \t]*[^<\s].*/gmu;

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

const marks = /\\.|[[\]*_!]/gu;

function boundMarks(block: string): string {
  const count = block.match(marks)?.length ?? 0;
  return count > maxMarksPerBlock ? block.replaceAll(marks, boundMark) : block;
}

/** Behind a backslash a reference would not be one. */
function boundMark(mark: string): string {
  const sign = mark.slice(-1);
  return /[[\]*_!]/u.test(sign) ? toReference(sign) : mark;
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
