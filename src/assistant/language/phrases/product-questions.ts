/** How facts of a product are asked for, in the form of `german` and `norwegian`. */
export const germanProductQuestions = `
  was kost, was kosten denn, wie viel kost, wieviel kost, was kostet denn = how much is
  wieviel = how much
  wieviele = how many
  wie tief = how deep
  wie dick = how thick
  wie gross sind, wie gross ist = how big is
  wie schwer ist, wie schwer sind = how heavy is
  ab wie viel jahren, ab wieviel jahren, ab wie viel jahren ist, ab wie vielen jahren, fur welches alter ist = from what age
  in der spulmaschine, im geschirrspuler, spulmaschinentauglich = dishwasher
  spulmaschinenfest~, spulmaschinengeeignet~ = dishwasher safe
  in der mikrowelle = microwave
  mikrowellengeeignet, mikrowellenfest, mikrowellentauglich = microwave safe
  enthalt, enthalten, beinhaltet = contains
  zuruck schicken, zuruck geben, zuruck senden = return
  bis wann = until when
  bis wann kann ich das, bis wann muss ich das, bis wann kann ich, bis wann muss ich = until when can i
  gr = size
  farbe fur, farbe zum, farbe um, farbe auf = paint for
  habt ihr farbe, haben sie farbe, gibt es farbe, ich suche farbe, ich brauche farbe, verkauft ihr farbe = i need paint
  kind, kinde = child
  herkunftsland, herstellungsland, ursprungsland = country of origin
  hergestellt in, gefertigt in, produziert in, gemacht in = made in
`;

export const norwegianProductQuestions = `
  hvor store, hvor brede, hvor bredt, hvor hoye, hvor lange, hvor dyp, hvor dypt, hvor tykk, hvor tykt = how big
  hvor tunge = how heavy
  hvor gammel, hvor gamle, hvor gammelt = how old
  hvor gammel ma, hvor gamle ma = how old must
  laget i = made in
  inneholder = contains
  taler = tolerates
  av tre, i tre = of wood
  oppvaskmaskin, oppvaskmaskinen = dishwasher
  mikrobolgeovn, mikrobolgeovnen, mikroen = microwave
  er det garanti = is there warranty
  str = size
`;
