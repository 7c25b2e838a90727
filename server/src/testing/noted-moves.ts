import { sql } from "kysely";
import type { Db } from "../db/database.ts";

/** Which way an order and its payments went, each step as `from>to`. */
export interface Moves {
  readonly order: readonly string[];
  readonly payment: readonly string[];
}

/** From now on the database itself notes every move of orders and payments, whoever makes it. */
export async function noteMoves(db: Db): Promise<void> {
  await sql`CREATE TABLE moved (id serial, thing text, move text)`.execute(db);
  await sql`CREATE FUNCTION note_move() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
    INSERT INTO moved (thing, move) VALUES (TG_TABLE_NAME,
      (to_jsonb(OLD) ->> TG_ARGV[0]) || '>' || (to_jsonb(NEW) ->> TG_ARGV[0]));
    RETURN NULL; END $$`.execute(db);
  await sql`CREATE TRIGGER noted AFTER UPDATE ON sales_order FOR EACH ROW
    WHEN (OLD.status <> NEW.status) EXECUTE FUNCTION note_move('status')`.execute(db);
  await sql`CREATE TRIGGER noted AFTER UPDATE ON payment FOR EACH ROW
    WHEN (OLD.state <> NEW.state) EXECUTE FUNCTION note_move('state')`.execute(db);
}

/** What was noted since it was forgotten last. */
export async function notedMoves(db: Db): Promise<Moves> {
  const { rows } = await sql<{ thing: string; move: string }>`
    SELECT thing, move FROM moved ORDER BY id`.execute(db);
  const of = (table: string) => rows.filter(({ thing }) => thing === table).map(({ move }) => move);
  return { order: of("sales_order"), payment: of("payment") };
}

export async function forgetMoves(db: Db): Promise<void> {
  await sql`TRUNCATE moved`.execute(db);
}
