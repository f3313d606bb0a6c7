import { compileMessages } from '#messages/message.ts';
import type { english } from '#messages/en/messages.ts';
import type { Messages, MessageTemplates } from '#messages/messages.ts';

/** The panel's texts, prepared for use. */
export type PanelTexts = Messages['panel'];

export type FailureCode = keyof PanelTexts['failures'];

/** Loads the panel's texts from the server, which alone knows the language and the merchant's own words. */
export async function loadTexts(address: string, locale: string): Promise<PanelTexts> {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`The texts of the assistant answered ${response.status}`);
  const templates: MessageTemplates['panel'] = await response.json();
  return compileMessages<(typeof english)['panel']>(templates, locale);
}
