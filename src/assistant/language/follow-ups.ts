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
  dafur, dazu passend = for it
  passend~ = matching
  was brauche ich dazu, was brauche ich dafur, was brauche ich noch dazu, was brauche ich sonst noch, was brauch ich dazu, was brauch ich noch = what else do i need
  personen, leute = people
`;

export const norwegianFollowUps = `
  hvilken av dem, hvilket av dem, hvilke av dem, hvilken av disse, hvilket av disse, hvilke av disse, hvilken av de, hvilke av de = which of them
  noen flere, noen andre, har dere flere, har dere noen flere, har dere noen andre, har dere andre, finnes det flere, finnes det andre, er det flere = show me more
  vis meg noen andre, vis andre, vis meg andre, hva mer har dere, hva har dere mer, de neste = show me more
  tilbehor til, tilbehor for, ekstrautstyr til, reservedeler til = accessories for
  til den, til det, til dem, til denne, som passer til = for it
  hva trenger jeg i tillegg, hva mer trenger jeg, hva trenger jeg mer = what else do i need
  passende = matching
  personer, folk = people
`;
