import type { AnswerMode, ChatDataParts, StartMetadata, StoredMessage } from '#assistant/api/stream-parts.ts';

/** A message in the format of the AI SDK. */
export interface UiMessage {
  readonly id: string;
  readonly role: 'user' | 'assistant';
  readonly metadata?: unknown;
  readonly parts: readonly StreamPart[];
}

/** Builds a message from the parts of a stream; each call returns the message so far. */
export function createMessageBuilder(): (part: StreamPart) => UiMessage {
  let message: UiMessage = { id: '', role: 'assistant', parts: [] };
  let texts = new Map<unknown, number>();
  const push = (part: StreamPart): number => {
    message = { ...message, parts: [...message.parts, part] };
    return message.parts.length - 1;
  };
  const change = (at: number | undefined, fields: object): void => {
    message = { ...message, parts: message.parts.map((part, index) => (index === at ? { ...part, ...fields } : part)) };
  };
  const apply: Readonly<Record<string, (part: StreamPart) => void>> = {
    start: ({ messageId, messageMetadata }) => {
      message = {
        ...message,
        id: typeof messageId === 'string' ? messageId : '',
        ...(messageMetadata === undefined ? {} : { metadata: messageMetadata }),
      };
    },
    'start-step': () => push({ type: 'step-start' }),
    'finish-step': () => void (texts = new Map()),
    'text-start': ({ id }) => texts.set(id, push({ type: 'text', text: '', state: 'streaming' })),
    'text-delta': ({ id, delta }) => {
      const at = texts.get(id);
      if (at !== undefined) change(at, { text: `${String(message.parts[at]?.['text'])}${String(delta)}` });
    },
    'text-end': ({ id }) => change(texts.get(id), { state: 'done' }),
    'tool-input-available': ({ toolCallId, toolName, input }) =>
      push({ type: `tool-${String(toolName)}`, toolCallId, state: 'input-available', input }),
    'tool-output-available': ({ toolCallId, output }) =>
      change(toolIndex(message, toolCallId), { state: 'output-available', output }),
    'tool-output-error': ({ toolCallId, errorText }) =>
      change(toolIndex(message, toolCallId), { state: 'output-error', errorText }),
    'source-url': push,
  };
  return (part) => {
    if (part.type.startsWith('data-')) push(part);
    else apply[part.type]?.(part);
    return message;
  };
}

function toolIndex({ parts }: UiMessage, toolCallId: unknown): number {
  return parts.findIndex((part) => part['toolCallId'] === toolCallId);
}

/** A part of the stream of any type; unknown types are ignored. */
export interface StreamPart {
  readonly type: string;
  readonly [key: string]: unknown;
}

/** Parses server-sent events, whose chunks may be cut anywhere, and yields their JSON. Ends at `[DONE]` or with the stream. */
export async function* readStreamParts(body: ReadableStream<Uint8Array>): AsyncGenerator<StreamPart> {
  const decoder = new TextDecoder();
  const reader = body.getReader();
  let [buffer, data] = ['', ''];
  try {
    for (;;) {
      const { done, value } = await reader.read();
      buffer += done ? '\n\n' : decoder.decode(value, { stream: true });
      // A carriage return at the very end may be half of a line end.
      for (let end; (end = /\r\n|\n|\r(?!$)/.exec(buffer));) {
        const line = buffer.slice(0, end.index);
        buffer = buffer.slice(end.index + end[0].length);
        if (line.startsWith('data:')) data += line.slice(5).trimStart();
        if (line !== '' || data === '') continue;
        if (data === '[DONE]') return;
        yield JSON.parse(data);
        data = '';
      }
      if (done) return;
    }
  } finally {
    void reader.cancel().catch(() => undefined);
  }
}

/** The text of a message, its text parts separated by blank lines. */
export function messageText({ parts }: UiMessage): string {
  return parts.flatMap((part) => (part.type === 'text' ? [String(part['text'])] : [])).join('\n\n');
}

/** The data of the parts of a kind, in their order. */
export function dataPartsOf<Type extends keyof ChatDataParts>(
  { parts }: UiMessage,
  type: Type,
): readonly ChatDataParts[Type][] {
  // The server of this shop writes it with the same types.
  return parts.filter((part) => part.type === type).map((part) => part['data'] as ChatDataParts[Type]);
}

/** The data of the last part of a kind; undefined without one. */
export function lastDataPartOf<Type extends keyof ChatDataParts>(
  message: UiMessage,
  type: Type,
): ChatDataParts[Type] | undefined {
  return dataPartsOf(message, type).at(-1);
}

/** Whether rules or a model gave the latest answer. */
export function modeOf(messages: readonly UiMessage[]): AnswerMode {
  const metadata = messages.findLast((message) => message.metadata)?.metadata as StartMetadata | undefined;
  return metadata?.mode ?? 'builtin';
}

/** A stored message in the form of a streamed one. */
export function storedToUiMessage({ id, role, text, cards, sources, proposals, undo }: StoredMessage): UiMessage {
  const ids = cards.map((card) => card.id);
  const products = cards.length > 0 ? [{ type: 'data-products', data: { ids, cards } }] : [];
  const links = sources.map(({ label, href }) => ({ type: 'source-url', url: href, title: label }));
  const open = [
    ...proposals.map((data) => ({ type: 'data-proposal', data })),
    ...(undo ? [{ type: 'data-undo', data: undo }] : []),
  ];
  return { id, role, parts: [{ type: 'text', text }, ...links, ...products, ...open] };
}
