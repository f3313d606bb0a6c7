/** What a market answered about a thing, under the key of the market. The first answer gives the base. */
export interface MarketAnswer<Source> {
  readonly market: string;
  readonly source: Source;
}

export type MarketAnswers<Source> = readonly [MarketAnswer<Source>, ...MarketAnswer<Source>[]];

export function overlaysOf<Source, Overlay>(
  answers: readonly MarketAnswer<Source>[],
  toOverlay: (source: Source) => Overlay,
): Readonly<Record<string, Overlay>> {
  return Object.fromEntries(answers.map(({ market, source }) => [market, toOverlay(source)]));
}
