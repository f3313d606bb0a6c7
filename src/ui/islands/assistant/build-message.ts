import type { StreamPart } from './read-parts.ts';

/** A message as the AI SDK has it: what is shown is read from its parts. */
export interface UiMessage {
  readonly id: string;
  readonly role: 'user' | 'assistant';
  readonly metadata?: unknown;
  readonly parts: readonly StreamPart[];
}

/** Builds a message from the parts of a stream; each call gives the message so far. */
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
