/**
 * Shades by the color that they are of, in English, German and Norwegian: a search for the color also finds them, not the
 * other way round. None that is also a thing to eat or to grow.
 */
export const shades = `
  blue: navy, indigo, cobalt, azure, sapphire, teal, petrol
  red: burgundy, maroon, ruby, crimson, scarlet
  green: khaki, emerald
  brown: cognac, tan, chestnut
  gray: charcoal, anthracite, graphite
  white: ivory, ecru
  pink: fuchsia, magenta
  purple: violet, lilac, mauve
  yellow: ochre
  orange: coral, terracotta
  beige: sand, nude, taupe
  blau: marine, navy, indigo, kobalt, petrol
  rot: bordeaux, rubin, weinrot
  grün: khaki, smaragd
  braun: cognac
  grau: anthrazit, graphit
  weiß: elfenbein, ivory, ecru
  gelb: ocker
  lila: violett, flieder
  blå: marine, navy, indigo, kobolt, petrol
  rød: burgunder, vinrød, rubin
  grønn: khaki, smaragd
  brun: cognac
  grå: antrasitt, grafitt
  hvit: elfenben, offwhite
  gul: oker
`;
