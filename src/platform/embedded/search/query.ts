/** One way to find what a concept means: all of its terms; `factor` says how well it fits, 1 being the word itself. */
export interface TermAlternative {
  readonly terms: readonly string[];
  readonly factor: number;
}

/** One thing that a term asks for. */
export interface QueryConcept {
  readonly alternatives: readonly TermAlternative[];
  /** 1; more for what the thing is, less for what it comes with. */
  readonly emphasis: number;
}

/** What a search term means to this catalogue. */
export interface SearchQuery {
  readonly concepts: readonly QueryConcept[];
  /** Neighbouring words written as one: a product that has them side by side fits better. */
  readonly joins: readonly string[];
  /** Terms of the classes that are named by words in a row. */
  readonly classes: readonly string[];
  /** What the thing is, in the terms by which products say what they are, and the concept that asks for it. */
  readonly head: { readonly terms: readonly string[]; readonly concept: number } | null;
  /** The term with its misspelt words as they were taken; null when none was. */
  readonly corrected: string | null;
}

/** `typing`: the last word may be unfinished even when it is a word. */
export type InputState = 'typing' | 'typed';
