import * as fc from 'fast-check';
import {
  type FieldNode,
  type FragmentDefinitionNode,
  type GraphQLObjectType,
  type GraphQLOutputType,
  type GraphQLSchema,
  type SelectionNode,
  type SelectionSetNode,
  isAbstractType,
  isEnumType,
  isListType,
  isNonNullType,
  isObjectType,
  Kind,
  parse,
} from 'graphql';

export interface AnyAnswerOptions {
  readonly schema: GraphQLSchema;
  /** Values of the variables of `@include`; absent: true. */
  readonly included: Readonly<Record<string, boolean>>;
  /** Most items in a list. */
  readonly maxItems: number;
}

/** Any `data` that a server of the schema may answer to a document: null where that is allowed, any member of a union. */
export function anyAnswer(source: string, options: AnyAnswerOptions): fc.Arbitrary<unknown> {
  const { root, selection, fragments } = readDocument(source, options.schema);
  return anyObject(root, selection, { ...options, fragments });
}

/** The one operation of a document, and its fragments. */
export function readDocument(source: string, schema: GraphQLSchema) {
  const document = parse(source);
  const operation = document.definitions.find((each) => each.kind === Kind.OPERATION_DEFINITION);
  if (!operation) throw new Error('The document has no operation.');
  const root = schema.getRootType(operation.operation);
  if (!root) throw new Error(`The schema has no ${operation.operation}.`);
  const fragments = new Map(
    document.definitions.flatMap((each) =>
      each.kind === Kind.FRAGMENT_DEFINITION ? [[each.name.value, each] as const] : [],
    ),
  );
  return { root, selection: operation.selectionSet, fragments };
}

/** What a selection is resolved with. */
export interface SelectionContext extends Pick<AnyAnswerOptions, 'schema' | 'included'> {
  readonly fragments: ReadonlyMap<string, FragmentDefinitionNode>;
}

interface AnyAnswerContext extends AnyAnswerOptions, SelectionContext {}

function anyObject(
  type: GraphQLObjectType,
  selection: SelectionSetNode,
  context: AnyAnswerContext,
): fc.Arbitrary<unknown> {
  const fields = collectFields(type, selection, context);
  return fc.record(Object.fromEntries([...fields].map(([key, nodes]) => [key, anyField(type, nodes, context)])));
}

/** The selected fields of an object type by their key in the answer; the same key in several fragments is one field. */
export function collectFields(
  type: GraphQLObjectType,
  { selections }: SelectionSetNode,
  context: SelectionContext,
): Map<string, FieldNode[]> {
  const fields = new Map<string, FieldNode[]>();
  for (const each of selections) {
    if (isSkipped(each, context)) continue;
    if (each.kind === Kind.FIELD) {
      const key = each.alias?.value ?? each.name.value;
      fields.set(key, [...(fields.get(key) ?? []), each]);
      continue;
    }
    const fragment = each.kind === Kind.FRAGMENT_SPREAD ? context.fragments.get(each.name.value) : each;
    if (!fragment || !appliesTo(type, fragment.typeCondition?.name.value, context)) continue;
    for (const [key, nodes] of collectFields(type, fragment.selectionSet, context))
      fields.set(key, [...(fields.get(key) ?? []), ...nodes]);
  }
  return fields;
}

/** Whether `@include(if: $name)` leaves the selection out. */
function isSkipped({ directives = [] }: SelectionNode, { included }: SelectionContext): boolean {
  return directives.some(({ name, arguments: given = [] }) => {
    const condition = given.find((each) => each.name.value === 'if')?.value;
    return name.value === 'include' && condition?.kind === Kind.VARIABLE && included[condition.name.value] === false;
  });
}

function appliesTo(type: GraphQLObjectType, condition: string | undefined, { schema }: SelectionContext): boolean {
  if (condition === undefined || condition === type.name) return true;
  const conditionType = schema.getType(condition);
  return isAbstractType(conditionType) && schema.isSubType(conditionType, type);
}

function anyField(
  type: GraphQLObjectType,
  nodes: readonly FieldNode[],
  context: AnyAnswerContext,
): fc.Arbitrary<unknown> {
  const name = nodes[0]?.name.value ?? '';
  if (name === '__typename') return fc.constant(type.name);
  const field = type.getFields()[name];
  if (!field) throw new Error(`${type.name} has no ${name}.`);
  const selections = nodes.flatMap(({ selectionSet }) => selectionSet?.selections ?? []);
  return anyValue(field.type, { kind: Kind.SELECTION_SET, selections }, context);
}

function anyValue(
  type: GraphQLOutputType,
  selection: SelectionSetNode,
  context: AnyAnswerContext,
): fc.Arbitrary<unknown> {
  if (!isNonNullType(type)) return fc.option(anyPresent(type, selection, context), { nil: null, freq: 3 });
  return anyPresent(type.ofType, selection, context);
}

function anyPresent(
  type: GraphQLOutputType,
  selection: SelectionSetNode,
  context: AnyAnswerContext,
): fc.Arbitrary<unknown> {
  if (isListType(type))
    return fc.array(anyValue(type.ofType, selection, context), { maxLength: context.maxItems, size: 'max' });
  if (isEnumType(type)) return fc.constantFrom(...type.getValues().map(({ name }) => name));
  if (isObjectType(type)) return anyObject(type, selection, context);
  if (isAbstractType(type)) {
    const members = context.schema.getPossibleTypes(type).map((member) => anyObject(member, selection, context));
    return fc.oneof(...members);
  }
  return anyScalar(String(type));
}

function anyScalar(name: string): fc.Arbitrary<unknown> {
  switch (name) {
    case 'ID':
      return fc.nat().map((number) => `gid://shopify/Thing/${number}`);
    case 'Int':
    case 'UnsignedInt64':
      return fc.integer({ min: 0, max: 2 ** 31 - 1 });
    case 'Float':
      return fc.double({ min: 0, max: 1e6, noNaN: true });
    case 'Boolean':
      return fc.boolean();
    case 'Decimal':
      return fc.tuple(fc.nat(1e6), fc.nat(99)).map(([whole, rest]) => `${whole}.${String(rest).padStart(2, '0')}`);
    case 'DateTime':
      return fc
        .date({ min: new Date(0), max: new Date('2100-01-01'), noInvalidDate: true })
        .map((date) => date.toISOString().replace(/\.\d+Z$/, 'Z'));
    case 'URL':
      return fc.webUrl();
    case 'Color':
      return fc.constantFrom('#ff0000', '#00FF7F');
    default:
      return fc.string({ unit: 'grapheme' });
  }
}
