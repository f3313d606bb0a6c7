export interface HtmlPassage {
  readonly heading: string | null;
  readonly id: string | null;
  readonly text: string;
}

/** Sanitised HTML cut at its headings. */
export function htmlPassages(html: string): readonly HtmlPassage[] {
  return html
    .split(/(?=<h[2-4][\s>])/i)
    .map(toPassage)
    .filter(({ text }) => text !== '');
}

function toPassage(part: string): HtmlPassage {
  const headed = /^<h[2-4]([^>]*)>([\s\S]*?)<\/h[2-4]>([\s\S]*)$/i.exec(part);
  if (!headed) return { heading: null, id: null, text: readableText(part) };
  const [, attributes = '', heading = '', text = ''] = headed;
  return { heading: plainText(heading), id: /\bid="([^"]+)"/.exec(attributes)?.[1] ?? null, text: readableText(text) };
}

/** The text of sanitised HTML, each row of a table a sentence: `Norway: Below €80 €6, From €80 Free.` */
function readableText(html: string): string {
  return plainText(html.replace(/<table[\s\S]*?<\/table>/gi, rowsAsSentences));
}

function rowsAsSentences(table: string): string {
  const rows = table.match(/<tr[\s\S]*?<\/tr>/gi) ?? [];
  const [head = [], ...body] = rows.map((row) => (row.match(/<t[dh][\s>][\s\S]*?<\/t[dh]>/gi) ?? []).map(plainText));
  const sentences = body.map(([name = '', ...cells]) => {
    const said = cells.map((cell, index) => `${head[index + 1] ?? ''} ${cell}`.trim());
    return `${name}: ${said.join(', ')}`.replace(/[.!?]?$/, '.');
  });
  return `<p>${sentences.map(escapeText).join(' ')}</p>`;
}

function escapeText(text: string): string {
  return text.replace(/&/g, '&amp;').replace(/</g, '&lt;');
}

/** The text of sanitised HTML, blocks and line breaks as single spaces. */
export function plainText(html: string): string {
  const text = html
    .replace(/<\/(?:p|li|h\d|tr|div)>|<br\s*\/?>/gi, ' ')
    .replace(/<\/?t[dh][^>]*>/gi, ' ')
    .replace(/<[^>]*>/g, '');
  return text
    .replace(/&(?:#(\d+)|#x([\da-f]+)|(\w+));/gi, decodeEntity)
    .replace(/\s+/g, ' ')
    .trim();
}

const namedEntities: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: ' ' };

function decodeEntity(...[whole, decimal, hex, name]: readonly (string | undefined)[]): string {
  const code = decimal ? Number(decimal) : hex ? Number.parseInt(hex, 16) : null;
  if (code !== null) return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : '';
  return namedEntities[name ?? ''] ?? whole ?? '';
}
