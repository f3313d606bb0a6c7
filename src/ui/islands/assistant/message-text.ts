import type { UiMessage } from './build-message.ts';

/** What a message says, its stretches of text apart. */
export function textOf({ parts }: UiMessage): string {
  return parts.flatMap((part) => (part.type === 'text' ? [String(part['text'])] : [])).join('\n\n');
}

/** The data of the last part of a kind; undefined without one. */
export function dataOf<Data>({ parts }: UiMessage, type: `data-${string}`): Data | undefined {
  return parts.findLast((part) => part.type === type)?.['data'] as Data | undefined;
}
