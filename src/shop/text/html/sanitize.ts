import sanitizeHtml, { type Attributes, type IOptions, type Tag } from 'sanitize-html';
import { escapeHtml } from './escape.ts';
import { limitNesting } from './limit-nesting.ts';

/**
 * Turns HTML of a shop into HTML that views may insert: known elements and attributes only, links to the web, mail,
 * telephones and this site, pictures of this site, no heading of the first level, and no empty heading or
 * paragraph, which visual editors leave behind.
 */
export function sanitize(html: string): SafeHtml {
  return markSafe(sanitizeHtml(limitNesting(html), rules));
}

/** Plain text as paragraphs, which empty lines separate. */
export function safeParagraphs(text: string): SafeHtml {
  const paragraphs = text.split(/\n\s*\n/u).filter((each) => each.trim() !== '');
  return markSafe(paragraphs.map((each) => `<p>${escapeHtml(each)}</p>`).join('\n'));
}

function markSafe(clean: string): SafeHtml {
  return clean as SafeHtml;
}

const textTags = [
  'p',
  'br',
  'hr',
  'strong',
  'b',
  'em',
  'i',
  'del',
  's',
  'sub',
  'sup',
  'small',
  'mark',
  'abbr',
  'q',
  'cite',
];
const blockTags = ['h2', 'h3', 'h4', 'h5', 'h6', 'blockquote', 'pre', 'code', 'kbd', 'samp', 'section', 'div', 'span'];
const listAndTableTags = [
  'ul',
  'ol',
  'li',
  'dl',
  'dt',
  'dd',
  'table',
  'caption',
  'thead',
  'tbody',
  'tfoot',
  'tr',
  'th',
  'td',
];
const pictureTags = ['figure', 'figcaption', 'picture', 'source', 'img'];

const rules: IOptions = {
  allowedTags: [...textTags, ...blockTags, ...listAndTableTags, ...pictureTags, 'a', 'input'],
  allowedAttributes: {
    '*': ['id', 'lang', 'dir'],
    a: ['href', 'title', 'rel', 'role', 'aria-label'],
    img: ['src', 'srcset', 'sizes', 'alt', 'title', 'width', 'height', 'loading', 'decoding'],
    source: ['srcset', 'sizes', 'type'],
    th: ['align', 'scope', 'colspan', 'rowspan'],
    td: ['align', 'colspan', 'rowspan'],
    ol: ['start', 'reversed', 'type'],
    figure: ['class'],
    section: ['class', 'aria-label'],
    input: ['type', 'checked', 'disabled', 'aria-label'],
  },
  allowedClasses: { figure: ['quotation'], section: ['footnotes'] },
  allowedSchemes: ['http', 'https', 'mailto', 'tel'],
  allowedSchemesAppliedToAttributes: ['href', 'src'],
  allowProtocolRelative: false,
  nestingLimit: 40,
  selfClosing: ['img', 'br', 'hr', 'input', 'source'],
  transformTags: {
    '*': cleanId,
    h1: 'h2',
    a: sanitizeLink,
    img: sanitizePicture,
    source: sanitizePicture,
    input: sanitizeCheckbox,
  },
  exclusiveFilter: ({ tag, attribs, text, mediaChildren }) =>
    (/^(?:h[1-6]|p)$/.test(tag) && text.trim() === '' && mediaChildren.length === 0) ||
    (tag === 'img' && !attribs['src']) ||
    (tag === 'source' && !attribs['srcset']) ||
    (tag === 'input' && !attribs['type']),
};

/** Ids name places to link to; anything but letters, digits, `-`, `_` and `:` is no such name. */
function cleanId(tagName: string, attribs: Attributes): Tag {
  const { id, ...others } = attribs;
  const named = id !== undefined && /^[\p{L}\p{N}_:-]+$/u.test(id);
  return { tagName, attribs: named ? attribs : others };
}

function sanitizeLink(tagName: string, attribs: Attributes): Tag {
  const { href, rel: _rel, ...others } = cleanId(tagName, attribs).attribs;
  if (href === undefined || !isSafeLink(href)) return { tagName, attribs: others };
  return { tagName, attribs: /^https?:/iu.test(href) ? { ...others, href, rel: 'noopener' } : { ...others, href } };
}

/** Whether an address may stand in a link: of the web, mail, a telephone, this site or this page. */
export function isSafeLink(href: string): boolean {
  if (/^(?:https?:\/\/|mailto:|tel:)[^\s\\]+$/iu.test(href)) return URL.canParse(href);
  return isSitePath(href) || /^#\S*$/u.test(href);
}

function sanitizePicture(tagName: string, attribs: Attributes): Tag {
  const { src, srcset, ...others } = cleanId(tagName, attribs).attribs;
  return {
    tagName,
    attribs: {
      ...others,
      ...(src !== undefined && isSitePath(src) && { src }),
      ...(srcset !== undefined && srcset.split(',').every(isSrcsetCandidate) && { srcset }),
    },
  };
}

/** A picture in a set: a path of this site, perhaps with how wide or dense it is. */
function isSrcsetCandidate(each: string): boolean {
  const [address, size = '1x', ...others] = each.trim().split(/\s+/u);
  return isSitePath(address) && /^\d+(?:\.\d+)?[wx]$/u.test(size) && others.length === 0;
}

/** A path of this site: never one that a browser takes for another host. */
function isSitePath(address: string | undefined): boolean {
  return address !== undefined && /^\/(?![/\\])[^\s\\\p{Cc}]*$/u.test(address);
}

/** Task lists have boxes that only show a state, with a name that is the same in every language for screen readers. */
function sanitizeCheckbox(tagName: string, attribs: Attributes): Tag {
  if (attribs['type'] !== 'checkbox') return { tagName, attribs: {} };
  const state = attribs['checked'] === undefined ? { 'aria-label': '☐' } : { checked: '', 'aria-label': '☑' };
  return { tagName, attribs: { type: 'checkbox', disabled: '', ...state } };
}

declare const safe: unique symbol;

/** HTML that `sanitize` or `safeParagraphs` returned: the only HTML that views insert. */
export type SafeHtml = string & { readonly [safe]: true };
