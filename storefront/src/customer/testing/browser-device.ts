import { vi } from "vitest";

const bytes = (text: string) => new TextEncoder().encode(text).buffer;

/** What a device has signed or made: WebAuthn's own shape, whatever stands in it is for the server to judge. */
const credential = {
  id: "a2V5",
  rawId: bytes("key"),
  type: "public-key",
  authenticatorAttachment: "platform",
  getClientExtensionResults: () => ({}),
  response: {
    clientDataJSON: bytes("{}"),
    attestationObject: bytes("made"),
    authenticatorData: bytes("data"),
    signature: bytes("signed"),
    userHandle: bytes("owner"),
    getTransports: () => ["internal"],
  },
};

/** Gives the browser a device that makes passkeys and signs with them; it can be told to refuse. */
export function aBrowserDevice() {
  const device = { refusal: undefined as Error | undefined };
  const answer = async () => {
    if (device.refusal) throw device.refusal;
    return credential;
  };
  vi.stubGlobal("PublicKeyCredential", () => undefined);
  Object.defineProperty(navigator, "credentials", {
    value: { create: answer, get: answer },
    configurable: true,
  });
  return device;
}
