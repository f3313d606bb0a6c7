import type { CartRefusal } from '#shop/cart/cart.ts';
import { formatList } from '#shop/text/intl.ts';

/** All sentences of the built-in assistant in English. Values are inserted unescaped: the texts are not HTML. */
export const messages = {
  greeting: (name: string) =>
    `Hello. I am the ${name}. Ask me for an object, a gift, a measurement, or how something works here.`,
  thanks: () => 'You are welcome.',
  help: (introduction: string) =>
    `I am a built-in assistant: I work by rules, not by a language model. ${introduction} You can ask me to find, compare and explain things, and to change your cart.`,
  sorry: () => 'I am sorry that I was no help.',
  englishOnly: () => 'I understand English only. Try a few plain words, such as the name of a thing and a colour.',
  howToUndo: () =>
    'A change has an Undo button for ten seconds. After that, tell me what to remove or which number you want.',
  askMe: () => 'Tell me what you are looking for, or what you would like to know.',
  reach: (ways: readonly string[]) =>
    ways.length > 0 ? `You reach the people of the shop at ${either(ways)}.` : 'Please ask the shop itself.',
  hours: (hours: string) => `Opening hours: ${hours}.`,
  noHours: () => 'I do not know when the shop is open.',
  address: (address: string) => `The shop is at ${address}.`,
  contact: () => 'Contact',
  found: (shown: number, total: number | null, what: string) => {
    const fits = what === '' ? '' : ` for ${what}`;
    if (total !== null && total > shown)
      return `I found ${counted(total)}${fits}. Here ${shown === 1 ? 'is one' : `are ${shown}`}.`;
    if (total === null) return `Here ${shown === 1 ? 'is' : 'are'} ${counted(shown)}${fits}.`;
    return `I found ${counted(shown)}${fits}.`;
  },
  relaxed: (what: string, shown: number, kept: string) => {
    const nearest = shown === 1 ? 'Here is the nearest' : `Here are the nearest ${numeral(shown)}`;
    return `I found nothing for ${what}. ${nearest}${kept === '' ? '' : `, for ${kept}`}.`;
  },
  leftOut: (words: string, shown: number, kept: string) =>
    `I could not match ${words}, so I left that out. ${shown === 1 ? 'This is' : 'These are'} what I have for ${kept}.`,
  nothing: (what: string) => `I could not find ${what === '' ? 'that' : `anything for ${what}`} in the shop.`,
  closest: (words: string, shown: number, rest: string) =>
    `Nothing here is called ${words}. ${shown === 1 ? 'This comes' : 'These come'} closest${rest === '' ? '' : `, ${rest}`}.`,
  comesClose: (what: string) => `These come closest to ${what}.`,
  readAs: (typed: string, meant: string) => `I read “${typed}” as ${meant}.`,
  howMany: (title: string) => `How many of ${title} do you mean? Write “add 2 of them” or “make it 2”.`,
  whichOfThese: () => 'Tell me which one to add.',
  whichValue: (option: string, title: string, values: readonly string[]) =>
    `Which ${option.toLowerCase()} of ${title} do you want: ${either(values)}?`,
  notUnderstood: (words: string) => `I am not sure what you mean by “${words}”, so nothing was added.`,
  availableIn: (values: readonly string[]) => `Available now: ${listed(values)}.`,
  sortedAll: {
    'best-selling': () => 'These sell best.',
    'price-ascending': () => 'These cost least.',
    'price-descending': () => 'These cost most.',
    'created-descending': () => 'These are the newest.',
    'title-ascending': () => 'This is everything by name.',
  },
  inOrder: (sort: string) => `They come ${sort}.`,
  fewShown: (shown: number) =>
    `I showed ${shown === 1 ? 'only one' : `only ${numeral(shown)}`}. Which one do you mean?`,
  noMore: () => 'That was all there is.',
  moreFound: (shown: number) => `Here ${shown === 1 ? 'is one more' : `are ${shown} more`}.`,
  collectionsAre: (titles: readonly string[]) => `The collections are ${listed(titles)}.`,
  inCollection: (title: string, shown: number, total: number | null) =>
    total !== null && total > shown ? `${title} has ${counted(total)}. Here are ${shown}.` : `This is ${title}.`,
  whichProduct: () => 'Which one do you mean? Tell me its name, or its number in the list.',
  unknownProduct: (name: string) =>
    name === '' ? 'I could not find that product.' : `I could not find a product called ${name}.`,
  facts: (title: string, facts: readonly string[]) => `${title}: ${facts.join('; ')}.`,
  noFact: (title: string) => `I have no such detail of ${title}. This is what I know.`,
  priceIs: (title: string, price: string, was: string | null) =>
    was ? `${title} costs ${price}, before ${was}.` : `${title} costs ${price}.`,
  inStock: (title: string) => `${title} is in stock.`,
  fewLeft: (title: string, stock: number) => `Of ${title} ${stock === 1 ? 'one is' : `${stock} are`} left.`,
  soldOut: (title: string) => `${title} is sold out.`,
  madeToOrder: (title: string, note: string | null) => `${title} is made to order${note ? `: ${note}` : ''}.`,
  madeBy: (title: string, maker: string) => `${title} is made by ${maker}.`,
  saysOfIt: (title: string, sentence: string) => `The shop says of ${title}: “${sentence}”`,
  isMost: (what: string, title: string, value: string) => `${title} is the ${what}: ${value}.`,
  areSame: () => 'They are the same in that.',
  comesIn: (title: string, values: readonly string[]) => `${title} comes in ${listed(values)}.`,
  soldOutIn: (values: readonly string[]) => `Sold out at the moment: ${listed(values)}.`,
  hasValue: (title: string, value: string, price: string) => `Yes, ${title} comes in ${value}, for ${price}.`,
  lacksValue: (title: string, value: string) => `No, ${title} does not come in ${value}.`,
  overview: (title: string, subtitle: string | null, price: string) =>
    `${title}${subtitle ? `, ${lowerFirst(subtitle)},` : ''} costs ${price}.`,
  detailsAre: (facts: readonly string[]) => `${upperFirst(facts.join('; '))}.`,
  compared: (titles: readonly string[]) => `${listed(titles)}, side by side.`,
  compareWhat: () => 'Tell me two or more things to compare.',
  goesWith: (title: string) => `These go with ${title}.`,
  nothingGoesWith: (title: string) => `I have nothing to suggest with ${title}.`,
  cartEmpty: () => 'Your cart is empty.',
  cartHas: (pieces: number, total: string) =>
    `Your cart has ${pieces === 1 ? 'one piece' : `${pieces} pieces`}, together ${total}.`,
  checkout: () => 'I cannot take payment. You check out from the cart.',
  order: (email: string | null) =>
    `I cannot see orders. Please write to ${email ?? 'the shop'} with your order number.`,
  quoted: (heading: string, text: string) => `${heading}${/[.!?:]$/.test(heading) ? '' : ':'} ${text}`,
  onlyPartly: () => 'I could not find exactly that. This comes closest.',
  couldNotFindThat: () => 'I could not find that.',
  askTheShop: (email: string | null) =>
    email === null ? 'Please ask the shop itself.' : `The shop answers at ${email}.`,
  policies: () => 'Policies',
  link: (label: string) => `Here is the link: ${label}.`,
  added: (quantity: number, name: string) => `Added ${quantity === 1 ? '' : `${quantity} × `}${name} to your cart.`,
  changed: (name: string, quantity: number) => `Your cart now has ${quantity} × ${name}.`,
  removed: (name: string) => `Removed ${name} from your cart.`,
  noted: () => 'Your note is on the order.',
  applied: (code: string) => `The code ${code} is applied.`,
  alreadyDone: () => 'That is done already.',
  needsClick: () => 'Please confirm that with the button.',
  askAdd: (quantity: number, name: string) => `Add ${quantity === 1 ? '' : `${quantity} × `}${name} to the cart?`,
  askChange: (name: string, quantity: number) =>
    quantity === 0 ? `Remove ${name} from the cart?` : `Set ${name} to ${quantity}?`,
  askNote: (note: string) => `Put this note on the order: “${note}”?`,
  askCode: (code: string) => `Apply the code ${code}?`,
  askClear: () => 'Empty the cart?',
  named: (title: string, values: readonly string[]) => (values.length > 0 ? `${title} in ${values.join(', ')}` : title),
  listed,
  rows: { price: 'Price', inStock: 'In stock', choices: 'Choices' },
  yes: () => 'Yes',
  no: () => 'No',
  button: { add: 'Add', update: 'Change', note: 'Add note', discount: 'Apply', clear: 'Empty the cart' },
  whatNote: () => 'What should the note say? Write: “Add a note: …”',
  whatCode: () => 'Which code? Write: “Apply the code …”',
  notInCart: () => 'That is not in your cart.',
  refusals: {
    unknown_variant: () => 'That product is not for sale any more.',
    sold_out: () => 'That one is sold out, so nothing was added.',
    over_stock: (detail: string | null) =>
      detail ? `Only ${detail} are left, so nothing was added.` : 'There are not that many left.',
    bad_quantity: () => 'I can put 1 to 99 pieces into the cart.',
    quantity_rule: () => 'That one is sold in certain quantities only. Its page says which.',
    plan_required: () => 'That one is sold by subscription only. Its page has the plans.',
    plan_unavailable: () => 'That one cannot be bought by that plan.',
    not_allowed: () => 'The shop does not allow that in this cart.',
    too_many_lines: () => 'Your cart is full.',
    unknown_line: () => 'That is not in your cart.',
    note_too_long: () => 'That note is too long.',
    code_unknown: () => 'There is no such code.',
    code_not_yet: () => 'That code does not count yet.',
    code_ended: () => 'That code has ended.',
    code_minimum: () => 'Your cart is below the minimum of that code.',
    code_used: () => 'That code has been used.',
    code_nothing_fits: () => 'Nothing in your cart fits that code.',
    code_country: () => 'That code does not count for your country.',
    cart_empty: () => 'Your cart is empty. Put something into it first.',
    unseen_variant: () => 'I have to look that product up first. Which one do you mean?',
    no_cart: () => 'I could not open a cart. Please use the button on the product page.',
  } satisfies Readonly<Record<CartRefusal | 'unseen_variant' | 'no_cart', (detail: string | null) => string>>,
  notices: {
    model_unavailable: () => 'The language model cannot be reached, so the built-in assistant answers.',
    budget_spent: () => 'The language model has done its share for today, so the built-in assistant answers.',
  },
  understood: {
    under: (price: string) => `under ${price}`,
    upTo: (price: string) => `up to ${price}`,
    over: (price: string) => `over ${price}`,
    from: (price: string) => `from ${price}`,
    between: (from: string, to: string) => `between ${from} and ${to}`,
    by: (maker: string) => `by ${maker}`,
    not: (what: string) => `not ${what}`,
    inStock: () => 'in stock',
    sort: {
      'best-selling': 'best-selling first',
      'price-ascending': 'cheapest first',
      'price-descending': 'dearest first',
      'created-descending': 'newest first',
      'title-ascending': 'by name',
    },
  },
  chips: {
    more: () => 'Show more',
    only: (value: string) => `Only ${value}`,
    under: (price: string) => `Under ${price}`,
    compare: () => 'Compare the first two',
    goesWith: (title: string) => `What goes with ${title}?`,
    addFirst: () => 'Add the first one',
    addIt: () => 'Add it to my cart',
    measurements: () => 'How big is it?',
    otherColours: (option: string) => `Which ${plural(option.toLowerCase())} does it come in?`,
    cart: () => 'What is in my cart?',
    collections: () => 'What do you sell?',
    collection: (title: string) => `Show me ${title}`,
  },
} as const;

function counted(count: number): string {
  return count === 1 ? 'one product' : `${count} products`;
}

function numeral(count: number): string {
  return ['no', 'one', 'two', 'three', 'four', 'five', 'six'][count] ?? String(count);
}

function listed(items: readonly string[]): string {
  return formatList(items, 'en-GB');
}

function either(items: readonly string[]): string {
  return formatList(items, 'en-GB', 'disjunction');
}

function plural(word: string): string {
  return /(?:s|x|z|ch|sh)$/.test(word) ? `${word}es` : `${word}s`;
}

function upperFirst(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

function lowerFirst(text: string): string {
  return text.charAt(0).toLowerCase() + text.slice(1);
}
