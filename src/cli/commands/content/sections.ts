import { stringify } from 'yaml';
import { describeSections, type SectionDescription } from '#content/describe-sections.ts';
import { parseArguments } from '../../arguments.ts';
import { UsageError } from '../../command.ts';
import type { Subcommand } from '../../subcommands.ts';

export const sections: Subcommand = {
  usage: '[<type>]',
  summary: 'Describe the types of sections that pages can have, with their fields and an example',
  run: async (args, { terminal }) => {
    const [type] = parseArguments(args, { positionals: [0, 1] }).positionals;
    const descriptions = describeSections();
    const chosen = type === undefined ? descriptions : descriptions.filter((each) => each.type === type);
    if (chosen.length === 0)
      throw new UsageError(`There is no section ${type}. Types: ${descriptions.map((each) => each.type).join(', ')}`);
    for (const line of chosen.flatMap(sectionLines)) terminal.print(line);
    return 'done';
  },
};

function sectionLines({ type, fields, example }: SectionDescription): readonly string[] {
  const width = Math.max(...fields.map(({ name }) => name.length));
  const yaml = stringify([example], { lineWidth: 0, singleQuote: true }).trimEnd().split('\n');
  return [
    type,
    ...fields.map(
      ({ name, contains, isRequired }) => `  ${name.padEnd(width)}  ${contains}${isRequired ? ', required' : ''}`,
    ),
    '',
    ...yaml.map((line) => `    ${line}`),
    '',
  ];
}
