import { expect, it } from "vitest";
import { withoutSecrets } from "./without-secrets.ts";

const SEEN = "<SharedSecret>***</SharedSecret>";

it.each([
  ["one", "<a><SharedSecret>abc</SharedSecret></a>", `<a>${SEEN}</a>`],
  ["none", "<a>SharedSecret</a>", "<a>SharedSecret</a>"],
  [
    "several, whatever their attributes and case",
    '<SharedSecret a=">">x</SharedSecret\n>b<sharedsecret>y</SHAREDSECRET>',
    `${SEEN}b<sharedsecret>***</sharedsecret>`,
  ],
  [
    "a signature with elements in it",
    "<DigitalSignature type='x'><b>1</b></DigitalSignature><c/>",
    "<DigitalSignature>***</DigitalSignature><c/>",
  ],
  ["one that never closes", "<a><SharedSecret>abc</a>", `<a>${SEEN}`],
  [
    "one that another closing does not end",
    "<SharedSecret>abc</CredentialMac>d</SharedSecret>e",
    `${SEEN}e`,
  ],
  [
    "an element of a longer name",
    "<SharedSecrets>abc</SharedSecrets>",
    "<SharedSecrets>abc</SharedSecrets>",
  ],
])("PUNCH-04 a document is kept without its secrets: %s", (_, text, kept) => {
  expect(withoutSecrets(text)).toBe(kept);
});

it.each(["<SharedSecret>", "<SharedSecret", "</SharedSecret ", "<SharedSecret><CredentialMac>"])(
  "PUNCH-04 a document of nothing but %s, as long as any may be, is gone through once",
  (piece) => {
    const text = piece.repeat(Math.floor((1024 * 1024) / piece.length));
    expect(withoutSecrets(text).length).toBeLessThanOrEqual(text.length + SEEN.length);
    expect(withoutSecrets(`<SharedSecret>${text}`)).not.toContain("<CredentialMac>");
  },
  5_000,
);
