import { timingSafeEqual } from "node:crypto";
import type { FastifyRequest } from "fastify";
import { ApiError } from "./api-error.ts";
import type { Amount } from "./ledger.ts";

type Fields = Readonly<Record<string, unknown>>;

/** @throws ApiError 401 unless the request carries the secret key. */
export function requireSecretKey(request: FastifyRequest, secretKey: string): void {
  const given = Buffer.from(request.headers.authorization ?? "");
  const wanted = Buffer.from(`Bearer ${secretKey}`);
  if (given.length !== wanted.length || !timingSafeEqual(given, wanted)) {
    throw new ApiError(401, "unauthorized");
  }
}

/**
 * Both headers are set by the browser and out of a page's reach; one of them may be left out.
 * @throws ApiError 403 unless the request was made by one of the service's own pages.
 */
export function requireOwnPage(request: FastifyRequest, publicOrigin: string): void {
  const { origin, "sec-fetch-site": site } = request.headers;
  const isOwn = origin === undefined ? site === "same-origin" : origin === publicOrigin;
  if (!isOwn) throw new ApiError(403, "foreign_origin");
}

/** The `Idempotency-Key` header. @throws ApiError 400 when it is missing or malformed. */
export function idempotencyKey(request: FastifyRequest): string {
  const key = request.headers["idempotency-key"];
  if (typeof key !== "string" || !/^[\w-]{1,64}$/.test(key)) {
    throw new ApiError(400, "idempotency_key_required");
  }
  return key;
}

/** @throws ApiError 400 when the value is not an object. */
export function fieldsOf(value: unknown): Fields {
  if (typeof value !== "object" || value === null || Array.isArray(value)) {
    throw new ApiError(400, "bad_request");
  }
  return value as Fields;
}

/** A text of at most `max` characters. @throws ApiError 400 */
export function textOf(fields: Fields, name: string, max: number): string {
  const text = fields[name];
  if (typeof text !== "string" || text.length > max) throw new ApiError(400, "bad_request");
  return text;
}

/** A positive amount in minor units. @throws ApiError 400 */
export function amountOf(fields: Fields): Amount {
  const { minor, currency } = fieldsOf(fields["amount"]);
  const isAmount = typeof minor === "number" && Number.isSafeInteger(minor) && minor > 0;
  if (!isAmount || typeof currency !== "string" || !/^[A-Z]{3}$/.test(currency)) {
    throw new ApiError(400, "bad_amount");
  }
  return { minor, currency };
}
