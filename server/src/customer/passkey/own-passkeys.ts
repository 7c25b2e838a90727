import { checkPasskeyName } from "@placket/domain/customer/passkey";
import { ok, problem, refuse, type Result } from "@placket/domain/problem";
import type { Ctx } from "../../context.ts";
import { askingCustomer } from "../customer.ts";
import { deletePasskeyRow, selectPasskeysOf, updateName, type PasskeyRow } from "./passkey.sql.ts";

/** The passkeys of whoever asks. */
export async function ownPasskeys(ctx: Ctx): Promise<Result<readonly PasskeyRow[]>> {
  const asking = await askingCustomer(ctx);
  return asking.ok ? ok(await selectPasskeysOf(ctx.db, asking.value.id)) : asking;
}

/** Names a passkey of whoever asks; a stranger's is not found. */
export async function renamePasskey(
  ctx: Ctx,
  wish: { readonly id: number; readonly name: string },
): Promise<Result<PasskeyRow>> {
  const own = await ownPasskeys(ctx);
  if (!own.ok) return own;
  const name = wish.name.trim();
  const problems = checkPasskeyName(name);
  if (problems.length > 0) return refuse(...problems);
  const found = own.value.find(({ id }) => id === wish.id);
  if (!found || !(await updateName(ctx.db, found, name))) return refuse(NO_SUCH_PASSKEY);
  return ok({ ...found, name });
}

/** Deletes a passkey of whoever asks; a stranger's is not found. */
export async function deletePasskey(ctx: Ctx, id: number): Promise<Result<number>> {
  const asking = await askingCustomer(ctx);
  if (!asking.ok) return asking;
  const isGone = await deletePasskeyRow(ctx.db, { id, customerId: asking.value.id });
  return isGone ? ok(id) : refuse(NO_SUCH_PASSKEY);
}

const NO_SUCH_PASSKEY = problem("customer.noSuchPasskey", "id");
