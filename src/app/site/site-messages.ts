import { existsSync, readdirSync } from 'node:fs';
import { basename, join } from 'node:path';
import { ConfigurationError } from '#config.ts';
import type { MessageCatalog } from '#messages/message.ts';
import { isLanguage, languages, type MessageOverrides } from '#messages/messages.ts';
import { InvalidOverrideError, parseOverrides } from '#messages/parse-overrides.ts';
import { readSiteFile } from './site-file.ts';

/**
 * Reads the merchant's own messages from `messages/<language>.yaml`. Throws a ConfigurationError of one line that names
 * the file, the line and what is expected there.
 */
export function readSiteMessages(siteDir: string): MessageOverrides {
  const folder = join(siteDir, 'messages');
  if (!existsSync(folder)) return {};
  const files = readdirSync(folder).filter((name) => /\.ya?ml$/u.test(name));
  return Object.fromEntries(files.map((name) => readMessages(join(folder, name))));
}

function readMessages(file: string): readonly [string, MessageCatalog] {
  const language = basename(file).replace(/\.ya?ml$/u, '');
  if (!isLanguage(language))
    throw new ConfigurationError(`${file}: name it after a language: ${Object.keys(languages).join(', ')}`);
  const { value, fail } = readSiteFile(file);
  try {
    return [language, parseOverrides(value, languages[language])];
  } catch (error) {
    if (error instanceof InvalidOverrideError) return fail(error.path, error.message);
    throw error;
  }
}
