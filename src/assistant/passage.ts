/** A stretch of the shop's own text under one heading, with where it stands. */
export interface ContentPassage {
  readonly title: string;
  readonly heading: string;
  readonly text: string;
  readonly href: string;
}
