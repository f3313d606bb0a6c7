import type { Vocabulary } from '../vocabulary.ts';
import { singularize } from '../words.ts';

/** Words about shopping that no product text is searched for. */
export function isShoppingStopWord(stem: string, { optionNames }: Vocabulary): boolean {
  return shoppingStopWords.has(stem) || optionNames.has(stem);
}

const shoppingStopWords = new Set(
  `price cost expensive cheaper money budget euro eur available availability stock sold shop store cart basket bag
  colour color size material made only more another other else different alternative instead first second third last
  people someone somebody dad father mum mom mother parent wife husband partner girlfriend boyfriend sister brother
  son daughter friend colleague neighbour neighbor boss teacher grandma grandpa grandmother grandfather aunt uncle host
  way coloured colored lovely pretty preferably ideally prefer rather spend limit somewhere stay mean come comes make makes made
  kindly possible possibly wish wanted wondering wonder hoping hope idea thinking think say said ask course lots number
  actually maybe bit little lot few quite pretty kinda ok hmm oh wait lol pls plz idea ideas
  sell sold buy carry today now currently new question answer interested looking display range collection category thanks else show ones`
    .split(/\s+/)
    .map(singularize),
);
