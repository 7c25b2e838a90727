import { hash } from "node:crypto";
import { compress, decompress, type Encoding } from "../http/compressed.ts";

/** A drawn page, kept as it is sent: its plain text is many times larger. */
export interface PackedPage {
  readonly etag: string;
  /** The policy that goes with its styles. */
  readonly policy: string;
  /** What it takes, once it was asked for in both encodings. */
  readonly bytes: number;
  /** The page in an encoding, plain without one; made at the first asking. */
  readonly as: (encoding: Encoding | undefined) => Promise<Buffer>;
}

/** @param first the encoding that it is asked for now: nobody may ever ask for the other */
export async function packedPage(
  html: Buffer,
  { policy, first }: { readonly policy: string; readonly first: Encoding },
): Promise<PackedPage> {
  const etag = `"${hash("sha256", html, "base64url").slice(0, 22)}"`;
  const packed = await compress(first, html);
  const made: { [Name in Encoding]?: Promise<Buffer> } = { [first]: Promise.resolve(packed) };
  const plain = () => decompress(first, packed);
  return {
    etag,
    policy,
    bytes: packed.length * 2,
    as: (encoding) =>
      encoding === undefined
        ? plain()
        : (made[encoding] ??= plain().then((text) => compress(encoding, text))),
  };
}
