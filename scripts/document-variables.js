// Writes the table of docs/settings.md, and .env.example, from src/config.ts: `npm run document`.
import { readFileSync, writeFileSync } from 'node:fs';
import { environmentExample, writeValue } from './environment-example.ts';
import { variables } from '../src/config.ts';

const settings = new URL('../docs/settings.md', import.meta.url);
const rows = Object.entries(variables.shape).map(([name, schema]) => {
  const { success, data } = schema.safeParse(undefined);
  const standard = success && data !== undefined ? `\`${writeValue(data)}\`` : '';
  return `| \`${name}\` | ${standard} | ${schema.description} |`;
});
const table = ['| variable | default | meaning |', '| --- | --- | --- |', ...rows].join('\n');
const text = readFileSync(settings, 'utf8');
writeFileSync(
  settings,
  text.replace(
    /<!-- variables -->[\s\S]*<!-- \/variables -->/,
    `<!-- variables -->\n\n<!-- prettier-ignore -->\n${table}\n\n<!-- /variables -->`,
  ),
);
writeFileSync(new URL('../.env.example', import.meta.url), environmentExample());
