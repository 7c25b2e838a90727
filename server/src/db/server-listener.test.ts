import { EventEmitter, once } from "node:events";
import { sql } from "kysely";
import { describe, expect, it } from "vitest";
import { testDatabase } from "./test-database.ts";

describe("listening to a database", () => {
  it("comes back when its session breaks, and says that something may have been missed", async () => {
    const { db, listen, notify, close } = await testDatabase();
    const heard: string[] = [];
    const ear = new EventEmitter();
    const more = (): Promise<unknown> => once(ear, "heard");
    await listen("catalog", (payload) => {
      heard.push(payload);
      ear.emit("heard");
    });
    const cameBack = more();
    await sql`select pg_terminate_backend(pid) from pg_stat_activity
      where application_name = 'placket listener' and datname = current_database()`.execute(db);
    await cameBack;
    const heardAgain = more();
    await notify("catalog", "2");
    await heardAgain;
    await close();
    expect(heard).toStrictEqual(["", "2"]);
  });
});
