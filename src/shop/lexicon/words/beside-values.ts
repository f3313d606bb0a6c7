/** Words that say no more than that a value is asked for, `is that still available in red`, folded, in the three languages. */
export const besideValues: ReadonlySet<string> = new Set(
  `ok okay hm hmm oh fine well so then and or please thanks yes what about one ones size colour color version variant come comes
  get make rather stock available left still again price much too that this
  dann also doch lieber da noch auch gibt's gibts vorratig verfugbar lieferbar lager grosse farbe ausfuhrung variante bitte
  heller gjerne str storrelse farge ogsa fortsatt igjen fas finnes lager tilgjengelig utgave`.split(/\s+/),
);
