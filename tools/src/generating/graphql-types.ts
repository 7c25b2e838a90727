import {
  isAbstractType,
  isEnumType,
  isInputObjectType,
  isNonNullType,
  isObjectType,
  isScalarType,
} from "graphql";
import type {
  GraphQLAbstractType,
  GraphQLArgument,
  GraphQLField,
  GraphQLInputField,
  GraphQLNamedType,
  GraphQLObjectType,
  GraphQLSchema,
  GraphQLType,
} from "graphql";
import { SCALARS, spelled } from "./spelled-type.ts";

/** `contract/src/graphql.gen.ts`: TypeScript types of the whole schema and the signatures of its resolvers. */
export function graphqlTypes(schema: GraphQLSchema): string {
  const types = Object.values(schema.getTypeMap()).filter(({ name }) => !name.startsWith("__"));
  const objects = types.filter(isObjectType);
  const roots = new Set([schema.getQueryType(), schema.getMutationType()]);
  const shapes = objects.filter((type) => !roots.has(type));
  const abstracts = types.filter(isAbstractType);
  const parts = [
    HEAD,
    ...types.flatMap((type) => valueType(type)),
    ...shapes.map((type) => objectType(schema, type)),
    ...abstracts.map((type) => abstractType(schema, type)),
    typesTable([...shapes, ...abstracts]),
    GIVEN,
    ...abstracts.map((type) => givenAbstract(schema, type)),
    ...objects.flatMap(argumentTypes),
    ...objects.map((type) => resolversOf(type, roots.has(type))),
    resolversTable(objects, { roots, abstracts }),
  ];
  return parts.join("\n");
}

const HEAD = `// Generated from the contract's .graphql files by \`npm run generate\`: change those, not this.
`;

/** Types stand for themselves until a server names models of its own. */
const NO_MODELS = "Models = Readonly<Record<never, never>>";

const GIVEN = `/**
 * What resolvers hand to each other for a type: the SDL's own shape, unless \`Models\` names another, such as
 * the domain's object of which the type's own resolvers then take what is asked for.
 */
export type Given<Models, Name extends keyof Types<Models>> = Name extends keyof Models
  ? Models[Name]
  : Types<Models>[Name];

export type Resolver<Parent, Args, Context, Value> = (
  parent: Parent,
  args: Args,
  context: Context,
  info: unknown,
) => Value | Promise<Value>;
`;

/** Enums, inputs and the shop's own scalars. */
function valueType(type: GraphQLNamedType): string[] {
  if (isEnumType(type)) {
    const values = type.getValues().map(({ name }) => JSON.stringify(name));
    return [`${doc(type, "")}export type ${type.name} = ${values.join(" | ")};\n`];
  }
  if (isInputObjectType(type)) {
    const fields = Object.values(type.getFields()).map(inputMember).join("\n");
    return [`${doc(type, "")}export interface ${type.name} {\n${fields}\n}\n`];
  }
  const isOwn = isScalarType(type) && !(type.name in SCALARS);
  return isOwn ? [`${doc(type, "")}export type ${type.name} = unknown;\n`] : [];
}

/** An input or argument: always there when it has a default, may be left out when it may be null. */
function inputMember(field: GraphQLInputField | GraphQLArgument): string {
  const isOptional = !isNonNullType(field.type) && field.defaultValue === undefined;
  return `${doc(field, "  ")}  readonly ${field.name}${isOptional ? "?" : ""}: ${plain(field.type)};`;
}

/** A shape as a resolver may return it. A field with arguments has a resolver, so its value may be missing. */
function objectType(schema: GraphQLSchema, type: GraphQLObjectType): string {
  const isOneOfMany = Object.values(schema.getTypeMap())
    .filter(isAbstractType)
    .some((each) => schema.isSubType(each, type));
  const typename = `  readonly __typename${isOneOfMany ? "" : "?"}: ${JSON.stringify(type.name)};`;
  const fields = Object.values(type.getFields()).map((field) => {
    const isOptional = !isNonNullType(field.type) || field.args.length > 0;
    const value = given(field.type) + (isOptional ? " | undefined" : "");
    return `${doc(field, "  ")}  readonly ${field.name}${isOptional ? "?" : ""}: ${value};`;
  });
  return `${doc(type, "")}export interface ${type.name}<${NO_MODELS}> {\n${[typename, ...fields].join("\n")}\n}\n`;
}

