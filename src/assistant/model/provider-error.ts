import { APICallError } from 'ai';

/**
 * An error of a provider as a log may have it. Those of the AI SDK carry the request with the visitor's words, the reply,
 * headers and inputs of tools, and a stream may report anything as one: only names and the status are kept.
 */
export class ModelFailureError extends Error {
  override readonly name: string;
  /** The status of the provider's reply; null without one. */
  readonly status: number | null;

  constructor(error: unknown) {
    const status = APICallError.isInstance(error) ? (error.statusCode ?? null) : null;
    const kind = error instanceof Error && /^[\w]{1,60}$/.test(error.name) ? error.name : 'Error';
    super(`The language model failed: ${kind}${status === null ? '' : `, status ${status}`}`);
    this.name = kind;
    this.status = status;
  }
}
