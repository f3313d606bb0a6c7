import type { SvgDrawing } from '#shop/content/svg-drawing.ts';
import { escapeXml } from '#shop/text/html/escape.ts';

/** A drawing, or why a file is none; `line` counts from 1. */
export type DrawingResult =
  | { readonly ok: true; readonly drawing: SvgDrawing }
  | { readonly ok: false; readonly line: number; readonly message: string };

/** Characters of a drawing, which every page contains. */
const maxCharacters = 40_000;

/**
 * Reads an SVG file (https://www.w3.org/TR/SVG2/) as a drawing for pages. Shapes, groups and gradients with presentation
 * attributes are kept, what drawing programs add for themselves is dropped, and everything else is refused: what a page
 * contains must not run, load or style anything. Ids get a prefix, so that none is used twice in a page.
 */
export function readDrawing(source: string, idPrefix: string): DrawingResult {
  if (source.length > maxCharacters)
    return refuse(
      1,
      `has ${source.length} characters; simplify it to at most ${maxCharacters}, since every page has it`,
    );
  const entity = source.search(/<!ENTITY/i);
  if (entity >= 0) return refuse(lineAt(source, entity), 'declares entities; export it as plain SVG');
  const [root, ...rest] = [...blank(source).matchAll(tagPattern)].map((match) => toTag(match, source));
  if (!root || root.name !== 'svg' || root.isEnd) return refuse(1, 'is not an SVG file: it does not begin with <svg>');
  const viewBox = viewBoxOf(root.attributes);
  if (viewBox === null) return refuse(root.line, 'needs a viewBox, or a width and a height in pixels');
  if (root.isEmpty) return refuse(root.line, 'has no shapes');
  const [end] = rest.splice(-1);
  if (end?.name !== 'svg' || !end.isEnd || !isBalanced(rest)) return refuse(1, 'has elements that are not closed');
  const fault = rest.map(faultOf).find((each) => each !== null);
  if (fault) return fault;
  const body = rest.map((tag) => writeTag(tag, idPrefix)).join('');
  return body === '' ? refuse(root.line, 'has no shapes') : { ok: true, drawing: { viewBox, body } };
}

/** Why a tag cannot be part of a page; null when it can. */
function faultOf({ name, line, attributes: given }: SvgTag): DrawingResult | null {
  if (!elements.has(name)) return refuse(line, `has <${name}>; ${remedyOf(name)}`);
  const kept = [...given].filter(([key]) => attributes.has(key));
  if (kept.some(([key, value]) => key === 'href' && !value.startsWith('#')))
    return refuse(line, `has an address in <${name}>; a drawing can only refer to itself`);
  const foreign = kept.find(([, value]) => !isPlainValue(value));
  if (!foreign) return null;
  return refuse(
    line,
    `has ${foreign[0]}="${foreign[1].slice(0, 40)}" in <${name}>; a drawing can only refer to itself`,
  );
}

