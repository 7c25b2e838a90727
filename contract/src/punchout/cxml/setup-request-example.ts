import type { Partner } from "@placket/domain/punchout/partner";
import { cxmlDocument } from "./envelope.ts";
import { element } from "./xml.ts";

/** A request as a partner's procurement system may send it, with `secret` in the place of its secret. */
export function setupRequestExample({
  partner: { domain, identity },
  returnUrl,
  at,
}: {
  readonly partner: Pick<Partner, "domain" | "identity">;
  readonly returnUrl: string;
  readonly at: Date;
}): string {
  const credential = (named: Record<"domain" | "identity", string>, secret?: string) =>
    element(
      "Credential",
      { domain: named.domain },
      element("Identity", {}, named.identity),
      secret === undefined ? null : element("SharedSecret", {}, secret),
    );
  const buyer = { domain, identity };
  return cxmlDocument(
    { payloadId: `${at.getTime()}@buy.example`, at, locale: "en-US" },
    element(
      "Header",
      {},
      element("From", {}, credential(buyer)),
      element("To", {}, credential({ domain: "NetworkID", identity: "PLACKET" })),
      element(
        "Sender",
        {},
        credential(buyer, "secret"),
        element("UserAgent", {}, "Procurement system"),
      ),
    ),
    element(
      "Request",
      { deploymentMode: "test" },
      element(
        "PunchOutSetupRequest",
        { operation: "create" },
        element("BuyerCookie", {}, "example"),
        element("BrowserFormPost", {}, element("URL", {}, returnUrl)),
      ),
    ),
  );
}
