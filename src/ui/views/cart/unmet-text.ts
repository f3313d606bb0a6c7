import type { AppliedCode } from '#shop/cart.ts';

/** Why a code has no effect as things are, in a sentence; null while it has one. */
export function codeWarning({ unmet }: AppliedCode): string | null {
  if (!unmet) return null;
  const { reason, detail } = unmet;
  if (reason === 'code_minimum' && detail) return `It works from ${detail}.`;
  if (reason === 'code_country' && detail) return `It works in ${detail}.`;
  if (reason === 'code_not_yet' && detail) return `It begins on ${detail}.`;
  if (reason === 'code_ended' && detail) return `It ended on ${detail}.`;
  if (reason === 'code_used') return 'You have used it already.';
  return reason === 'code_nothing_fits' ? 'Nothing in the cart fits it yet.' : 'It is no longer valid.';
}
