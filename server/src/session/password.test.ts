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

it("a slow machine has a shorter line: what is refused would wait, not what comes after so many", async () => {
  let time = 0;
  const passwords = createPasswords({ atOnce: 1, clock: () => (time += 500) });
  const kept = await hashOfPassword("Twill-1x");
  for (let before = 0; before < 20; before += 1) await passwords.fits(kept, "Twill-1x");
  const answers = await Promise.all(Array.from({ length: 9 }, () => passwords.fits(kept, "")));
  // One at work and four in line for half a second each.
  expect(answers.filter(({ ok }) => ok)).toHaveLength(5);
});

it("a flood of shoppers leaves room for staff, and one at the door of staff for known browsers", async () => {
  const passwords = createPasswords({ atOnce: 1 });
  const kept = await hashOfPassword("Twill-1x");
  const flood = (whose: "anybody" | "staff" | "known") =>
    Array.from({ length: 90 }, () => passwords.fits(kept, "Twill-1x", whose));
  const came = [];
  for (const whose of ["anybody", "staff", "known"] as const) {
    expect(passwords.room(whose)).toMatchObject({ ok: true });
    came.push(...flood(whose));
    expect(passwords.room(whose)).toMatchObject({
      problems: [{ error: "access.tooManyRequests" }],
    });
  }
  await Promise.all(came);
  expect(passwords.room("anybody")).toMatchObject({ ok: true });
});
