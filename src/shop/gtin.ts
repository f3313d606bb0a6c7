/**
 * Whether a barcode is a trade number (GTIN of 8, 12, 13 or 14 digits) that means the same everywhere: its check digit
 * fits, and it is none of the numbers that shops give out for use inside (GS1 prefixes 02, 04 and 20–29).
 */
export function isGlobalGtin(barcode: string): boolean {
  if (!/^(\d{8}|\d{12,14})$/.test(barcode)) return false;
  return checkSum(barcode) % 10 === 0 && !isInternalGtin(barcode);
}

/** Digits weigh 1 and 3 in turn, counted from the check digit at the end (GS1 General Specifications, 7.9). */
function checkSum(barcode: string): number {
  return Array.from(barcode, Number)
    .toReversed()
    .reduce((sum, digit, place) => sum + digit * (place % 2 === 0 ? 1 : 3), 0);
}

function isInternalGtin(barcode: string): boolean {
  if (barcode.length === 8) return /^[02]/.test(barcode);
  const prefix = barcode.padStart(14, '0').slice(1, 3);
  return prefix === '02' || prefix === '04' || prefix.startsWith('2');
}
