import { randomBytes } from "node:crypto";
import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { newMaskId } from "../cart/mask-id.ts";
import { testApp, type TestApp } from "../testing/test-app.ts";
import { processLog } from "./log.ts";

const token = () => randomBytes(16).toString("hex");

describe("no secret stands in the log", () => {
  let app: TestApp;
  const lines: string[] = [];
  beforeAll(async () => {
    const note = (fields: object, message: string) =>
      void lines.push(JSON.stringify({ ...fields, message }));
    app = await testApp(async () => undefined, { log: { info: note, warn: note, error: note } });
  });
  afterAll(() => app.close());

  it("an order that cannot be read is logged without its token", async () => {
    const secret = token();
    const [isHeld, held] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
    const holder = app.shop.db.transaction().execute(async (db) => {
      await sql`LOCK TABLE sales_order IN ACCESS EXCLUSIVE MODE`.execute(db);
      isHeld.resolve();
      await held.promise;
    });
    await isHeld.promise;
    const answer = await app
      .rest("GET", `app-order?number=100000001&token=${secret}`)
      .finally(() => held.resolve());
    await holder;
    expect(answer).toMatchObject({ status: 409, body: { key: "access.busy" } });
    expect(lines).toHaveLength(1);
    expect(lines[0]).toContain("app-order");
    expect(lines[0]).not.toContain(secret);
  });

  it.each([
    ["a cart's id in a message", newMaskId()],
    ["an order's token", token()],
    ["a session's token", randomBytes(32).toString("base64url")],
  ])("%s is not written, wherever it stands; what surrounds it is", (_, secret) => {
    const write = vi.spyOn(process.stderr, "write").mockReturnValue(true);
    const cause = new Error(`The cart ${secret} kept changing`, { cause: { token: secret } });
    processLog("info").error({ cause, url: `/a?token=${secret}&b=1` }, `not ${secret} answered`);
    const [line] = write.mock.calls[0] ?? [];
    expect(line).not.toContain(secret);
    expect(line).toContain("kept changing");
    expect(line).toContain("&b=1");
    expect(line).toContain("log.test.ts");
  });
});
