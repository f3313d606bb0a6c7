/** Why an answer did not come, or not whole. */
export class AnswerError extends Error {
  /** The server's code, or one of the panel's own. */
  readonly code: string;
  /** Seconds after which trying again makes sense; 0 for at once. */
  readonly wait: number;

  constructor(code: string, wait = 0) {
    super(code);
    this.code = code;
    this.wait = wait;
  }
}

/** Posts a question and gives the stream of its answer; throws AnswerFailed. */
export async function sendQuestion(
  path: string,
  question: { readonly message: string; readonly conversationId: string | null },
  signal: AbortSignal,
): Promise<ReadableStream<Uint8Array>> {
  const response = await post(path, question, signal);
  if (!response.ok || !response.body) throw await failureOf(response);
  return response.body;
}

/** Posts an action on the conversation; null when it was refused or could not be sent. */
export async function sendAction(path: string, action: object): Promise<ActionReply | null> {
  try {
    const response = await post(path, action);
    return response.ok ? await response.json() : null;
  } catch {
    return null;
  }
}

export interface ActionReply {
  readonly ok?: boolean;
  readonly text?: string;
  readonly cart?: { readonly revision: number; readonly count: number };
  readonly messages?: readonly unknown[];
}

function post(path: string, body: object, signal?: AbortSignal): Promise<Response> {
  const headers = { 'content-type': 'application/json' };
  return fetch(path, { method: 'POST', headers, body: JSON.stringify(body), ...(signal ? { signal } : {}) });
}

async function failureOf(response: Response): Promise<AnswerError> {
  const wait = Number(response.headers.get('retry-after') ?? 0);
  try {
    return new AnswerError(String((await response.json()).error.code), wait);
  } catch {
    return new AnswerError('failed', wait);
  }
}
