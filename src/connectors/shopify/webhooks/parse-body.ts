/**
 * The JSON of a delivery, with integers that no number holds as the text of their digits: ids have up to 19 of them.
 * undefined: it is no JSON in UTF-8.
 */
export function parseBody(bytes: Uint8Array): unknown {
  try {
    const text = decoder.decode(bytes);
    const value: unknown = JSON.parse(text);
    // Only what is valid may be rewritten, and few bodies need it. A reviver would take many times longer.
    return longDigits.test(text) ? JSON.parse(text.replaceAll(textOrNumber, quoteLongInteger)) : value;
  } catch {
    return undefined;
  }
}

const decoder = new TextDecoder('utf-8', { fatal: true });

/** Fewer digits are always a number that is safe. */
const longDigits = /\d{16}/;

/** The tokens of JSON that contain digits. Texts are matched to be left alone. */
const textOrNumber = /"(?:[^"\\]|\\.)*"|-?\d[\d.eE+-]*/g;

function quoteLongInteger(token: string): string {
  return /^\d{16,}$/.test(token) && !Number.isSafeInteger(Number(token)) ? `"${token}"` : token;
}
