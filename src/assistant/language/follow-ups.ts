/** How what was shown before is spoken of, in the form of `german` and `norwegian`. */
export const germanFollowUps = `
  dann = then
  welch~ davon, welch~ von denen, welch~ von diesen, welch~ von den beiden, welch~ von beiden = which of them
  noch welche, noch mehr davon, noch andere, was gibt es noch, was habt ihr noch, was haben sie noch = show me more
  gibt es noch andere, gibt es noch mehr, gibt es noch welche, gibts noch mehr, gibts noch andere, gibts noch welche = show me more
  habt ihr noch andere, habt ihr noch mehr, habt ihr noch welche, haben sie noch andere, haben sie noch mehr, haben sie noch welche = show me more
  weitere zeigen, zeig mir noch mehr, zeig mir andere, andere zeigen, hast du noch andere, hast du noch mehr, die nachsten = show me more
  zubehor fur, zubehor zu, zubehor zum, zubehor zur, zubehor fur den, zubehor fur die, zubehor fur das, ersatzteile fur = accessories for
  was gibt es dazu, gibt es zubehor dazu, gibt es zubehor dafur, was gehort dazu = accessories for it
  welches zubehor gibt es fur den, welches zubehor gibt es fur die, welches zubehor gibt es fur das, welches zubehor gibt es fur, welches zubehor gibt es zu, welches zubehor passt zu = accessories for
  passt zum, passt zur, was passt zum, was passt zur, was passt gut zu, was passt gut zum, was passt gut zur = what goes with
  passend~ = matching
  was brauche ich dazu, was brauche ich dafur, was brauche ich noch dazu, was brauche ich sonst noch, was brauch ich dazu, was brauch ich noch = what else do i need
  personen, leute = people
  teile, teilen, teilig, teilige, teiligen = pieces
  zwei paar = two pairs
  drei paar = three pairs
  vier paar = four pairs
`;

export const norwegianFollowUps = `
  hvilken av dem, hvilket av dem, hvilke av dem, hvilken av disse, hvilket av disse, hvilke av disse, hvilken av de, hvilke av de = which of them
  noen flere, noen andre, har dere flere, har dere noen flere, har dere noen andre, har dere andre, finnes det flere, finnes det andre, er det flere = show me more
  vis meg noen andre, vis andre, vis meg andre, hva mer har dere, hva har dere mer, de neste = show me more
  tilbehor til, tilbehor for, ekstrautstyr til, reservedeler til = accessories for
  hva trenger jeg i tillegg, hva mer trenger jeg, hva trenger jeg mer = what else do i need
  hva slags tilbehor finnes til, hvilket tilbehor finnes til, har dere tilbehor til = accessories for
  hva passer godt til, hva passer bra til, noe som passer til = what goes with
  passende = matching
  personer, folk = people
  deler, biter, brikker = pieces
`;
