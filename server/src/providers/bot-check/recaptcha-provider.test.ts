import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { BotCheckMisuse } from "./bot-check-provider.ts";
import { startRecaptchaEmulator, type RecaptchaEmulator } from "./recaptcha-emulator.ts";
import { recaptchaProvider } from "./recaptcha-provider.ts";

let google: RecaptchaEmulator;
let now = Date.UTC(2027, 5, 15);
beforeAll(async () => {
  google = await startRecaptchaEmulator(() => now);
});
afterAll(() => google.close());

const provider = () => recaptchaProvider(google.keys, { url: google.url });
const refused = { isGenuine: false, score: null, action: null };

describe("CHECK-26 reCAPTCHA's siteverify", () => {
  it("a proof counts once", async () => {
    const proof = google.prove();
    expect(await provider().verify(proof)).toEqual({ isGenuine: true, score: null, action: null });
    expect(await provider().verify(proof)).toEqual(refused);
  });

  it("a proof that nobody made, and one that is too old, do not count", async () => {
    expect(await provider().verify("made up & sent")).toEqual(refused);
    const proof = google.prove();
    now += 121_000;
    expect(await provider().verify(proof)).toEqual(refused);
  });

  it("v3 tells score and action", async () => {
    const proof = google.prove({ score: 0.7, action: "place_order" });
    const verdict = { isGenuine: true, score: 0.7, action: "place_order" };
    expect(await provider().verify(proof)).toEqual(verdict);
  });

  it("no answer says nothing about the proof", async () => {
    google.hangUp(true);
    expect(await provider().verify(google.prove())).toBe("unanswered");
    google.hangUp(false);
  });

  it("a secret key that is not ours is the operator's error, and is in no message", async () => {
    const wrong = recaptchaProvider(
      { ...google.keys, secretKey: "not-the-secret" },
      { url: google.url },
    );
    const error = await wrong.verify(google.prove()).catch((thrown: unknown) => thrown);
    expect(error).toBeInstanceOf(BotCheckMisuse);
    expect(String(error)).not.toContain("not-the-secret");
  });
});
