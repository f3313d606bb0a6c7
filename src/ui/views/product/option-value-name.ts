/**
 * A value of an option as it reads in a sentence: a size, number or code alone (`014`, `S`, `XR-500`) says little, and
 * follows the name of its option: `Size 014`.
 */
export function optionValueName(option: string, value: string): string {
  const saysOption = value.toLowerCase().includes(option.toLowerCase());
  return isCode(value) && !saysOption ? `${option} ${value}`.trim() : value;
}

/** A number, one word with a digit, a letter, or a few capitals; `Red` is a word. */
function isCode(value: string): boolean {
  const isNumber = !/\p{L}/u.test(value);
  return isNumber || /^\S*\p{N}\S*$/u.test(value) || /^(?:\p{Lu}{1,4}|\p{Ll})$/u.test(value);
}
