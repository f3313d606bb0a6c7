import type { AtRule, Declaration, Node, Root, Rule } from 'postcss';

/** A parsed style sheet and the file that it was read from. */
export interface StyleSheet {
  readonly file: string;
  readonly root: Root;
}

export const schemes = ['light', 'dark'] as const;

export type ColorScheme = (typeof schemes)[number];

/** A custom property as it is written in a style sheet. */
export interface Token {
  readonly value: string;
  readonly file: string;
  readonly line: number;
}

/** The custom properties of `:root` by name (`--accent`), in each color scheme. */
export type Tokens = Readonly<Record<ColorScheme, ReadonlyMap<string, Token>>>;

/**
 * Reads the custom properties that `:root` has at any width: a later style sheet overrides an earlier one. Rules for a
 * color scheme count in it alone; those for other conditions, such as reduced motion, are left out.
 */
export function readTokens(sheets: readonly StyleSheet[]): Tokens {
  const tokens = { light: new Map<string, Token>(), dark: new Map<string, Token>() };
  for (const { file, root } of sheets)
    root.walkDecls(/^--/, (declaration) => {
      if (!isOfRoot(declaration)) return;
      const token = { value: declaration.value.trim(), file, line: declaration.source?.start?.line ?? 1 };
      for (const scheme of schemesOf(declaration)) tokens[scheme].set(declaration.prop, token);
    });
  return tokens;
}

function isOfRoot(declaration: Declaration): boolean {
  const rule = ancestors(declaration).find(isRule);
  return rule?.selectors.includes(':root') ?? false;
}

function schemesOf(declaration: Declaration): readonly ColorScheme[] {
  const conditions = ancestors(declaration)
    .filter(isAtRule)
    .filter(({ name }) => name !== 'layer');
  return schemes.filter((scheme) => conditions.every((condition) => holdsIn(condition, scheme)));
}

function isRule(node: Node): node is Rule {
  return node.type === 'rule';
}

function isAtRule(node: Node): node is AtRule {
  return node.type === 'atrule';
}

function holdsIn({ name, params }: AtRule, scheme: ColorScheme): boolean {
  return name === 'media' && new RegExp(`^\\(\\s*prefers-color-scheme\\s*:\\s*${scheme}\\s*\\)$`, 'u').test(params);
}

/** From the innermost outwards. */
function ancestors(node: Node): readonly Node[] {
  const { parent } = node;
  return parent ? [parent, ...ancestors(parent)] : [];
}
