import { tokensOf } from '../words.ts';

/**
 * Whether a message is in another language than English: it has a common word of one, or no Latin letter at all. The
 * words are none that English sentences or the shop's names are likely to have.
 */
export function isUnsupportedLanguage(message: string): boolean {
  if (/\p{L}/u.test(message) && !/\p{Script=Latin}/u.test(message)) return true;
  return tokensOf(message).some((token) => foreignWords.has(token));
}

const foreignWords = new Set(
  `hvor hva hvordan har dere jeg ikke og til koster finnes mye hei
  haben sie ich nicht wie ist und ein eine der das kann kosten versand gibt suche mochte
  je vous avez cherche est une des les combien pour bonjour puis voudrais livraison
  hola tienen busco quiero cuanto cuesta para una gracias envio
  avete vorrei quanto costa cerco spedizione ciao
  heeft jullie hoeveel ik zoek niet`
    .split(/\s+/)
    .filter(Boolean),
);
