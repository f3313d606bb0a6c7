/** The platform cannot answer: down, slow, refusing. Visitors get the last good page or a friendly 503. */
export class PlatformUnavailableError extends Error {
  override readonly name = 'PlatformUnavailable';
  /** Seconds after which trying again makes sense. */
  readonly retryAfter: number;

  constructor(message: string, options: { cause?: unknown; retryAfter?: number } = {}) {
    super(message, { cause: options.cause });
    this.retryAfter = options.retryAfter ?? 5;
  }
}

/** The platform answered something that its contract does not allow. */
export class PlatformContractError extends Error {
  override readonly name = 'PlatformBroken';
}

/** The shop's database cannot be used; the message is one line that says what to do. Ends the start. */
export class DatabaseUnusableError extends Error {
  override readonly name = 'DatabaseUnusable';
}
