import type { Permission } from "@placket/domain/access/permissions";
import type { ErrorKey } from "@placket/domain/errors";
import type { z } from "zod";
import type { BodyKind, ReplyKind } from "./kinds.ts";
import { nothing } from "./shapes.ts";

type Method = "GET" | "POST" | "PUT" | "PATCH" | "DELETE";

/**
 * One REST call under `/rest/{store}/V1/xmapi/`: the path (`:name` marks a parameter), the shapes that
 * travel and what they are written in, and every error it answers with. The server mounts it, the browser
 * calls it, the docs print it.
 */
export interface Endpoint<
  Params extends z.ZodType = z.ZodType,
  Query extends z.ZodType = z.ZodType,
  Body extends z.ZodType = z.ZodType,
  Reply extends z.ZodType = z.ZodType,
  Gives extends ReplyKind = ReplyKind,
> {
  readonly method: Method;
  readonly path: string;
  readonly summary: string;
  /** Spec rows. */
  readonly source: string;
  /** What the caller must be allowed; asked before anything of the input is read. */
  readonly can: Permission;
  readonly params: Params;
  readonly query: Query;
  readonly body: Body;
  /** What the body may be written in; another kind is refused with 415. The first is what our browsers send. */
  readonly takes: readonly [BodyKind, ...BodyKind[]];
  /** The shape of a JSON reply; nothing for the other kinds. */
  readonly reply: Reply;
  readonly gives: Gives;
  /** `Content-Type` of a reply that is a file, for the documents. */
  readonly fileType?: string;
  readonly errors: readonly ErrorKey[];
  /** Most bytes of a body, all its parts together; what holds for every call unless given. */
  readonly bodyBytes?: number;
  /** Files of its body are written to the disk as they come, and may take as long as their size needs. */
  readonly landsFiles?: true;
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

/** What a caller in a browser is handed: a redirect is followed by the browser itself. */
export type EndpointReply<E extends Endpoint> = {
  readonly json: z.output<E["reply"]>;
  readonly file: File;
  readonly html: string;
  readonly xml: string;
  readonly redirect: undefined;
}[E["gives"]];

/** What a row says beside its shapes. */
type Said = Pick<
  Endpoint,
  | "method"
  | "path"
  | "summary"
  | "source"
  | "can"
  | "errors"
  | "bodyBytes"
  | "fileType"
  | "landsFiles"
> &
  Partial<Pick<Endpoint, "takes">>;

interface Row<Params, Query, Body, Reply, Gives> extends Said {
  readonly params?: Params;
  readonly query?: Query;
  readonly body?: Body;
  readonly reply?: Reply;
  readonly gives?: Gives;
}

/** A JSON reply has a shape. */
interface JsonRow<Params, Query, Body, Reply> extends Row<Params, Query, Body, Reply, "json"> {
  readonly reply: Reply;
}

/** A reply of another kind has none. */
interface OtherRow<Params, Query, Body, Gives> extends Row<Params, Query, Body, never, Gives> {
  readonly gives: Gives;
}

type Nothing = typeof nothing;

/** Declares one endpoint; parts it does not take are `nothing`, bodies and replies are JSON unless it says so. */
export function endpoint<
  Reply extends z.ZodType,
  Params extends z.ZodType = Nothing,
  Query extends z.ZodType = Nothing,
  Body extends z.ZodType = Nothing,
>(row: JsonRow<Params, Query, Body, Reply>): Endpoint<Params, Query, Body, Reply, "json">;
export function endpoint<
  Gives extends Exclude<ReplyKind, "json">,
  Params extends z.ZodType = Nothing,
  Query extends z.ZodType = Nothing,
  Body extends z.ZodType = Nothing,
>(row: OtherRow<Params, Query, Body, Gives>): Endpoint<Params, Query, Body, Nothing, Gives>;
export function endpoint(
  row: Row<z.ZodType, z.ZodType, z.ZodType, z.ZodType, ReplyKind>,
): Endpoint {
  const { params = nothing, query = nothing, body = nothing, reply = nothing } = row;
  return { takes: ["json"], gives: "json", ...row, params, query, body, reply };
}
