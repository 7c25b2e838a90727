import { rootFieldsCan } from "@placket/contract/graphql-can.gen";
import { can } from "@placket/domain/access/principal";
import type { Permission } from "@placket/domain/access/permissions";
import { problem } from "@placket/domain/problem";
import type { Ctx } from "../context.ts";
import { traceActing } from "../audit/audit.ts";
import { refusedError } from "./refused.ts";
import type { TypeResolvers } from "./type-resolvers.ts";

type Resolve = (root: unknown, args: never, ctx: Ctx, info: unknown) => unknown;

const TABLES: Readonly<Record<string, Readonly<Record<string, Permission>>>> = rootFieldsCan;

/** The same resolvers, those of root fields asked for only by who may: the SDL's `@can`. */
export function guardFields(resolvers: TypeResolvers): TypeResolvers {
  return Object.fromEntries(
    Object.entries(resolvers).map(([type, fields]) => {
      const table = TABLES[type];
      return [type, table ? guarded(type, fields, table) : fields];
    }),
  );
}

function guarded(
  type: string,
  fields: object,
  table: Readonly<Record<string, Permission>>,
): object {
  return Object.fromEntries(
    Object.entries(fields as Record<string, Resolve>).map(([name, resolve]) => {
      const permission = table[name];
      if (!permission) throw new Error(`${type}.${name} has a resolver and no @can in the SDL.`);
      const guarded = guard(permission, resolve);
      return [name, type === "Mutation" ? traced(name, guarded) : guarded];
    }),
  );
}

const guard =
  (permission: Permission, resolve: Resolve): Resolve =>
  (root, args, ctx, info) => {
    const allowed = can(ctx.principal, permission);
    if (allowed !== true) throw refusedError([problem(allowed)]);
    return resolve(root, args, ctx, info);
  };

/** What staff change in a customer's name is written down first. */
const traced =
  (name: string, resolve: Resolve): Resolve =>
  (root, args, ctx, info) => {
    const { principal } = ctx;
    const isDeputy = principal.kind === "customer" && principal.actingFor !== null;
    if (!isDeputy) return resolve(root, args, ctx, info);
    return traceActing(ctx, name).then(() => resolve(root, args, ctx, info));
  };
