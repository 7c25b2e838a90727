import { expect, it } from "vitest";
import { createPasswords, hashOfPassword } from "./password.ts";

it("a password fits what was kept of it, and nothing fits where nothing is kept", async () => {
  const passwords = createPasswords({ atOnce: 1 });
  const kept = await passwords.hash("Twill-1x");
  const value = kept.ok ? kept.value : "";
  expect(value).toMatch(/^\$argon2id\$/);
  expect(await passwords.fits(value, "Twill-1x")).toEqual({ ok: true, value: true });
  expect(await passwords.fits(value, "Twill-1y")).toEqual({ ok: true, value: false });
  expect(await passwords.fits(null, "")).toEqual({ ok: true, value: false });
});

it("who would wait for seconds is refused at once, and the line goes on", async () => {
  const passwords = createPasswords({ atOnce: 1 });
  const kept = await hashOfPassword("Twill-1x");
  const answers = await Promise.all(
    Array.from({ length: 90 }, () => passwords.fits(kept, "Twill-1x")),
  );
  const done = answers.filter(({ ok }) => ok);
  // One at work and eighty in line.
  expect(done).toHaveLength(81);
  expect(answers.find(({ ok }) => !ok)).toMatchObject({
    problems: [{ error: "access.tooManyRequests" }],
  });
  expect(await passwords.fits(kept, "Twill-1x")).toEqual({ ok: true, value: true });
});
