import type { ChatDataParts, AnswerMode, StartMetadata } from '#assistant/wire.ts';
import type { UiMessage } from './build-message.ts';

/** What a message says, its stretches of text apart. */
export function messageText({ parts }: UiMessage): string {
  return parts.flatMap((part) => (part.type === 'text' ? [String(part['text'])] : [])).join('\n\n');
}

/** The data of the parts of a kind, in their order. */
export function dataPartsOf<Type extends keyof ChatDataParts>(
  { parts }: UiMessage,
  type: Type,
): readonly ChatDataParts[Type][] {
  // The server of this shop wrote it, by the same types.
  return parts.filter((part) => part.type === type).map((part) => part['data'] as ChatDataParts[Type]);
}

/** The data of the last part of a kind; undefined without one. */
export function lastDataPartOf<Type extends keyof ChatDataParts>(
  message: UiMessage,
  type: Type,
): ChatDataParts[Type] | undefined {
  return dataPartsOf(message, type).at(-1);
}

/** Who gave the last answer that is known of. */
export function modeOf(messages: readonly UiMessage[]): AnswerMode {
  const metadata = messages.findLast((message) => message.metadata)?.metadata as StartMetadata | undefined;
  return metadata?.mode ?? 'builtin';
}
