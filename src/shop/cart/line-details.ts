import type { VariantLink } from '../product/product.ts';
import { collapseWhitespace } from '../text/normalize.ts';

/** What distinguishes a line of a cart or order from others of the same product. */
interface LineIdentity {
  readonly variant: VariantLink;
  readonly attributes?: Readonly<Record<string, string>> | undefined;
  readonly sellingPlan?: { readonly name: string } | undefined;
}

/** The option values of a line as one text, its selling plan, then each of its attributes as `Name: value` on one line. */
export function lineDetails({ variant, sellingPlan, attributes = {} }: LineIdentity): readonly string[] {
  const values = variant.options.map(({ value }) => value).join(', ');
  const said = Object.entries(attributes).map(
    ([name, value]) => `${collapseWhitespace(name)}: ${collapseWhitespace(value)}`,
  );
  return [values, collapseWhitespace(sellingPlan?.name ?? ''), ...said].filter((detail) => detail !== '');
}
