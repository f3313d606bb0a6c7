import { z } from 'zod';

/** A write that a form requests. A quantity that is not a whole number is `NaN`, which the platform refuses. */
export type CartCommand =
  | {
      readonly kind: 'add';
      readonly variantId: string;
      readonly quantity: number;
      readonly attributes: Readonly<Record<string, string>>;
      /** Absent: bought once. */
      readonly sellingPlan?: string;
    }
  | { readonly kind: 'quantity'; readonly lineId: string; readonly quantity: number }
  | { readonly kind: 'remove'; readonly lineId: string }
  | { readonly kind: 'note'; readonly note: string }
  | { readonly kind: 'apply-code'; readonly code: string }
  | { readonly kind: 'remove-code'; readonly code: string }
  | { readonly kind: 'clear' };

export interface CartForm {
  readonly command: CartCommand;
  /** Idempotency key: a write that is repeated with it has no further effect. */
  readonly key: string | null;
}

/** Reads the fields of a cart form; null when they contain no known action. */
export function readCartForm(fields: Iterable<readonly [string, unknown]>): CartForm | null {
  const given = Object.fromEntries(fields);
  const parsed = formSchema.safeParse({ ...given, action: given['action'] ?? impliedAction(given) });
  if (!parsed.success) return null;
  const { key } = keySchema.parse(given);
  return { command: toCommand(parsed.data, given), key };
}

/** A step or remove button submits its own name and value, so the form cannot send an `action` as well. */
function impliedAction(given: Readonly<Record<string, unknown>>): string | undefined {
  if (given['line'] !== undefined) return 'quantity';
  return given['variant'] === undefined ? undefined : 'add';
}

const idSchema = z.string().min(1).max(200);
const codeSchema = z.string().max(1000);

const formSchema = z.discriminatedUnion('action', [
  z.object({
    action: z.literal('add'),
    variant: idSchema,
    quantity: z.string().default('1'),
    plan: z.string().max(200).default(''),
  }),
  z.object({
    action: z.literal('quantity'),
    line: idSchema,
    quantity: z.string().default(''),
    step: z.enum(['1', '-1']).optional(),
    remove: z.string().optional(),
  }),
  z.object({ action: z.literal('note'), note: z.string().max(10_000) }),
  z.object({ action: z.literal('apply-code'), code: codeSchema }),
  z.object({ action: z.literal('remove-code'), code: codeSchema }),
  z.object({ action: z.literal('clear') }),
]);

/** Short keys could be guessed, and a request that repeats the key of a cart's first write gets that cart. */
const keySchema = z.object({
  key: z
    .string()
    .regex(/^[\w-]{16,64}$/)
    .nullable()
    .catch(null),
});

function toCommand(data: z.infer<typeof formSchema>, given: Readonly<Record<string, unknown>>): CartCommand {
  switch (data.action) {
    case 'add':
      return {
        kind: 'add',
        variantId: data.variant,
        quantity: parseQuantity(data.quantity),
        attributes: attributesOf(given),
        ...(data.plan !== '' && { sellingPlan: data.plan }),
      };
    case 'quantity':
      if (data.remove !== undefined) return { kind: 'remove', lineId: data.line };
      return {
        kind: 'quantity',
        lineId: data.line,
        quantity: atLeastOne(parseQuantity(data.quantity) + Number(data.step ?? 0)),
      };
    case 'note':
      return { kind: 'note', note: data.note };
    case 'apply-code':
      return { kind: 'apply-code', code: data.code };
    case 'remove-code':
      return { kind: 'remove-code', code: data.code };
    case 'clear':
      return { kind: 'clear' };
    default:
      return data satisfies never;
  }
}

function parseQuantity(text: string): number {
  return /^\d{1,9}$/.test(text.trim()) ? Number(text) : Number.NaN;
}

/** A quantity never removes a line: there is a button for that. */
function atLeastOne(quantity: number): number {
  return quantity >= 1 ? quantity : Number.NaN;
}

/** Fields `attribute.<name>`: the buyer's text for this line, such as an engraving. */
function attributesOf(given: Readonly<Record<string, unknown>>): Readonly<Record<string, string>> {
  return limitAttributes(
    Object.entries(given).map(([name, value]) => [/^attribute\.(.+)$/su.exec(name)?.[1] ?? '', value]),
  );
}

const attributeLimits = { count: 10, nameCharacters: 50, valueCharacters: 200 } as const;

/**
 * The attributes of a line within the accepted number, cut to their maximum lengths. Values that are empty or not text
 * are left out, and so is `__proto__`, which zod leaves out of records, so that the cart's cookie could not restore it.
 */
export function limitAttributes(entries: readonly (readonly [string, unknown])[]): Readonly<Record<string, string>> {
  const attributes = entries.flatMap(([name, value]) => {
    if (name === '' || name === '__proto__' || typeof value !== 'string' || value === '') return [];
    return [[name.slice(0, attributeLimits.nameCharacters), value.slice(0, attributeLimits.valueCharacters)] as const];
  });
  return Object.fromEntries(attributes.slice(0, attributeLimits.count));
}
