import type { Messages } from '#messages/messages.ts';

interface ErrorTexts {
  readonly eyebrow: string;
  readonly heading: string;
  readonly text: string;
}

/** The text of an error page: what failed and what to do. `message` explains a refused request. */
export function errorTexts(status: number, message: string | null, { errors }: Messages): ErrorTexts {
  if (status === 503) return errors.unavailable;
  if (status >= 500) return { ...errors.failed, eyebrow: errors.failed.eyebrow({ status: String(status) }) };
  return {
    ...errors.refused,
    eyebrow: errors.refused.eyebrow({ status: String(status) }),
    text: message ?? errors.refused.text,
  };
}
