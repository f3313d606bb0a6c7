import { type HtmlElement, type HtmlNode, parseHtml } from './parse-html.ts';

/**
 * The words of a Markdown text without its marks, on one line: for search and for descriptions. By patterns instead of
 * the Markdown parser, because an import does it for each product; linear in the length of the text.
 */
export function markdownToText(markdown: string): string {
  return withoutScripts(markdown)
    .replaceAll(/^```.*$/gmu, '')
    .replaceAll(imagePattern, '$1')
    .replaceAll(linkPattern, '$1')
    .replaceAll(/\[\^[^\s[\]]+\]:?/gu, '')
    .replaceAll(
      /^[ \t]*(?:>+|(?:#{1,6}|(?:[-*+]|\d+\.)(?:[ \t]+\[[ xX]\])?)(?=[ \t]|$)|(?:\|[ \t]*)?(?::?-+:?[ \t]*\|[ \t]*)+)[ \t]*/gmu,
      '',
    )
    .replaceAll(/[*~`]+|(?<![\p{L}\p{N}])_+|_+(?![\p{L}\p{N}])/gu, '')
    .replaceAll('|', ' ')
    .replaceAll(/<[^<>]*>/gu, ' ')
    .replaceAll(entityPattern, decodeEntity)
    .replaceAll(/\s+/gu, ' ')
    .trim();
}

const unshownStart = /(?<!`)<(script|style)(?=[\s/>])/giu;

/** Without elements whose content browsers do not show; one that nothing ends is left. No end is looked for twice. */
function withoutScripts(markdown: string): string {
  const shown: string[] = [];
  const unended = new Set<string>();
  let from = 0;
  for (const { index, 1: name = '' } of markdown.matchAll(unshownStart)) {
    if (index < from || unended.has(name.toLowerCase())) continue;
    const end = new RegExp(`</${name}`, 'giu');
    end.lastIndex = index;
    const found = end.exec(markdown);
    if (found) shown.push(markdown.slice(from, index));
    else unended.add(name.toLowerCase());
    from = found?.index ?? from;
  }
  return shown.length === 0 ? markdown : [...shown, markdown.slice(from)].join(' ');
}

const entityPattern = /&(?:#\d{1,7}|#x[\da-f]{1,6}|[a-z][a-z\d]{1,31});/giu;
const decodedEntities = new Map<string, string>();

/** The characters of an entity, as browsers show them; a name that HTML does not have stays as it is. */
function decodeEntity(entity: string): string {
  const known = decodedEntities.get(entity);
  if (known !== undefined) return known;
  const decoded = parseHtml(entity)
    .filter((node) => typeof node === 'string')
    .join('');
  // Names are few, numbers are not.
  if (!entity.startsWith('&#') && decoded !== entity) decodedEntities.set(entity, decoded);
  return decoded;
}

/** Addresses may hold a pair of parentheses. Excluding the opening signs keeps the patterns linear. */
const linkPattern = /\[([^[\]]*)\]\([^()]*(?:\([^()]*\)[^()]*)*\)/gu;
const imagePattern = new RegExp(`!${linkPattern.source}`, 'gu');

/** The words of HTML on one line; blocks, cells and line breaks are separated by spaces. */
export function htmlToText(html: string): string {
  return nodesToText(parseHtml(html));
}

/** `htmlToText` of parsed HTML. `writeElement` gives elements another text than that of their content; null for it. */
export function nodesToText(
  nodes: readonly HtmlNode[],
  writeElement: (element: HtmlElement) => string | null = () => null,
): string {
  return writeNodes(nodes, writeElement).replace(/\s+/gu, ' ').trim();
}

function writeNodes(nodes: readonly HtmlNode[], writeElement: (element: HtmlElement) => string | null): string {
  return nodes
    .map((node) => {
      if (typeof node === 'string') return node;
      const text = writeElement(node) ?? writeNodes(node.children, writeElement);
      return inlineElements.has(node.name) ? text : ` ${text} `;
    })
    .join('');
}

const inlineElements: ReadonlySet<string> = new Set(
  'a abbr b cite code del em i kbd mark q s samp small span strong sub sup'.split(' '),
);
