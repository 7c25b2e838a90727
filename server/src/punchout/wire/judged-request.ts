import type { CxmlCode } from "@placket/contract/punchout/cxml/envelope";
import {
  readSetupRequest,
  type Credential,
  type SetupRequest,
} from "@placket/contract/punchout/cxml/setup-request.codec";
import type { Partner } from "@placket/domain/punchout/partner";
import { OPERATIONS, type Operation } from "@placket/domain/punchout/protocol";
import type { Ctx } from "../../context.ts";
import { whoComes } from "../partner/who-comes.ts";
import { returnAddress } from "../visit/return-address.ts";
import { readCxml } from "./read-cxml.ts";

/** Why a request is refused, as cXML says it; whose it is, where that was proven. */
interface Refused {
  readonly code: CxmlCode;
  readonly why: string;
  readonly partner?: Partner;
}

/** A request of a partner that may be let in. */
export interface Judged {
  readonly partner: Partner;
  readonly request: SetupRequest;
  readonly operation: Operation;
  readonly returnUrl: string;
  readonly from: Credential;
}

/**
 * Reads a `PunchOutSetupRequest`, proves who sent it, and checks what it wants. Writes nothing. `ctx.db` must not be a
 * transaction.
 */
export async function judgedRequest(ctx: Ctx, text: string): Promise<Judged | Refused> {
  const tree = readCxml(text);
  if (tree === undefined) return { code: 406, why: "The document is no cXML that can be read." };
  const read = readSetupRequest(tree);
  if ("wrong" in read) return { code: 400, why: `${read.wrong} is missing or not valid.` };
  const { request } = read;
  const comer = await whoComes(ctx, "cxml", { named: request.from, secret: request.secret });
  if ("refused" in comer) {
    return comer.refused === "wrong"
      ? { code: 401, why: "The identity or its shared secret is not known." }
      : { code: 560, why: "Too many tries. Ask again in an hour." };
  }
  return wanted(comer.partner, request);
}

function wanted(partner: Partner, request: SetupRequest): Judged | Refused {
  const refused = (code: CxmlCode, why: string): Refused => ({ code, why, partner });
  const operation = OPERATIONS.find((one) => one === request.operation);
  if (operation === undefined) return refused(450, `${request.operation} is not offered.`);
  const returnUrl = returnAddress(request.returnUrl, partner.returnHosts);
  if (returnUrl === undefined) {
    return refused(400, "BrowserFormPost is no address that carts are handed over to.");
  }
  if (operation !== "create" && request.lines.length === 0) {
    return refused(412, "No line of a cart came along.");
  }
  const [from] = request.from;
  if (!from) return refused(400, "From is missing or not valid.");
  return { partner, request, operation, returnUrl, from };
}
