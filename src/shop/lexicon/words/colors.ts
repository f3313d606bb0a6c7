/** `English | German | Norwegian`, a color a line. */
export const colors = `
  red | rot | rød, rødt
  blue | blau | blå, blått
  light blue | hellblau | lyseblå
  green | grün | grønn, grønt
  yellow | gelb | gul, gult
  black | schwarz | svart, sort
  white | weiß | hvit, hvitt
  gray, grey | grau | grå, grått
  brown | braun | brun
  pink | rosa, pink | rosa
  purple, violet | lila, violett | lilla, fiolett
  orange | orange | oransje
  beige, sand | beige | beige
  burgundy, maroon, wine red | weinrot, bordeaux | vinrød, burgunder
  navy, navy blue, dark blue | marineblau, dunkelblau, marine | marineblå, mørkeblå
  turquoise, teal | türkis | turkis
  silver | silber | sølv
  gold, golden | gold | gull
  transparent, clear, see through | durchsichtig | gjennomsiktig
  multicolor, multicolored | bunt, mehrfarbig | flerfarget
`;
