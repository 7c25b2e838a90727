import { problem, refuse } from "@placket/domain/problem";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { createStaff } from "../staff/staff.ts";
import { ANN, anAccount, callShop, cookieIn } from "../testing/customer.ts";
import { instead } from "../testing/instead.ts";
import { callAdmin, knownIn, STAFF } from "../testing/staff.ts";
import { testApp, type TestApp } from "../testing/test-app.ts";
import { createPasswords, passwords, type Passwords } from "./password.ts";

let app: TestApp;

/** The real line, which fills at once where a test says so: when it is looked at, or only when it is joined. */
const real = createPasswords({ atOnce: 1 });
let isFull: "seen" | "joined" | "for the unknown" | false = false;
const FULL = refuse(problem("access.tooManyRequests"));
const line: Passwords = {
  room: (whose) => {
    const isLeftToKnown = isFull === "for the unknown" && whose !== "known";
    return isFull === "seen" || isLeftToKnown ? FULL : real.room(whose);
  },
  hash: (...asked) => real.hash(...asked),
  fits: async (...asked) => (isFull === "joined" ? FULL : real.fits(...asked)),
};

beforeAll(async () => {
  app = await testApp(async () => undefined, { instead: [instead(passwords, line)] });
});
afterAll(() => app.close());

afterEach(async () => {
  isFull = false;
  for (const table of ["customer", "staff", "sign_in_try"] as const) {
    await app.shop.db.deleteFrom(table).execute();
  }
});

interface Door {
  readonly someone: () => Promise<unknown>;
  readonly signIn: (password: string, known?: string) => Promise<Answer>;
  readonly knownIn: (answer: Answer) => string;
  readonly right: string;
}
type Answer = Awaited<ReturnType<typeof callAdmin>>;

const DOORS: [string, Door][] = [
  [
    "the shop's",
    {
      someone: () => anAccount(app),
      signIn: (password, known) =>
        callShop(app, "POST app-login", { body: { username: ANN.email, password }, known }),
      knownIn: (answer) => cookieIn(answer, "placket_known_customer"),
      right: ANN.password,
    },
  ],
  [
    "the back office's",
    {
      someone: () => createStaff(app.shop.db, STAFF),
      signIn: (password, known) =>
        callAdmin(app, "POST session", { body: { email: STAFF.email, password }, known }),
      knownIn,
      right: STAFF.password,
    },
  ],
];

const counted = async () =>
  (await app.shop.db.selectFrom("sign_in_try").select("login").execute()).length;

/** More than any browser, login or network may try. */
const MANY = 12;

describe.each(DOORS)("at %s door a try that was not looked at is none", (_, door) => {
  it.each(["seen", "joined"] as const)(
    "of an unknown browser, when the line is %s",
    async (how) => {
      await door.someone();
      const before = await counted();
      await door.signIn("wrong");
      isFull = how;
      for (let tries = 0; tries < MANY; tries += 1) {
        expect((await door.signIn("wrong")).json()).toMatchObject({
          key: "access.tooManyRequests",
        });
      }
      isFull = false;
      expect(await counted()).toBe(before + 1);
      expect((await door.signIn(door.right)).statusCode).toBe(200);
    },
  );

  it("a browser that is known has room where others have none, a made-up token does not", async () => {
    await door.someone();
    const known = door.knownIn(await door.signIn(door.right));
    isFull = "for the unknown";
    for (const other of [undefined, "x", "A".repeat(43)]) {
      expect((await door.signIn(door.right, other)).json()).toMatchObject({
        key: "access.tooManyRequests",
      });
    }
    expect((await door.signIn(door.right, known)).statusCode).toBe(200);
  });

  it("of many at once", async () => {
    await door.someone();
    const before = await counted();
    isFull = "joined";
    await Promise.all(Array.from({ length: 5 }, () => door.signIn("wrong")));
    expect(await counted()).toBe(before);
  });

  it("of a known browser", async () => {
    await door.someone();
    const known = door.knownIn(await door.signIn(door.right));
    expect(known).not.toBe("");
    await door.signIn("wrong", known);
    isFull = "joined";
    for (let tries = 0; tries < MANY; tries += 1) await door.signIn("wrong", known);
    const browsers = await app.shop.db.selectFrom("known_browser").select("wrong_tries").execute();
    expect(browsers).toEqual([{ wrong_tries: 1 }]);
  });
});
