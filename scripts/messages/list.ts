import { languages } from '../../src/messages/messages.ts';
import type { Message } from '../../src/messages/message.ts';
import type { Project } from '../structure/project.ts';
import { messagesIn, type NamedMessage, usesOf } from './usage.ts';

/** The page that lists every message in all languages with the files that use it, as Markdown. */
export function messageList(project: Project): string {
  const groups = Map.groupBy(messagesIn(languages.en), ({ path }) => path[0] ?? '');
  const sections = Array.from(groups, ([group, messages]) => section(group, messages, project));
  return `${[introduction, ...sections, '<!-- prettier-ignore-end -->'].join('\n\n')}\n`;
}

const introduction = `# Messages

Every sentence of the shop, in each language, and the files that use it. Written by \`npm run document\` from \`src/messages/\`; [site/README.md](../site/README.md) explains how a shop replaces single messages.

<!-- prettier-ignore-start -->`;

const byLanguage = Object.values(languages).map(
  (catalog) => new Map(messagesIn(catalog).map(({ path, message }) => [path.join('.'), message])),
);

function section(group: string, messages: readonly NamedMessage[], project: Project): string {
  const rows = messages.map(({ path }) => {
    const texts = byLanguage.map((messages) => cell(messages.get(path.join('.')) ?? ''));
    const files = usesOf(path, project).map((file) => `\`${file.replace('src/', '')}\``);
    return `| \`${path.slice(1).join('.')}\` | ${texts.join(' | ')} | ${files.join(', ')} |`;
  });
  const header = `| name | ${Object.keys(languages).join(' | ')} | used by |`;
  return [`## ${group}`, '', header, `| --- | ${'--- | '.repeat(Object.keys(languages).length)}--- |`, ...rows].join(
    '\n',
  );
}

function cell(message: Message): string {
  const texts =
    typeof message === 'string' ? [message] : Object.entries(message).map(([form, text]) => `_${form}:_ ${text}`);
  return texts.join('<br>').replaceAll('|', '\\|').replaceAll('\n', ' ');
}
