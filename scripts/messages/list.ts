import { languages } from '../../src/messages/messages.ts';
import type { Message } from '../../src/messages/message.ts';
import { messagesIn, type NamedMessage } from './usage.ts';

/** The page that lists every message in all languages, as Markdown. */
export function messageList(): string {
  const groups = Map.groupBy(messagesIn(languages.en), ({ path }) => path[0] ?? '');
  const sections = Array.from(groups, ([group, messages]) => section(group, messages));
  return `${[introduction, ...sections, '<!-- prettier-ignore-end -->'].join('\n\n')}\n`;
}

const introduction = `# Messages

Every sentence of the shop in each language. Written by \`npm run document\` from \`src/messages/\`; [site/README.md](../site/README.md) explains how a shop replaces single messages.

<!-- prettier-ignore-start -->`;

const byLanguage = Object.values(languages).map(
  (catalog) => new Map(messagesIn(catalog).map(({ path, message }) => [path.join('.'), message])),
);

function section(group: string, messages: readonly NamedMessage[]): string {
  const rows = messages.map(({ path }) => {
    const texts = byLanguage.map((messages) => cell(messages.get(path.join('.')) ?? ''));
    return `| \`${path.slice(1).join('.')}\` | ${texts.join(' | ')} |`;
  });
  const header = `| name | ${Object.keys(languages).join(' | ')} |`;
  return [`## ${group}`, '', header, `| ---${' | ---'.repeat(byLanguage.length)} |`, ...rows].join('\n');
}

function cell(message: Message): string {
  const texts =
    typeof message === 'string' ? [message] : Object.entries(message).map(([form, text]) => `_${form}:_ ${text}`);
  return texts.join('<br>').replaceAll('|', '\\|').replaceAll('\n', ' ');
}
