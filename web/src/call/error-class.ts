/** What kind of failure an HTTP status stands for (ERROR-01); no answer at all is `offline` (ERROR-02). */
export type ErrorClass =
  | "bad_request"
  | "unauthorized"
  | "forbidden"
  | "not_found"
  | "not_allowed"
  | "not_acceptable"
  | "timeout"
  | "conflict"
  | "gone"
  | "unknown"
  | "offline";

const byStatus: Readonly<Record<number, ErrorClass>> = {
  400: "bad_request",
  401: "unauthorized",
  403: "forbidden",
  404: "not_found",
  405: "not_allowed",
  406: "not_acceptable",
  408: "timeout",
  409: "conflict",
  410: "gone",
};

const byBodyCode: Readonly<Record<number, ErrorClass>> = {
  100: "unknown",
  101: "forbidden",
  10000: "bad_request",
  100001: "timeout",
  100002: "unauthorized",
  101001: "not_found",
};

/** The class of a status. */
export function classOfStatus(status: number): ErrorClass {
  return byStatus[status] ?? "unknown";
}

/** The class of a store API body code (ERROR-03); a code that is none of the known ones is `unknown` (OPEN-34). */
export function classOfBodyCode(code: number): ErrorClass {
  return byBodyCode[code] ?? "unknown";
}

/** The body code of "not found", which returns the page to `/` (ROUTE-37). */
export const NOT_FOUND_CODE = 101_001;
