import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const tokens = 'src/ui/styles/tokens.css';
const color =
  /#[0-9a-f]{3,8}\b|\b(?:rgba?|hsla?|hwb|lab|lch|oklab|oklch|color)\(|:\s*(?:white|black|red|gr[ae]y)\b(?!-)/iu;

test('no style sheet but that of the tokens writes a color, so that a theme reaches every part', () => {
  const files = globSync('src/ui/**/*.css').filter((file) => file !== tokens);
  const found = files.flatMap((file) =>
    readFileSync(file, 'utf8')
      .split('\n')
      // A mask uses the opacity of a color alone.
      .filter((line) => color.test(line) && !/^\s*mask(?:-image)?:/u.test(line))
      .map((line) => `${file}: ${line.trim()}`),
  );
  expect(files.length).toBeGreaterThan(50);
  expect(found).toEqual([]);
});
