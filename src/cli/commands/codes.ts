import type { DiscountCode } from '#shop/cart/discount-code.ts';
import { listCodes } from '#connectors/embedded/carts/discount-codes.ts';
import { parseArguments } from '../arguments.ts';
import type { CliCommand } from '../command.ts';

export const codes: CliCommand = {
  name: 'codes',
  usage: '',
  summary: 'List the discount codes and when they are valid',
  details: [],
  run: async (args, { terminal, openShop }) => {
    parseArguments(args, { positionals: [0, 0] });
    const discountCodes = listCodes(openShop().store);
    if (discountCodes.length === 0) terminal.report('No discount codes.');
    for (const code of discountCodes) terminal.print(formatCode(code));
    return 'done';
  },
};

function formatCode({ code, title, from, until, usageLimit, confinedTo }: DiscountCode): string {
  const when = [from && `from ${from}`, until && `until ${until}`].filter(Boolean).join(' ') || 'always';
  const limits = [
    usageLimit === null ? null : `${usageLimit} times`,
    confinedTo.length > 0 ? `for ${confinedTo.join(', ')}` : null,
  ].filter(Boolean);
  return [code, title, when, ...limits].join('  ');
}
