import { hash } from "node:crypto";
import { compress, decompress, type Effort, type Encoding } from "../http/compressed.ts";

/** How often a page is sent as it was packed at first: whoever asked for it waited for that. */
const SENT_QUICKLY = 32;

/** A drawn page, kept as it is sent: its plain text is many times larger. */
export interface PackedPage {
  readonly etag: string;
  /** The policy that goes with its styles. */
  readonly policy: string;
  /** What it takes at most, once it was asked for in both encodings. */
  readonly bytes: number;
  /** The page in an encoding, plain without one; made at the first asking. */
  readonly as: (encoding: Encoding | undefined) => Promise<Buffer>;
}

/** @param first the encoding that it is asked for now: nobody may ever ask for the other, nor for the page again */
export async function packedPage(
  html: Buffer,
  { policy, first }: { readonly policy: string; readonly first: Encoding },
): Promise<PackedPage> {
  const etag = `"${hash("sha256", html, "base64url").slice(0, 22)}"`;
  const packed = await compress(first, html, "quick");
  const made: { [Name in Encoding]?: Promise<Buffer> } = { [first]: Promise.resolve(packed) };
  const plain = async () => decompress(first, (await made[first]) ?? packed);
  let effort: Effort = "quick";
  let sent = 0;
  const make = (encoding: Encoding) => plain().then((text) => compress(encoding, text, effort));
  const makeBetter = async () => {
    effort = "well";
    for (const encoding of Object.keys(made) as Encoding[]) {
      const better = await make(encoding);
      made[encoding] = Promise.resolve(better);
    }
  };
  return {
    etag,
    policy,
    bytes: packed.length * 2,
    as: (encoding) => {
      sent += 1;
      if (sent === SENT_QUICKLY) void makeBetter();
      return encoding === undefined ? plain() : (made[encoding] ??= make(encoding));
    },
  };
}
