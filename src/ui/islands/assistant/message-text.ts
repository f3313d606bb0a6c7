import type { DataParts, Mode, StartMetadata } from '#assistant/wire.ts';
import type { UiMessage } from './build-message.ts';

/** What a message says, its stretches of text apart. */
export function textOf({ parts }: UiMessage): string {
  return parts.flatMap((part) => (part.type === 'text' ? [String(part['text'])] : [])).join('\n\n');
}

/** The data of the parts of a kind, in their order. */
export function allOf<Type extends keyof DataParts>({ parts }: UiMessage, type: Type): readonly DataParts[Type][] {
  // The server of this shop wrote it, by the same types.
  return parts.filter((part) => part.type === type).map((part) => part['data'] as DataParts[Type]);
}

/** The data of the last part of a kind; undefined without one. */
export function dataOf<Type extends keyof DataParts>(message: UiMessage, type: Type): DataParts[Type] | undefined {
  return allOf(message, type).at(-1);
}

/** Who gave the last answer that is known of. */
export function modeOf(messages: readonly UiMessage[]): Mode {
  const metadata = messages.findLast((message) => message.metadata)?.metadata as StartMetadata | undefined;
  return metadata?.mode ?? 'builtin';
}
