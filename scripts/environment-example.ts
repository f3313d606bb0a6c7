import { variables } from '../src/config.ts';

/** The text of `.env.example`: every variable with its meaning, commented out, with its default value. */
export function environmentExample(): string {
  const entries = Object.entries(variables.shape).map(([name, schema]) => {
    const { success, data } = schema.safeParse(undefined);
    return `# ${schema.description}\n#${name}=${success && data !== undefined ? writeValue(data) : ''}\n`;
  });
  return `${heading}\n${entries.join('\n')}`;
}

const heading = `# Copy this file to .env and remove the # before what you set. Variables of the environment take precedence.
# Written by "npm run document" from src/config.ts.
`;

/** A value as it is written in an environment: lists with commas. */
export function writeValue(value: unknown): string {
  if (Array.isArray(value)) return value.map((each: unknown) => writeValue(each)).join(',');
  return typeof value === 'string' ? value : JSON.stringify(value);
}
