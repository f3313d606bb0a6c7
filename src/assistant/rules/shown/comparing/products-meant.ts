import { formatList } from '#shop/text/intl.ts';
import type { AnswerWriter } from '../../../answers/answer-writer.ts';
import type { TurnContext } from '../../../conversation/turn-context.ts';
import { contentPieces, searchHandles } from '../../../retrieval/named-product.ts';
import { chooseMatch } from '../../../retrieval/resolve-product.ts';
import type { ProductMatch } from '../../../retrieval/variants/match-variant.ts';
import { isWordOf, mentions, titledBy } from '../../../subject/called.ts';
import { standIns } from '../../../subject/noun-phrases.ts';
import { allSpoken, readEarlierProducts, readSpokenProducts } from '../../../subject/spoken-products.ts';
import { othersOfKind } from './answer-comparative.ts';

/** So many may be asked about. */
export const maxAsked = 4;

/** What a part of a question may mean. */
export interface MeantProducts {
  /** The words that name it; empty for what is spoken of. */
  readonly phrase: string;
  readonly matches: readonly ProductMatch[];
}

/**
 * The products, other than `except`, whose titles have all words of a phrase: of those spoken of, else of the catalog, else
 * those of the kind spoken of that say so, `the one with a lid`. Several where it is not clear which.
 */
export async function productsMeant(
  turn: TurnContext,
  phrase: string,
  except: ProductMatch | null = null,
): Promise<readonly ProductMatch[]> {
  const words = contentPieces(phrase).filter((piece) => !standIns.has(piece));
  if (words.length === 0) return [];
  const spoken = await readSpokenProducts(turn);
  const shown = [...allSpoken(spoken), ...(await readEarlierProducts(turn))];
  const listed = await turn.catalog.products(await searchHandles(turn.catalog, words.join(' ')));
  const kind = spoken.focus ? await othersOfKind(turn, spoken.focus) : [];
  const titled = [shown, listed.flatMap((product) => chooseMatch(product) ?? [])].map((matches) => {
    const { matches: called, count } = titledBy(matches, words);
    return count === words.length ? called : [];
  });
  const described = [...shown, ...kind].filter(({ product }) =>
    words.every((word) => isWordOf(product.title, word) || mentions(product, word)),
  );
  const others = [...titled, described].map((each) => each.filter(({ product }) => product.id !== except?.product.id));
  const meant = others.find(({ length }) => length > 0) ?? [];
  return [...new Map(meant.map((match) => [match.product.id, match])).values()];
}

/** Asks which of several is meant, with the whole question for each of them. */
export function askWhichMeant(
  { messages, profile, typed }: TurnContext,
  answer: AnswerWriter,
  { phrase, matches }: MeantProducts,
): void {
  const titles = matches.map(({ product }) => product.title);
  const suggestions = titles.map((title) => typed.toLowerCase().replace(phrase, () => title));
  answer.say(messages.answers.whichLine({ titles: formatList(titles, profile.locale, 'disjunction') }));
  if (typed.toLowerCase().includes(phrase)) answer.show({ type: 'data-suggestions', data: { suggestions } });
}
