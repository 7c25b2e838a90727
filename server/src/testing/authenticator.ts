import type {
  AssertionWire,
  CreationWire,
  MadeWire,
  RequestWire,
} from "@placket/contract/customer/passkey.rest";
import { createHash, generateKeyPairSync, randomBytes, sign, type KeyObject } from "node:crypto";

/** A device that makes passkeys and signs with them, as WebAuthn wants it: ES256, no attestation. */
export interface Authenticator {
  make(asked: CreationWire, page?: Partial<Page>): MadeWire;
  sign(asked: RequestWire, page?: Partial<Page>): AssertionWire;
}

/** From where it is asked, and how it answers. */
interface Page {
  readonly origin: string;
  readonly rpId: string;
  /** What the device has counted up to. */
  readonly counter: number;
  /** Whether it knows who sits at it. */
  readonly isVerified: boolean;
  readonly userHandle: string;
}

export function anAuthenticator({
  origin,
  counter: begins = 0,
}: {
  origin: string;
  counter?: number;
}): Authenticator {
  const id = randomBytes(16);
  const { privateKey, publicKey } = generateKeyPairSync("ec", { namedCurve: "P-256" });
  let owner = "";
  let counter = begins;
  const signed = {
    id: id.toString("base64url"),
    rawId: id.toString("base64url"),
    type: "public-key",
  } as const;
  const clientData = (type: string, challenge: string, from: string) =>
    Buffer.from(JSON.stringify({ type, challenge, origin: from, crossOrigin: false }));
  return {
    make: ({ challenge, rp, user }, page = {}) => {
      owner = user.id;
      const attested = Buffer.concat([Buffer.alloc(16), uint16(id.length), id, coseKey(publicKey)]);
      const data = authenticatorData({ rpId: rp.id, counter, isVerified: true, ...page }, attested);
      return {
        ...signed,
        response: {
          clientDataJSON: clientData("webauthn.create", challenge, page.origin ?? origin).toString(
            "base64url",
          ),
          attestationObject: withoutAttestation(data).toString("base64url"),
          transports: ["internal"],
        },
      };
    },
    sign: ({ challenge, rpId }, page = {}) => {
      if (begins > 0) counter += 1;
      const data = authenticatorData({ rpId, counter, isVerified: true, ...page });
      const said = clientData("webauthn.get", challenge, page.origin ?? origin);
      const hash = createHash("sha256").update(said).digest();
      return {
        ...signed,
        response: {
          clientDataJSON: said.toString("base64url"),
          authenticatorData: data.toString("base64url"),
          signature: signature(privateKey, Buffer.concat([data, hash])),
          userHandle: page.userHandle ?? owner,
        },
      };
    },
  };
}

const PRESENT = 0x01;
const VERIFIED = 0x04;
const ATTESTED = 0x40;

function authenticatorData(
  { rpId, counter, isVerified }: Pick<Page, "rpId" | "counter" | "isVerified">,
  attested?: Buffer,
): Buffer {
  const flags = PRESENT | (isVerified ? VERIFIED : 0) | (attested ? ATTESTED : 0);
  const count = Buffer.alloc(4);
  count.writeUInt32BE(counter);
  const rpIdHash = createHash("sha256").update(rpId).digest();
  return Buffer.concat([rpIdHash, Buffer.from([flags]), count, attested ?? Buffer.alloc(0)]);
}

const signature = (key: KeyObject, bytes: Buffer) =>
  sign("sha256", bytes, key).toString("base64url");

function uint16(value: number): Buffer {
  const bytes = Buffer.alloc(2);
  bytes.writeUInt16BE(value);
  return bytes;
}

/** CBOR: `{1: 2, 3: -7, -1: 1, -2: x, -3: y}`. */
function coseKey(key: KeyObject): Buffer {
  const { x = "", y = "" } = key.export({ format: "jwk" });
  const bytes = (text: string) =>
    Buffer.concat([Buffer.from([0x58, 32]), Buffer.from(text, "base64url")]);
  const head = Buffer.from([0xa5, 0x01, 0x02, 0x03, 0x26, 0x20, 0x01, 0x21]);
  return Buffer.concat([head, bytes(x), Buffer.from([0x22]), bytes(y)]);
}

/** CBOR: `{fmt: "none", attStmt: {}, authData}`. */
function withoutAttestation(data: Buffer): Buffer {
  const text = (word: string) =>
    Buffer.concat([Buffer.from([0x60 + word.length]), Buffer.from(word)]);
  const bytes = Buffer.concat([Buffer.from([0x59]), uint16(data.length), data]);
  return Buffer.concat([
    Buffer.from([0xa3]),
    text("fmt"),
    text("none"),
    text("attStmt"),
    Buffer.from([0xa0]),
    text("authData"),
    bytes,
  ]);
}
