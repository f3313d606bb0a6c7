/**
 * How much each signal of relevance counts, beside the weights of fields (`index/fields.ts`). Round numbers on plateaus:
 * `bench/relevance/relevance.ts <folder> --folds 5` shows what each of them adds on queries that it was not chosen by.
 */
export interface RankingWeights {
  /** Added for words that stand side by side, as in the query: a share of the mean weight of a word. */
  readonly adjacent: number;
  /** Added for a type that the query has as a whole, a share of the mean weight of a word. */
  readonly namedType: number;
  /** Added for being what the head noun names, a share of the mean weight of a word. */
  readonly thing: number;
  /** How much more the head noun counts than other words. */
  readonly headEmphasis: number;
  /** How much the score of a product that is something else is reduced at most. */
  readonly otherThing: number;
  /** How much the score of an accessory for the thing is reduced at most. */
  readonly accessory: number;
  /** How much the score of a product is raised at most that is of the type of the best results. */
  readonly likelyType: number;
  /** What remains of the score of a product that lacks a word, or that the head noun does not name. */
  readonly partial: number;
  /** What remains of a score that covers nothing of the query; the rest grows with the square of the coverage. */
  readonly uncovered: number;
  /** Of alternatives to a word: the shop's synonyms, those of the lexicon, what the shop calls the thing, two words as one. */
  readonly synonym: number;
  readonly lexicon: number;
  readonly called: number;
  /** Of other names by which products are called beside those that the word itself names. */
  readonly alike: number;
  readonly joined: number;
  /** Of a shade of a color. */
  readonly shade: number;
  /** Of a phrase with synonyms, and of words that say what the thing is for. */
  readonly phrase: number;
  readonly aside: number;
}

export const rankingWeights: RankingWeights = {
  adjacent: 0.2,
  namedType: 0.3,
  thing: 0.5,
  headEmphasis: 0.2,
  otherThing: 0.8,
  accessory: 0.3,
  likelyType: 0.3,
  partial: 0.5,
  uncovered: 0.2,
  synonym: 0.85,
  lexicon: 0.6,
  called: 0.9,
  alike: 0.5,
  joined: 0.8,
  shade: 0.6,
  phrase: 1.2,
  aside: 0.75,
};
