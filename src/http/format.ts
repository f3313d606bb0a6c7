import type { PageFormat } from '#cache/format.ts';

/**
 * What an `Accept` header would rather have (RFC 9110, 12.5.1): Markdown where it names it with a greater weight than
 * HTML, or with the same and first. A range such as `*` stands back behind what is named.
 */
export function chooseFormat(accept: string | undefined): PageFormat {
  if (accept === undefined || !/text\/markdown/iu.test(accept)) return 'html';
  const ranges = accept.split(',').map(parseMediaRange);
  const find = (type: string): MediaRange | undefined => ranges.find((range) => range.type === type);
  const markdown = find('text/markdown');
  const html = find('text/html');
  if (!markdown || markdown.weight === 0) return 'html';
  if (!html) return ((find('text/*') ?? find('*/*'))?.weight ?? 0) > markdown.weight ? 'html' : 'markdown';
  if (html.weight !== markdown.weight) return html.weight > markdown.weight ? 'html' : 'markdown';
  return ranges.indexOf(html) < ranges.indexOf(markdown) ? 'html' : 'markdown';
}

interface MediaRange {
  readonly type: string;
  readonly weight: number;
}

function parseMediaRange(text: string): MediaRange {
  const [type = '', ...parameters] = text.split(';').map((part) => part.trim().toLowerCase());
  const weight = parameters.find((each) => each.startsWith('q='))?.slice('q='.length);
  return { type, weight: weight === undefined ? 1 : Number(weight) || 0 };
}
