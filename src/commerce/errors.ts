/** The platform cannot answer: it is down, slow or refuses. Visitors get the last good page, or a 503. */
export class PlatformUnavailableError extends Error {
  override readonly name = 'PlatformUnavailableError';
  /** Seconds. */
  readonly retryAfter: number;
  /** Whether it may answer soon; otherwise somebody has to do something about it first. */
  readonly isTemporary: boolean;

  constructor(message: string, options: { cause?: unknown; retryAfter?: number; isTemporary?: boolean } = {}) {
    super(message, { cause: options.cause });
    this.retryAfter = options.retryAfter ?? 5;
    this.isTemporary = options.isTemporary ?? true;
  }
}

/** The platform answered something that its contract does not allow. */
export class PlatformContractError extends Error {
  override readonly name = 'PlatformContractError';
}

/** The shop's database cannot be used. The message is one line that says what to do; the process ends. */
export class DatabaseUnusableError extends Error {
  override readonly name = 'DatabaseUnusableError';
  /** The same without the folder, for those who may ask whether the shop is ready. */
  readonly reason: string;

  constructor(message: string, options: { cause?: unknown; reason?: string } = {}) {
    super(message, { cause: options.cause });
    this.reason = options.reason ?? 'The shop’s database cannot be used.';
  }
}
