import type { ErrorKey } from "@placket/domain/errors";
import type { z } from "zod";
import { nothing } from "./shapes.ts";

export type Method = "GET" | "POST" | "DELETE";

/** Who may call: `anyone` holds for guests too; finer permissions are the room's `access.ts`. */
export type Auth = "anyone" | "customer" | "staff";

/**
 * One REST call under `/rest/{store}/V1/xmapi/`: the path (`:name` marks a parameter), the shapes that
 * travel, and every error it answers with. The server mounts it, the browser calls it, the docs print it.
 */
export interface Endpoint<
  Params extends z.ZodType = z.ZodType,
  Query extends z.ZodType = z.ZodType,
  Body extends z.ZodType = z.ZodType,
  Reply extends z.ZodType = z.ZodType,
> {
  readonly method: Method;
  readonly path: string;
  readonly summary: string;
  /** Spec rows. */
  readonly source: string;
  readonly auth: Auth;
  readonly params: Params;
  readonly query: Query;
  readonly body: Body;
  readonly reply: Reply;
  readonly errors: readonly ErrorKey[];
  /** Most bytes of a body; what holds for every call unless given. */
  readonly bodyBytes?: number;
}

export type EndpointTable = Readonly<Record<string, Endpoint>>;

/** What a handler receives: decoded by the endpoint's schemas. */
export type EndpointInput<E extends Endpoint> = {
  readonly params: z.output<E["params"]>;
  readonly query: z.output<E["query"]>;
  readonly body: z.output<E["body"]>;
};

/** What a caller sends. */
export type EndpointRequest<E extends Endpoint> = {
  readonly params?: z.input<E["params"]>;
  readonly query?: z.input<E["query"]>;
  readonly body?: z.input<E["body"]>;
};

export type EndpointReply<E extends Endpoint> = z.output<E["reply"]>;

/** Declares one endpoint; parts it does not take are `nothing`. */
export function endpoint<
  Reply extends z.ZodType,
  Params extends z.ZodType = typeof nothing,
  Query extends z.ZodType = typeof nothing,
  Body extends z.ZodType = typeof nothing,
>(
  row: Pick<Endpoint, "method" | "path" | "summary" | "source" | "errors" | "bodyBytes"> & {
    readonly auth?: Auth;
    readonly reply: Reply;
    readonly params?: Params;
    readonly query?: Query;
    readonly body?: Body;
  },
): Endpoint<Params, Query, Body, Reply> {
  return {
    ...row,
    auth: row.auth ?? "anyone",
    params: (row.params ?? nothing) as Params,
    query: (row.query ?? nothing) as Query,
    body: (row.body ?? nothing) as Body,
  };
}
