import type { ChatStreamPart } from '#assistant/api/stream-parts.ts';

type PartOf<Type extends ChatStreamPart['type']> = Extract<ChatStreamPart, { readonly type: Type }>;

/** The parts of one type, in the order in which they were sent. */
export function partsOf<Type extends ChatStreamPart['type']>(
  parts: readonly ChatStreamPart[],
  type: Type,
): readonly PartOf<Type>[] {
  return parts.filter((part): part is PartOf<Type> => part.type === type);
}
