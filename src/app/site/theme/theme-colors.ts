import Color from 'colorjs.io';
import type { ColorScheme, Tokens } from './tokens.ts';

/** Deeper references are taken for circular. */
const maxDepth = 20;

interface Evaluation {
  readonly tokens: Tokens;
  readonly scheme: ColorScheme;
  readonly depth: number;
}

/**
 * The color that a token has in a color scheme: `var()`, `light-dark()` and `color-mix()` are followed. null when there
 * is no such token, and for what only a browser can compute, such as relative colors.
 */
export function tokenColor(tokens: Tokens, name: string, scheme: ColorScheme): Color | null {
  return evaluate(`var(${name})`, { tokens, scheme, depth: 0 });
}

function evaluate(value: string, evaluation: Evaluation): Color | null {
  const text = value.trim();
  if (evaluation.depth > maxDepth) return null;
  const next = { ...evaluation, depth: evaluation.depth + 1 };
  const [, name = '', inner = ''] = /^([a-z-]+)\((.*)\)$/su.exec(text) ?? [];
  const parts = splitArguments(inner);
  switch (name) {
    case 'var':
      return evaluateReference(parts, next);
    case 'light-dark':
      return evaluate(parts[evaluation.scheme === 'light' ? 0 : 1] ?? '', next);
    case 'color-mix':
      return evaluateMix(parts, next);
    default:
      return parseColor(text);
  }
}

function evaluateReference([name = '', ...fallback]: readonly string[], evaluation: Evaluation): Color | null {
  const token = evaluation.tokens[evaluation.scheme].get(name.trim());
  if (token) return evaluate(token.value, evaluation);
  return fallback.length === 0 ? null : evaluate(fallback.join(','), evaluation);
}

/** `color-mix(in oklab, red 20%, blue)`: a missing share is what the other leaves. */
function evaluateMix([space = '', first = '', second = '']: readonly string[], evaluation: Evaluation): Color | null {
  const [one, two] = [splitShare(first), splitShare(second)];
  const [from, to] = [evaluate(one.color, evaluation), evaluate(two.color, evaluation)];
  const [, method = ''] = /^\s*in\s+([a-z0-9-]+)\s*$/u.exec(space) ?? [];
  if (!from || !to || method === '') return null;
  const share = two.share ?? (one.share === null ? 0.5 : 1 - one.share);
  const total = (one.share ?? 1 - share) + share;
  return total === 0 ? null : from.mix(to, share / total, { space: method, outputSpace: 'srgb' });
}

function splitShare(part: string): { readonly color: string; readonly share: number | null } {
  const [, color = part, share] = /^(.*?)\s+([\d.]+)%\s*$/su.exec(part) ?? [];
  return { color, share: share === undefined ? null : Number(share) / 100 };
}

function parseColor(text: string): Color | null {
  try {
    return new Color(text);
  } catch {
    return null;
  }
}

/** Splits at the commas that stand outside parentheses. */
function splitArguments(text: string): readonly string[] {
  const parts = [''];
  let depth = 0;
  for (const character of text) {
    depth += Number(character === '(') - Number(character === ')');
    if (character === ',' && depth === 0) parts.push('');
    else parts.push(`${parts.pop() ?? ''}${character}`);
  }
  return parts;
}

/** A color as browsers of any age read it: `#f8f6f3`. */
export function hexOf(color: Color): string {
  return color.to('srgb').toGamut().toString({ format: 'hex', collapse: false });
}

/** The contrast of two colors by WCAG 2.2, 1 to 21; a color that is translucent is seen on the other. */
export function contrastOf(text: Color, background: Color): number {
  const shown = text.alpha < 1 ? background.mix(text, text.alpha.valueOf(), { space: 'srgb' }) : text;
  return shown.contrast(background, 'WCAG21');
}
