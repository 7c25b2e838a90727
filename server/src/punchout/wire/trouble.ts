import type { CxmlCode } from "@placket/contract/punchout/cxml/envelope";
import type { ErrorKey } from "@placket/domain/errors";

/** How a request that ended in an error is answered in cXML. */
interface Status {
  readonly code: CxmlCode;
  readonly why: string;
}

/** It passes, and a procurement system may ask again by itself. */
const PASSING: Status = { code: 560, why: "Ask again in a minute." };

const STATUSES: { readonly [Key in ErrorKey]?: Status } = {
  "access.databaseAway": PASSING,
  "access.busy": PASSING,
  "access.tooManyRequests": PASSING,
  "access.bodyTooLarge": { code: 406, why: "The document is too large." },
};

/** The cXML status of what a request is refused with; of what nobody has thought of, a fault of ours. */
export function statusOf(found: ErrorKey | undefined): Status {
  if (found === undefined) return { code: 500, why: "Something went wrong." };
  return STATUSES[found] ?? { code: 406, why: "The document cannot be read." };
}
