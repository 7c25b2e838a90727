import { z } from "zod";

/** The parts of a JSON schema that the pages read. */
export interface JsonSchema {
  readonly type?: string;
  readonly format?: string;
  readonly const?: unknown;
  readonly enum?: readonly unknown[];
  readonly anyOf?: readonly JsonSchema[];
  readonly oneOf?: readonly JsonSchema[];
  readonly items?: JsonSchema;
  readonly maxItems?: number;
  readonly maxLength?: number;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly properties?: Readonly<Record<string, JsonSchema>>;
  readonly required?: readonly string[];
}

/**
 * The JSON schema of what a caller sends (`input`) or receives (`output`). Shapes that only TypeScript knows
 * come out as "anything".
 */
export function jsonSchema(shape: z.ZodType, io: "input" | "output"): JsonSchema {
  const { $schema: _dialect, ...schema } = z.toJSONSchema(shape, {
    io,
    unrepresentable: "any",
    target: "draft-2020-12",
  });
  return schema as JsonSchema;
}

/** The named parts of an object schema, each with whether it must be there; none when it is no object. */
export function schemaParts(
  schema: JsonSchema,
): { readonly name: string; readonly required: boolean; readonly schema: JsonSchema }[] {
  return Object.entries(schema.properties ?? {}).map(([name, part]) => ({
    name,
    required: schema.required?.includes(name) ?? false,
    schema: part,
  }));
}

/** Whether a schema says nothing at all: the endpoint takes nothing there. */
export function isAnything(schema: JsonSchema): boolean {
  return Object.keys(schema).length === 0;
}
