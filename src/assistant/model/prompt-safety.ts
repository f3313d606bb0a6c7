/**
 * Text of the shop as a model may see it: one line, without control, invisible and direction characters, without
 * anything that looks like a turn of a conversation, and at most `maxLength` UTF-16 code units.
 */
export function sanitizeForModel(text: string, maxLength: number): string {
  const plain = text
    .normalize('NFKC')
    .replace(invisibleCharacters, '')
    .replace(/[\p{Cc}\s]+/gu, ' ')
    .replace(
      /<\|.*?\|>|<\/?\s*(?:system|assistant|user|tool|instructions?|function)[^>]*>|!?\[[^\]]*\]\([^)]*\)/gi,
      ' ',
    )
    .replace(/\b(?:system|assistant|user|developer)\s*:/gi, ' ')
    .trim();
  return plain.length > maxLength ? `${plain.slice(0, maxLength - 1).toWellFormed()}…` : plain;
}

/** Format, private and unassigned characters: zero-width, direction and tag characters. */
const invisibleCharacters = /[\p{Cf}\p{Co}\p{Cn}]/gu;

/** Replaces e-mail addresses and the numbers of cards, accounts and telephones: a model does not need them. */
export function redactPersonalData(text: string): string {
  return text
    .replace(/[\w.+-]+@[\w-]+(?:\.[\w-]+)+/g, '[e-mail]')
    .replace(/\b[A-Z]{2}\d{2}(?: ?[A-Z\d]{4}){2,7}(?: ?[A-Z\d]{1,4})?\b/g, '[account]')
    .replace(/\b\d(?:[ -]?\d){12,18}\b/g, (digits) => (isCardNumber(digits) ? '[card]' : digits))
    .replace(/(?<!\w)\+\d[\d ()-]{7,}\d/g, '[telephone]');
}

/** The check digit of card numbers (Luhn). */
function isCardNumber(text: string): boolean {
  const digits = Array.from(text.replace(/\D/g, '')).toReversed().map(Number);
  const sum = digits.reduce((total, digit, index) => {
    const doubled = digit * 2;
    return total + (index % 2 === 0 ? digit : doubled > 9 ? doubled - 9 : doubled);
  }, 0);
  return sum % 10 === 0;
}