/** Colors, transformations, and references to the drawing itself; no escapes, which could hide another function. */
function isPlainValue(value: string): boolean {
  if (value.includes('\\')) return false;
  return [...value.matchAll(/([\w-]*)\(([^()]*)/gu)].every(([, name = '', argument = '']) =>
    name.toLowerCase() === 'url' ? /^\s*['"]?#/u.test(argument) : functions.has(name),
  );
}

const elements: ReadonlySet<string> = new Set(
  'g path circle ellipse rect line polyline polygon defs clipPath mask linearGradient radialGradient stop use'.split(
    ' ',
  ),
);

/** Presentation attributes, and those of shapes and gradients. */
const attributes: ReadonlySet<string> = new Set(
  `id d cx cy r rx ry x y x1 y1 x2 y2 fx fy width height points transform fill fill-opacity fill-rule clip-rule clip-path
  mask stroke stroke-width stroke-linecap stroke-linejoin stroke-miterlimit stroke-dasharray stroke-dashoffset
  stroke-opacity opacity color offset stop-color stop-opacity gradientUnits gradientTransform spreadMethod
  clipPathUnits maskUnits maskContentUnits href vector-effect`.split(/\s+/),
);

const functions: ReadonlySet<string> = new Set(
  'rgb rgba hsl hsla matrix translate scale rotate skewX skewY'.split(' '),
);

function remedyOf(name: string): string {
  if (name === 'style') return 'export it with presentation attributes instead of a style sheet';
  if (name === 'text' || name === 'tspan') return 'convert text to paths';
  if (name === 'svg') return 'ungroup the drawing inside the drawing';
  if (name === 'image') return 'a drawing has no pictures: trace it to paths';
  return 'a drawing has only shapes, groups and gradients';
}

interface SvgTag {
  readonly name: string;
  readonly isEnd: boolean;
  readonly isEmpty: boolean;
  readonly line: number;
  readonly attributes: ReadonlyMap<string, string>;
}

const tagPattern = /<(?<end>\/?)(?<name>[A-Za-z][\w:.-]{0,60})(?<rest>(?:[^<>"']|"[^"<]*"|'[^'<]*')*)>/gu;
const attributePattern = /(?<name>[A-Za-z_][\w:.-]{0,60})\s*=\s*(?:"(?<double>[^"<]*)"|'(?<single>[^'<]*)')/gu;

/** Without comments, declarations and what programs note for themselves or for readers; places of lines stay. */
function blank(source: string): string {
  const parts =
    /<!--[\s\S]*?(?:-->|$)|<\?[\s\S]*?(?:\?>|$)|<!DOCTYPE[^>]*>|<(metadata|title|desc|sodipodi:namedview)\b[^>]*?(?:\/>|>[\s\S]*?<\/\1\s*>)/giu;
  return source.replaceAll(parts, (part) => part.replaceAll(/[^\n]/gu, ' '));
}

function toTag({ groups = {}, index }: RegExpMatchArray, source: string): SvgTag {
  const { end = '', name = '', rest = '' } = groups;
  const own = [...rest.matchAll(attributePattern)].map(
    ({ groups: found = {} }) => [found['name'] ?? '', found['double'] ?? found['single'] ?? ''] as const,
  );
  const all = own.flatMap(([key, value]) => (key === 'style' ? declarationsOf(value) : [[key, value] as const]));
  return {
    name,
    isEnd: end !== '',
    isEmpty: rest.trimEnd().endsWith('/'),
    line: lineAt(source, index ?? 0),
    attributes: new Map(all.map(([key, value]) => [key.replace(/^xlink:/u, ''), value])),
  };
}

/** `fill:#fff;stroke:none` as attributes: pages allow no styles of elements. */
function declarationsOf(style: string): readonly (readonly [string, string])[] {
  return style.split(';').flatMap((part) => {
    const [key = '', ...value] = part.split(':');
    return value.length > 0 ? [[key.trim(), value.join(':').trim()] as const] : [];
  });
}

function writeTag({ name, isEnd, isEmpty, attributes: given }: SvgTag, idPrefix: string): string {
  if (isEnd) return `</${name}>`;
  const kept = [...given].filter(([key]) => attributes.has(key));
  const written = kept.map(([key, value]) => ` ${key}="${escapeXml(withPrefix(key, value, idPrefix))}"`);
  return `<${name}${written.join('')}${isEmpty ? '/' : ''}>`;
}

function withPrefix(key: string, value: string, idPrefix: string): string {
  if (key === 'id') return idPrefix + value;
  if (key === 'href') return value.replace('#', `#${idPrefix}`);
  return value.replaceAll(/url\(\s*['"]?#([^'")]*)['"]?\s*\)/giu, `url(#${idPrefix}$1)`);
}

function viewBoxOf(given: ReadonlyMap<string, string>): string | null {
  const box =
    given
      .get('viewBox')
      ?.trim()
      .split(/[\s,]+/u)
      .map(Number) ?? [];
  if (box.length === 4 && box.every(Number.isFinite) && Math.min(box[2] ?? 0, box[3] ?? 0) > 0) return box.join(' ');
  const [width, height] = ['width', 'height'].map(
    (side) => /^\s*(\d+(?:\.\d+)?)\s*(?:px)?\s*$/u.exec(given.get(side) ?? '')?.[1],
  );
  return Number(width) > 0 && Number(height) > 0 ? `0 0 ${Number(width)} ${Number(height)}` : null;
}

function isBalanced(tags: readonly SvgTag[]): boolean {
  const open: string[] = [];
  for (const { name, isEnd, isEmpty } of tags) {
    if (isEnd && open.pop() !== name) return false;
    if (!isEnd && !isEmpty) open.push(name);
  }
  return open.length === 0;
}

function lineAt(source: string, index: number): number {
  return source.slice(0, index).split('\n').length;
}

function refuse(line: number, message: string): DrawingResult {
  return { ok: false, line, message };
}
