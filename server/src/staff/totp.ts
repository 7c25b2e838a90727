import { createHmac, randomBytes, timingSafeEqual } from "node:crypto";

/** A step lasts so long, seconds; the code before and the code after are taken as well: clocks differ. */
const STEP_S = 30;
const DRIFT = 1;
const DIGITS = 6;
/** 160 bits, as RFC 4226 §4 recommends. */
const SECRET_BYTES = 20;
const ALPHABET = "ABCDEFGHIJKLMNOPQRSTUVWXYZ234567";

/** A new secret in base32, as authenticator apps take it. */
export function newSecret(): string {
  return toBase32(randomBytes(SECRET_BYTES));
}

/** The time step whose code this is, now or a step beside; `undefined` when it is none (RFC 6238). */
export function stepOf(secret: string, code: string, now: Date): number | undefined {
  const typed = Buffer.from(code.replaceAll(/\s/g, ""));
  const current = Math.floor(now.getTime() / 1000 / STEP_S);
  const near = Array.from({ length: 2 * DRIFT + 1 }, (_, i) => current - DRIFT + i);
  return near.find((step) => {
    const expected = Buffer.from(codeAt(secret, step));
    return typed.length === expected.length && timingSafeEqual(typed, expected);
  });
}

/** The code of a time step: the last digits of an HMAC-SHA-1, truncated as RFC 4226 §5.3 says. */
export function codeAt(secret: string, step: number, digits: number = DIGITS): string {
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(step));
  const hmac = createHmac("sha1", fromBase32(secret)).update(counter).digest();
  const offset = (hmac.at(-1) ?? 0) & 0xf;
  const number = (hmac.readUInt32BE(offset) & 0x7fffffff) % 10 ** digits;
  return String(number).padStart(digits, "0");
}

/** What an app reads from a picture of it: whose secret, of which store. */
export function otpauthUri(secret: string, { issuer, email }: { issuer: string; email: string }) {
  const query = new URLSearchParams({ secret, issuer, digits: `${DIGITS}`, period: `${STEP_S}` });
  const label = `${encodeURIComponent(issuer)}:${encodeURIComponent(email)}`;
  return `otpauth://totp/${label}?${query.toString().replaceAll("+", "%20")}`;
}

/** RFC 4648 §6 without padding. */
function toBase32(bytes: Buffer): string {
  const bits = Array.from(bytes, (byte) => byte.toString(2).padStart(8, "0")).join("");
  const fives = bits.match(/.{1,5}/g) ?? [];
  return fives.map((five) => ALPHABET[Number.parseInt(five.padEnd(5, "0"), 2)]).join("");
}

function fromBase32(text: string): Buffer {
  const bits = Array.from(text, (sign) => ALPHABET.indexOf(sign).toString(2).padStart(5, "0"));
  const eights = bits.join("").match(/.{8}/g) ?? [];
  return Buffer.from(eights.map((eight) => Number.parseInt(eight, 2)));
}
