import { compileMessages, formatMessage } from '#messages/message.ts';
import type { english } from '#messages/en/messages.ts';
import type { Messages, MessageTemplates } from '#messages/messages.ts';

/** The compiled messages of the panel. */
export type PanelTexts = Messages['panel'];

export type FailureCode = keyof PanelTexts['failures'];

/** Loads the messages of the panel from the server, which has the language and the merchant's overrides. */
export async function loadTexts(address: string, locale: string): Promise<PanelTexts> {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`${address}: ${response.status}`);
  const templates: MessageTemplates['panel'] = await response.json();
  return compileMessages<(typeof english)['panel']>(templates, (message, values) =>
    formatMessage(message, locale, values),
  );
}
