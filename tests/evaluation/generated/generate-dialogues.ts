import type { Language } from '#messages/messages.ts';
import type { RandomSource } from '../../../bench/catalog/random.ts';
import type { Dialogue, DialogueTurn } from '../dialogues/dialogue.ts';
import { colors, type GeneratedProduct, sizes } from './generate-shop.ts';

/** What a dialogue is about: a product, one of its variants, and a quantity. */
interface RequestSubject {
  readonly random: RandomSource;
  readonly product: GeneratedProduct;
  readonly values: readonly string[];
  readonly quantity: number;
}

/** Requests and questions about a product, each with what must be true of every answer. */
export function generateDialogues(random: RandomSource, products: readonly GeneratedProduct[]): readonly Dialogue[] {
  return products.flatMap((product) => {
    const values = product.options.map((option) => option.values[random.below(option.values.length)] ?? '');
    const quantity = 1 + random.below(Math.min(3, product.stock));
    const isOneOfSeveral = products.filter(({ kind }) => kind === product.kind).length > 1;
    const subject = { random, product, values, quantity };
    return (['en', 'de', 'nb'] as const).flatMap((language) => [
      ...dialogue('write', language, writes(subject, language)),
      ...dialogue('no write', language, refusals(subject, language)),
      ...dialogue('constraint', language, searches(subject, language)),
      ...dialogue('fact', language, questions(subject, language)),
      ...changes(subject, language).map((turns) => conversation('change', language, turns)),
      ...(isOneOfSeveral ? references(subject, language) : []).map((turns) =>
        conversation('reference', language, turns),
      ),
    ]);
  });
}

function dialogue(kind: string, language: Language, turns: readonly DialogueTurn[]): readonly Dialogue[] {
  return turns.map((turn) => conversation(kind, language, [turn]));
}

function conversation(kind: string, language: Language, turns: readonly DialogueTurn[]): Dialogue {
  return { shop: 'generated', set: 'tuning', kind, language, turns };
}

/** Requests that name everything. Of a sold-out variant the cart stays empty. */
function writes({ product, values, quantity }: RequestSubject, language: Language): readonly DialogueTurn[] {
  const isSoldOut = product.soldOut !== null && values.includes(product.soldOut);
  const named = [product.title, ...values];
  const item = named.join(language === 'nb' ? ' i ' : ' in ');
  const says = {
    en: [`add ${quantity} x ${item}`, `put ${quantity} ${item} in my cart`],
    de: [`leg ${quantity} x ${item} in den Warenkorb`, `${quantity} ${item} in den Warenkorb bitte`],
    nb: [`legg ${quantity} x ${item} i handlekurven`, `legg til ${quantity} ${item}`],
  }[language];
  const cart = isSoldOut ? [] : [{ quantity, handle: product.handle, values: [...values] }];
  return says.map((say) => ({ say, cart }));
}

/** Nothing may be written: a variant is open, does not exist, or nothing is asked for. */
function refusals({ random, product, values }: RequestSubject, language: Language): readonly DialogueTurn[] {
  const { title, options } = product;
  const isOpen = options.some((option) => option.values.length > 1);
  const used = new Set(options.flatMap((option) => option.values));
  const strange = [...colors, ...sizes].filter((value) => !used.has(value));
  const missing = strange[random.below(strange.length)] ?? 'Purple';
  const add = { en: 'add', de: 'leg', nb: 'legg til' }[language];
  const end = { en: 'to my cart', de: 'in den Warenkorb', nb: 'i handlekurven' }[language];
  const never = {
    en: [`don't add the ${title}`, `I don't want the ${title}`, `is the ${title} any good?`],
    de: [`ich nehme ${title} nicht`, `bitte nicht ${title} in den Warenkorb legen`, `ist ${title} gut?`],
    nb: [`ikke legg ${title} i handlekurven`, `jeg vil ikke ha ${title}`, `er ${title} bra?`],
  }[language];
  return [
    ...(isOpen ? [`${add} ${title} ${end}`, `${add} 2 x ${title} ${end}`] : []),
    `${add} ${title} in ${missing} ${end}`,
    `${add} ${title} ${70 + random.below(9)}7 ${end}`,
    `${add} ${[title, ...values].join(' ')} with wings ${end}`,
    ...never,
  ].map((say) => ({ say }));
}

