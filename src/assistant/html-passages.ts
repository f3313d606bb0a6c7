export interface HtmlPassage {
  readonly heading: string | null;
  readonly id: string | null;
  readonly text: string;
}

/** Sanitised HTML cut at its headings. */
export function htmlPassages(html: string): readonly HtmlPassage[] {
  const [before = '', ...rest] = html.split(/(?=<h[2-4][\s>])/i);
  const parts = rest.map((part) => {
    const [, attributes = '', heading = '', text = ''] =
      /^<h[2-4]([^>]*)>([\s\S]*?)<\/h[2-4]>([\s\S]*)$/i.exec(part) ?? [];
    return { heading: plainText(heading), id: /\bid="([^"]+)"/.exec(attributes)?.[1] ?? null, text: plainText(text) };
  });
  return [{ heading: null, id: null, text: plainText(before) }, ...parts].filter(({ text }) => text !== '');
}

/** The text of sanitised HTML, blocks and line breaks as single spaces. */
export function plainText(html: string): string {
  const text = html
    .replace(/<\/(?:p|li|h\d|tr|div)>|<br\s*\/?>/gi, ' ')
    .replace(/<\/?t[dh][^>]*>/gi, ' ')
    .replace(/<[^>]*>/g, '');
  return text
    .replace(/&(?:#(\d+)|#x([\da-f]+)|(\w+));/gi, entity)
    .replace(/\s+/g, ' ')
    .trim();
}

const entities: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: ' ' };

function entity(...[whole, decimal, hex, name]: readonly (string | undefined)[]): string {
  const code = decimal ? Number(decimal) : hex ? Number.parseInt(hex, 16) : null;
  if (code !== null) return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : '';
  return entities[name ?? ''] ?? whole ?? '';
}

/** The beginning of a text up to about `room` characters, ending with a sentence where there is one. */
export function beginning(text: string, room: number): string {
  if (text.length <= room) return text;
  const cut = text.slice(0, room);
  const end = Math.max(cut.lastIndexOf('. '), cut.lastIndexOf('! '), cut.lastIndexOf('? '));
  return end > room / 3 ? cut.slice(0, end + 1) : `${cut.slice(0, cut.lastIndexOf(' '))} …`;
}
