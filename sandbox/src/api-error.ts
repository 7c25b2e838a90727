/** A refusal of the service, as it goes over the wire: `{ "error": code }`. */
export class ApiError extends Error {
  override readonly name = "ApiError";
  readonly status: number;
  readonly code: string;
  /** What of the request is refused, where the service says so. */
  readonly field: string | undefined;

  constructor(status: number, code: string, field?: string) {
    super(code);
    this.status = status;
    this.code = code;
    this.field = field;
  }
}

/** Of what was thrown and is no refusal of ours: the parser of a body refuses too. */
export function statusOfFault(error: unknown): number {
  const status =
    typeof error === "object" && error !== null && "statusCode" in error
      ? Number(error.statusCode)
      : 500;
  return status >= 400 && status < 500 ? status : 500;
}
