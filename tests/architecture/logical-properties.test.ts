import { globSync, readFileSync } from 'node:fs';
import { parse } from 'postcss';
import { expect, test } from 'vitest';

const physical = /(?:^|-)(?:left|right)(?:-|$)/u;
const sided = new Set(['margin', 'padding', 'inset', 'scroll-margin', 'scroll-padding', 'border-width']);

/** Whether a declaration means left or right, where text that runs from right to left needs the other side. */
function isPhysical(property: string, value: string): boolean {
  if (physical.test(property)) return true;
  if (property === 'text-align' || property === 'float' || property === 'clear')
    return /\b(?:left|right)\b/u.test(value);
  const parts = value.match(/[^\s()]+(?:\((?:[^()]|\([^()]*\))*\))?/gu) ?? [];
  return sided.has(property) && parts.length === 4 && parts[1] !== parts[3];
}

function physicalDeclarations(css: string): readonly string[] {
  const found: string[] = [];
  parse(css).walkDecls(({ prop, value }) => {
    if (isPhysical(prop, value)) found.push(`${prop}: ${value}`);
  });
  return found;
}

test('style sheets name no left or right, so that pages can run from right to left', () => {
  const files = globSync(['src/ui/**/*.css', 'site/**/*.css']);
  expect(files.length).toBeGreaterThan(50);
  const found = files.flatMap((file) =>
    physicalDeclarations(readFileSync(file, 'utf8')).map((declaration) => `${file}: ${declaration}`),
  );
  expect(found).toEqual([]);
});

test.each([
  ['a { margin-left: 1rem }', 1],
  ['a { border-top-right-radius: 1rem }', 1],
  ['a { right: 0 }', 1],
  ['a { text-align: right }', 1],
  ['a { padding: 0 1rem 0 2rem }', 1],
  ['a { inset: var(--s2) auto auto calc(1rem + var(--s2)) }', 1],
  ['a { margin: 0 1rem 0 1rem; padding-inline: 1rem 2rem; text-align: end }', 0],
])('%s has %i physical declarations', (css, count) => {
  expect(physicalDeclarations(css)).toHaveLength(count);
});