function abstractType(schema: GraphQLSchema, type: GraphQLAbstractType): string {
  const names = schema.getPossibleTypes(type).map(({ name }) => `${name}<Models>`);
  return `${doc(type, "")}export type ${type.name}<${NO_MODELS}> = ${names.join(" | ") || "never"};\n`;
}

function typesTable(types: readonly GraphQLNamedType[]): string {
  const names = types.map(({ name }) => name).sort();
  const members = names.map((name) => `  readonly ${name}: ${name}<Models>;`).join("\n");
  return `/** Every type a resolver may return, by name. */\nexport interface Types<${NO_MODELS}> {\n${members}\n}\n`;
}

function givenAbstract(schema: GraphQLSchema, type: GraphQLAbstractType): string {
  const options = schema.getPossibleTypes(type).map(({ name }) => `Given<Models, "${name}">`);
  const own = `"${type.name}" extends keyof Models ? Models["${type.name}"]`;
  return `type Given${type.name}<Models> = ${own} : ${options.join(" | ") || "never"};\n`;
}

function argumentTypes(type: GraphQLObjectType): string[] {
  return Object.values(type.getFields())
    .filter(({ args }) => args.length > 0)
    .map((field) => {
      const members = field.args.map(inputMember).join("\n");
      return `export interface ${argsName(type, field)} {\n${members}\n}\n`;
    });
}

/** The root's resolvers must all be there; a shape's own are only needed where its value lacks the field. */
function resolversOf(type: GraphQLObjectType, isRoot: boolean): string {
  const parent = isRoot ? "unknown" : `Given<Models, "${type.name}">`;
  const members = Object.values(type.getFields()).map((field) => {
    const args = field.args.length > 0 ? argsName(type, field) : "Readonly<Record<never, never>>";
    const value = given(field.type) + (isNonNullType(field.type) ? "" : " | undefined");
    const resolver = `Resolver<${parent}, ${args}, Context, ${value}>`;
    return `  readonly ${field.name}${isRoot ? "" : "?"}: ${resolver};`;
  });
  const name = `${type.name}Resolvers<Context, Models = Readonly<Record<never, never>>>`;
  return `export interface ${name} {\n${members.join("\n")}\n}\n`;
}

function resolversTable(
  objects: readonly GraphQLObjectType[],
  { roots, abstracts }: { roots: ReadonlySet<unknown>; abstracts: readonly GraphQLAbstractType[] },
): string {
  const members = objects.map((type) => {
    const optional = roots.has(type) ? "" : "?";
    return `  readonly ${type.name}${optional}: ${type.name}Resolvers<Context, Models>;`;
  });
  const kinds = abstracts.map(({ name }) => {
    const kindOf = `(value: Given${name}<Models>) => ${name}["__typename"]`;
    return `  readonly ${name}?: { readonly resolveType: ${kindOf} };`;
  });
  const head = "export interface Resolvers<Context, Models = Readonly<Record<never, never>>> {";
  const body = [...members, ...kinds].join("\n");
  return `/** All resolvers of the schema: a query without one does not compile. */\n${head}\n${body}\n}\n`;
}

function argsName(type: GraphQLObjectType, field: GraphQLField<unknown, unknown>): string {
  return `${type.name}${field.name.slice(0, 1).toUpperCase()}${field.name.slice(1)}Args`;
}

function plain(type: GraphQLType): string {
  return spelled(type, (named) => SCALARS[named.name] ?? named.name);
}

function given(type: GraphQLType): string {
  return spelled(type, (named) => {
    if (isAbstractType(named)) return `Given${named.name}<Models>`;
    return isObjectType(named) ? `Given<Models, "${named.name}">` : plainName(named);
  });
}

function plainName(type: GraphQLNamedType): string {
  return SCALARS[type.name] ?? type.name;
}

function doc({ description }: { description?: string | null | undefined }, indent: string): string {
  return description ? `${indent}/** ${description.replaceAll(/\s*\n\s*/g, " ")} */\n` : "";
}
