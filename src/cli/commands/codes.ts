import type { DiscountCode } from '#shop/discount-code.ts';
import { listCodes } from '#platform/embedded/codes.ts';
import { Misuse, type Command } from '../command.ts';

export const codes: Command = {
  name: 'codes',
  usage: '',
  summary: 'List the discount codes and when they work',
  details: [],
  run: async (args, { terminal, openShop }) => {
    if (args.length > 0) throw new Misuse('codes takes nothing.');
    const found = listCodes(openShop().store);
    if (found.length === 0) terminal.tell('There are no discount codes.');
    for (const code of found) terminal.say(inOneLine(code));
    return 'done';
  },
};

function inOneLine({ code, title, from, until, usageLimit, confinedTo }: DiscountCode): string {
  const when = [from && `from ${from}`, until && `until ${until}`].filter(Boolean).join(' ') || 'always';
  const limits = [
    usageLimit === null ? null : `${usageLimit} times`,
    confinedTo.length > 0 ? `for ${confinedTo.join(', ')}` : null,
  ].filter(Boolean);
  return [code, title, when, ...limits].join('  ');
}