/** Prices, stock and exclusions of a search hold for every product shown. */
function searches(
  { random, product: { kind, euros, options } }: RequestSubject,
  language: Language,
): readonly DialogueTurn[] {
  const things = kind[language];
  const bound = Math.ceil(euros) + random.below(20);
  const shown = { each: new RegExp(kind.en, 'iu') };
  const value = options.find(({ name }) => name === 'Colour')?.values[0] ?? 'Black';
  const [under, over, inStock, without] = {
    en: [
      `${things} under €${bound}`,
      `${things} over ${bound} euros`,
      `${things} in stock`,
      `${things} but not in ${value}`,
    ],
    de: [
      `${things} unter ${bound} €`,
      `${things} über ${bound} Euro`,
      `${things} auf Lager`,
      `${things}, aber nicht in ${value}`,
    ],
    nb: [
      `${things} under ${bound} euro`,
      `${things} over ${bound} euro`,
      `${things} på lager`,
      `${things}, men ikke i ${value}`,
    ],
  }[language];
  return [
    { say: under ?? '', max: bound, ...shown },
    { say: over ?? '', min: bound + 0.01, ...shown },
    { say: inStock ?? '', stock: true, ...shown },
    { say: without ?? '', without: new RegExp(String.raw`(?<!\p{L})${value}(?!\p{L})`, 'iu'), ...shown },
  ];
}

/** What the answer says is compared with the catalog. */
function questions({ product: { title }, values }: RequestSubject, language: Language): readonly DialogueTurn[] {
  const named = [title, ...values].join(' ');
  const says = {
    en: [`how much is the ${title}?`, `is the ${named} in stock?`, `how many ${named} do you have left?`],
    de: [`was kostet ${title}?`, `ist ${named} lieferbar?`, `wie viele ${named} habt ihr noch?`],
    nb: [`hva koster ${title}?`, `er ${named} på lager?`, `hvor mange ${named} har dere igjen?`],
  }[language];
  return says.map((say) => ({ say }));
}

/** Changes of a line that the cart has: its quantity, one of its values, and its removal. */
function changes(
  { random, product, values }: RequestSubject,
  language: Language,
): readonly (readonly DialogueTurn[])[] {
  const { handle, title, options, stock, soldOut } = product;
  if (soldOut !== null && values.includes(soldOut)) return [];
  const line = { quantity: 1, handle, values: [...values] };
  const more = {
    en: ['make it 2', 'change the quantity to 2', `2 x ${title} instead of 1`],
    de: ['mach 2 daraus', 'ändere die Menge auf 2'],
    nb: ['gjør det til 2', 'endre antallet til 2'],
  }[language];
  const less = {
    en: ['remove it', `take the ${title} out of my cart`],
    de: ['entferne es', `nimm ${title} aus dem Warenkorb`],
    nb: ['fjern den', `ta ${title} ut av handlekurven`],
  }[language];
  const twice = { ...line, quantity: Math.min(2, stock) };
  return [
    ...more.map((say) => [{ say, has: [line], cart: stock < 2 ? [line] : [twice] }]),
    ...less.map((say) => [{ say, has: [line], cart: [] }]),
    ...options.flatMap((option, index) => {
      const others = option.values.filter((value) => value !== values[index]);
      const other = others[random.below(Math.max(1, others.length))];
      if (other === undefined) return [];
      const changed = { ...line, values: values.with(index, other) };
      const cart = [other === soldOut ? line : changed];
      return exchanges({ title, option: option.name, other, was: values[index] ?? '' }, language).map((say) => [
        { say, has: [line], cart },
      ]);
    }),
  ];
}

interface Exchanged {
  readonly title: string;
  readonly option: string;
  readonly was: string;
  readonly other: string;
}

function exchanges({ title, option, was, other }: Exchanged, language: Language): readonly string[] {
  const name = option.toLowerCase();
  return {
    en: [
      `change the ${name} to ${other}`,
      `swap the ${was} one for the ${other} one`,
      `swap it for ${other}`,
      `not that one, the ${other} one`,
      `change the ${title} to ${other}`,
    ],
    de: [`tausche ${was} gegen ${other}`, `ändere ${title} auf ${other}`, `lieber in ${other}`],
    nb: [`bytt ${was} med ${other}`, `endre ${title} til ${other}`, `heller i ${other}`],
  }[language];
}

/** What is shown is referred to: cheaper and dearer than it, by position, and within what can be spent. */
function references(
  { random, product: { kind, euros } }: RequestSubject,
  language: Language,
): readonly (readonly DialogueTurn[])[] {
  const things = kind[language];
  const bound = Math.ceil(euros) + random.below(20);
  const each = { each: new RegExp(kind.en.slice(0, -1), 'iu') };
  const [cheaper, budget, second, two] = {
    en: ['cheaper', `I have €${bound}`, 'add the second one', 'take two of them'],
    de: ['günstiger', `ich habe ${bound} €`, 'nimm das zweite', 'nimm zwei davon'],
    nb: ['billigere', `jeg har ${bound} €`, 'ta den andre', 'ta to av dem'],
  }[language];
  const asked = { say: things, ...each };
  const anyOf = (handle: string, quantity: number) => ({ cart: [{ quantity, handle, values: [] }] });
  return [
    [asked, { say: cheaper ?? '', below: '#1', ...each }],
    [asked, { say: budget ?? '', max: bound, ...each }],
    [asked, { say: second ?? '', ...anyOf('#2', 1) }],
    [asked, { say: second ?? '', ...anyOf('#2', 1) }, { say: two ?? '', ...anyOf('#2', 2) }],
  ];
}
