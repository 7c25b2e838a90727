import { randomBytes } from "node:crypto";
import { ok, problem, refuse, type Result } from "@placket/domain/problem";
import { plainCode, RECOVERY_CODES } from "@placket/domain/staff/recovery";
import type { Ctx } from "../context.ts";
import { settingsOf } from "../store/store-config.ts";
import {
  replaceRecoveryCodes,
  selectStaff,
  takeRecoveryCode,
  takeStep,
  updateStaff,
  type StaffRow,
} from "./staff.sql.ts";
import { newSecret, otpauthUri, stepOf } from "./totp.ts";
import { hashOfToken } from "../token.ts";

/** Takes the code of the app or a recovery code, each once; whoever has no second factor needs none. */
export async function takeCode(
  ctx: Ctx,
  staff: StaffRow,
  code: string | undefined,
): Promise<Result<void>> {
  if (staff.two_factor_secret === null) return ok(undefined);
  if (code === undefined || code === "") return refuse(problem("staff.codeRequired", "code"));
  const step = stepOf(staff.two_factor_secret, code, ctx.now);
  const taken =
    step === undefined
      ? await takeRecoveryCode(ctx.db, staff.id, hashOfToken(plainCode(code)))
      : await takeStep(ctx.db, staff.id, step);
  return taken ? ok(undefined) : refuse(problem("staff.wrongCode", "code"));
}

/** A new secret, kept aside until a code of it confirms that an app has it. */
export async function beginTwoFactor(
  ctx: Ctx,
  staff: StaffRow,
): Promise<Result<{ readonly secret: string; readonly uri: string }>> {
  if (staff.two_factor_secret !== null) return refuse(problem("staff.twoFactorOn"));
  const secret = newSecret();
  await updateStaff(ctx.db, staff.id, { two_factor_begun: secret });
  const issuer = settingsOf(ctx).storeName;
  return ok({ secret, uri: otpauthUri(secret, { issuer, email: staff.email }) });
}

/** Switches the second factor on and gives the recovery codes; their hashes alone are kept. */
export async function confirmTwoFactor(
  ctx: Ctx,
  staffId: number,
  code: string,
): Promise<Result<readonly string[]>> {
  const staff = await selectStaff(ctx.db, staffId);
  if (!staff?.two_factor_begun) return refuse(problem("staff.twoFactorNotBegun"));
  const step = stepOf(staff.two_factor_begun, code, ctx.now);
  const isTaken = step !== undefined && (await takeStep(ctx.db, staffId, step));
  if (!isTaken) return refuse(problem("staff.wrongCode", "code"));
  await updateStaff(ctx.db, staffId, {
    two_factor_secret: staff.two_factor_begun,
    two_factor_begun: null,
  });
  const codes = Array.from({ length: RECOVERY_CODES }, newRecoveryCode);
  const hashes = codes.map((one) => hashOfToken(plainCode(one)));
  await replaceRecoveryCodes(ctx.db, staffId, hashes);
  return ok(codes);
}

/** Switches the second factor off. */
export async function dropTwoFactor(ctx: Ctx, staffId: number): Promise<void> {
  await updateStaff(ctx.db, staffId, { two_factor_secret: null, two_factor_begun: null });
  await replaceRecoveryCodes(ctx.db, staffId, []);
}

/** 80 bits of chance, in four groups that can be read aloud. */
function newRecoveryCode(): string {
  return (randomBytes(10).toString("hex").match(/.{5}/g) ?? []).join("-");
}
