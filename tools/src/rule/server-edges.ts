import { readFile } from "node:fs/promises";
import { join } from "node:path";
import type { Finding } from "../finding.ts";
import { filesUnder } from "../reading/tree.ts";

/** Something that stands in few places of the server only. */
interface Edge {
  readonly rule: string;
  readonly what: RegExp;
  /** Where it may stand. */
  readonly where: readonly RegExp[];
  readonly advice: string;
}

const SKIN = /\.(?:rest|graphql|admin)\.ts$/;

/** Invariants of ARCHITECTURE.md that show in the text of a file. */
const EDGES: readonly Edge[] = [
  {
    rule: "status",
    what: /\.code\(\s*\d{3}|\.status\(\s*\d|\bstatusCode\s*[:=]|\bredirect\([^)]*\b30\d\b/,
    where: [
      /^server\/src\/(?:http|graphql|html)\//,
      // Pictures are no calls: what is not there has no row of the error table.
      /^server\/src\/media\/media\.ts$/,
    ],
    advice:
      "Answer with a row of the error table; server/src/http and server/src/graphql know its status.",
  },
  {
    rule: "transaction",
    what: /\btransact\(/,
    where: [
      SKIN,
      /^server\/src\/transact\.ts$/,
      // The skin's own, in the cart's turn.
      /^server\/src\/cart\/change\/cart-turns\.ts$/,
      // Something slow or outside comes before it, after it, or between two of them.
      /^server\/src\/order\/(?:money\/(?:ask-for-payment|declined-tries|give-back|write-off)|movement\/settle-movement|step\/take-step)\.ts$/,
      /^server\/src\/staff\/(?:account|invitations|sign-in)\.ts$/,
      /^server\/src\/session\/sign-in-tries\.ts$/,
      /^server\/src\/newsletter\/(?:newsletter|left-cart\/remind-of-carts)\.ts$/,
      // The cart is filled before the list is emptied of what came into it; what a guest compared is taken behind a sign-in.
      /^server\/src\/(?:wishlist\/wishes-to-cart|customer\/at-sign-in\/compared-at-sign-in|stock-alert\/tell-who-waits)\.ts$/,
      // So do jobs about reviews of so many orders.
      /^server\/src\/review\/invite\/invite-buyers\.ts$/,
      // Jobs hold so many accounts, one cart, one proof, so many cards or events at a time.
      /^server\/src\/(?:reward\/(?:earn-points|remind-of-points)|production\/(?:count-stitches|proof\/remind-of-proofs)|gift-card\/sold\/sell-cards|conversion\/tell-meta|identity\/tell-dotdigital)\.ts$/,
      // The secret of a procurement system is proven or hashed before it.
      /^server\/src\/punchout\/(?:staff\/manage-partners|wire\/(?:oci-login|set-up))\.ts$/,
      // The cart is priced before.
      /^server\/src\/identity\/identity\.ts$/,
      // The check that no machine asks goes out before it.
      /^server\/src\/(?:question\/question|contact\/contact)\.ts$/,
      // Behind an answer of a call that writes nothing.
      /^server\/src\/store\/portal-tries\.ts$/,
      // The cart is written before, by one statement without a transaction.
      /^server\/src\/checkout\/given-address\.ts$/,
      /^server\/src\/customer\/(?:create\/create-account|link\/links|new-email|new-password|own-data\/own-data|profile|sign-in|passkey\/(?:add-passkey|sign-in-by-passkey))\.ts$/,
    ],
    advice:
      "The skin opens the transaction of a use-case; one that must open its own stands in tools/src/rule/server-edges.ts.",
  },
  {
    rule: "transaction",
    what: /\.transaction\(\)/,
    where: [
      /^server\/src\/transact\.ts$/,
      /^server\/src\/(?:db|seed)\//,
      // Thousands of rows in batches; readings and deliveries have no caller whom a refusal would reach.
      /^server\/src\/catalog\/import\/import-catalog\.ts$/,
      /^server\/src\/(?:held\/keeper|catalog\/read-model\/following)\.ts$/,
      /^server\/src\/delivery\/delivery\.ts$/,
      // A sweep looks at one moment of the database, and nobody calls it.
      /^server\/src\/embroidery\/logo\/owned\/sweep-logos\.ts$/,
    ],
    advice: "Use `transact`: it undoes what a refused use-case wrote.",
  },
  {
    rule: "skin",
    what: /\b(?:ctx|tx|call\.ctx)\.db\b|^import (?!type\b).*\.sql\.ts"/,
    where: [/^(?!.*\.(?:rest|graphql|admin)\.ts$)/],
    advice:
      "A skin decodes, calls the door and encodes: what it asks the database for belongs behind the door.",
  },
];

/** Lines of the server on which something stands that belongs elsewhere. */
export async function serverEdgeFindings(root: string): Promise<Finding[]> {
  const files = (await filesUnder(root, "server/src", [".ts"])).filter((file) => !isAside(file));
  const found: Finding[] = [];
  for (const file of files) {
    const lines = (await readFile(join(root, file), "utf8")).split("\n");
    for (const { rule, what, where, advice } of EDGES) {
      if (where.some((place) => place.test(file))) continue;
      lines.forEach((text, at) => {
        if (!what.test(text) || /^\s*(?:\/\/|\/?\*)/.test(text)) return;
        found.push({
          file,
          line: at + 1,
          rule,
          message: `${text.trim()} may not stand here. ${advice}`,
        });
      });
    }
  }
  return found;
}

/** Tests, attacks and measurements look at the server from outside; providers speak the protocols of others. */
const isAside = (file: string) =>
  /\.(?:test|child)\.ts$|\/testing[./]|^server\/src\/(?:bench|siege|providers)\//.test(file);
