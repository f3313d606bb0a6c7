import {
  type FieldNode,
  type GraphQLObjectType,
  type GraphQLOutputType,
  type GraphQLSchema,
  type SelectionSetNode,
  isAbstractType,
  isEnumType,
  isListType,
  isNonNullType,
  isObjectType,
  Kind,
} from 'graphql';
import { collectFields, readDocument, type SelectionContext } from './any-answer.ts';

export interface AnswerVariation {
  /** Where it differs from the complete answer, and how: `nodes.0.seo.title is null`. */
  readonly name: string;
  readonly data: unknown;
}

export interface AnswerVariationOptions {
  readonly schema: GraphQLSchema;
  /** Values by `Type.field`, or by the type of a scalar or enum, instead of those that are made up. */
  readonly values: Readonly<Record<string, unknown>>;
}

/**
 * The complete answer of a server of the schema to a document, with one item of each member of a union in every list, and
 * then that answer with one difference each: every place that may be null is null, every list is empty, every enum has
 * each of its members in one place, every union in all, and both have one that the schema does not have yet.
 */
export function answerVariations(source: string, options: AnswerVariationOptions): readonly AnswerVariation[] {
  const { root, selection, fragments } = readDocument(source, options.schema);
  const places: Place[] = [];
  const context: VariationContext = { ...options, fragments, included: {}, places, varied: new Set() };
  const complete = objectOf(root, selection, { path: [], context });
  const variations = places.flatMap(({ path, alternatives }) =>
    alternatives.map(({ name, value }) => ({
      name: `${path.join('.')} is ${name}`,
      data: withValue(complete, path, value),
    })),
  );
  return [{ name: 'complete', data: complete }, ...variations];
}

type Path = readonly (string | number)[];

interface Alternative {
  readonly name: string;
  readonly value: unknown;
}

/** A place of the complete answer, and what else could be there. */
interface Place {
  readonly path: Path;
  readonly alternatives: readonly Alternative[];
}

interface VariationContext extends AnswerVariationOptions, SelectionContext {
  readonly places: Place[];
  /** Enums whose members have all been a difference. */
  readonly varied: Set<string>;
}

interface Position {
  readonly path: Path;
  readonly context: VariationContext;
}

function objectOf(type: GraphQLObjectType, selection: SelectionSetNode, { path, context }: Position): object {
  const fields = collectFields(type, selection, context);
  return Object.fromEntries(
    Array.from(fields, ([key, nodes]) => [key, fieldOf(type, nodes, { path: [...path, key], context })]),
  );
}

function fieldOf(type: GraphQLObjectType, nodes: readonly FieldNode[], position: Position): unknown {
  const name = nodes[0]?.name.value ?? '';
  if (name === '__typename') return type.name;
  const given = position.context.values[`${type.name}.${name}`];
  const field = type.getFields()[name];
  if (!field) throw new Error(`${type.name} has no ${name}.`);
  const selections = nodes.flatMap(({ selectionSet }) => selectionSet?.selections ?? []);
  const value = valueOf(field.type, { kind: Kind.SELECTION_SET, selections }, position);
  if (given !== undefined) return given;
  return name === 'id' ? `gid://shopify/${type.name}/1` : value;
}

function valueOf(type: GraphQLOutputType, selection: SelectionSetNode, position: Position): unknown {
  const { path, context } = position;
  if (!isNonNullType(type)) {
    context.places.push({ path, alternatives: [{ name: 'null', value: null }] });
    return presentOf(type, selection, position);
  }
  return presentOf(type.ofType, selection, position);
}

function presentOf(type: GraphQLOutputType, selection: SelectionSetNode, position: Position): unknown {
  const { path, context } = position;
  if (isListType(type)) return listOf(type.ofType, selection, position);
  if (isEnumType(type)) {
    const members = type.getValues().map(({ name }) => name);
    const others = context.varied.has(type.name) ? [] : members;
    context.varied.add(type.name);
    context.places.push({
      path,
      alternatives: [...others, 'SOMETHING_NEW'].map((name) => ({ name, value: name })),
    });
    return context.values[type.name] ?? members[0];
  }
  if (isObjectType(type)) return objectOf(type, selection, position);
  if (isAbstractType(type)) {
    const members = context.schema.getPossibleTypes(type);
    const objects = members.map((member, index) =>
      objectOf(member, selection, index === 0 ? position : { path, context: { ...context, places: [] } }),
    );
    const others = [...objects.slice(1), newMember(objects)];
    context.places.push({ path, alternatives: others.map((value) => ({ name: `another ${type.name}`, value })) });
    return objects[0];
  }
  return context.values[String(type)] ?? scalarOf(String(type));
}

/** A list of one item, or of one of each type that its items may have. */
function listOf(type: GraphQLOutputType, selection: SelectionSetNode, { path, context }: Position): readonly unknown[] {
  const item = isNonNullType(type) ? type.ofType : type;
  const itemAt = (index: number): Position => ({ path: [...path, index], context });
  const items = isAbstractType(item)
    ? context.schema.getPossibleTypes(item).map((member, index) => objectOf(member, selection, itemAt(index)))
    : [valueOf(type, selection, itemAt(0))];
  const alternatives: Alternative[] = [{ name: 'empty', value: [] }];
  if (isAbstractType(item)) alternatives.push({ name: 'followed by a new type', value: [...items, newMember(items)] });
  if (!isNonNullType(type)) alternatives.push({ name: 'preceded by null', value: [null, ...items] });
  context.places.push({ path, alternatives });
  return items;
}

/** An object of a type that the schema does not have: it has the fields that all other members have. */
function newMember(members: readonly unknown[]): object {
  const objects = members.filter((each) => typeof each === 'object' && each !== null);
  const [first = {}, ...others] = objects;
  const common = Object.entries(first).filter(([key]) => others.every((each) => key in each));
  return { ...Object.fromEntries(common), ...('__typename' in first && { __typename: 'SomethingNew' }) };
}

function scalarOf(name: string): unknown {
  switch (name) {
    case 'Int':
    case 'Float':
      return 1;
    case 'UnsignedInt64':
      return '1';
    case 'Boolean':
      return false;
    case 'Decimal':
      return '12.5';
    case 'DateTime':
      return '2026-01-01T10:00:00Z';
    case 'URL':
      return 'https://cdn.shopify.com/s/files/1/thing.jpg';
    default:
      return 'text';
  }
}

/** A copy of a value with another one at a path. */
function withValue(whole: unknown, [key, ...rest]: Path, value: unknown): unknown {
  if (key === undefined) return value;
  if (Array.isArray(whole)) return whole.map((each, index) => (index === key ? withValue(each, rest, value) : each));
  if (typeof whole !== 'object' || whole === null) return whole;
  return Object.fromEntries(
    Object.entries(whole).map(([name, each]) => [name, name === key ? withValue(each, rest, value) : each]),
  );
}
