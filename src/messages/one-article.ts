import { formatMessage, type Message, type MessageValues } from './message.ts';

/**
 * Writes a message, and no article before that of a name: `The Trial costs €9`, not `The The Trial`. The scripts of pages
 * do without: none of their messages puts an article before a name.
 */
export function formatWithOneArticle(message: Message, locale: string, values: MessageValues): string {
  return formatMessage(message, locale, values).replace(articleBeforeAnother, '');
}

const articleBeforeAnother = /\b[Tt]he (?=(?:The|An?) \p{Lu})/gu;
