import type { passkeyEndpoints } from "@placket/contract/customer/passkey.rest";
import { ok } from "@placket/domain/problem";
import type { Handlers } from "../../http/mount.ts";
import { cameIn, comingFrom } from "../came-in.ts";
import { addPasskey, passkeyOptions } from "./add-passkey.ts";
import { deletePasskey, ownPasskeys, renamePasskey } from "./own-passkeys.ts";
import type { PasskeyRow } from "./passkey.sql.ts";
import { passkeyChallenge, signInByPasskey } from "./sign-in-by-passkey.ts";

export const passkeyHandlers: Handlers<typeof passkeyEndpoints> = {
  passkeys: async ({ ctx }) => {
    const own = await ownPasskeys(ctx);
    return own.ok ? ok({ passkeys: own.value.map(toWire) }) : own;
  },
  passkeyOptions: ({ ctx }, { body }) => passkeyOptions(ctx, body.password),
  addPasskey: async ({ ctx }, { body }) => {
    const added = await addPasskey(ctx, body);
    return added.ok ? ok(toWire(added.value)) : added;
  },
  renamePasskey: async ({ ctx }, { body }) => {
    const renamed = await renamePasskey(ctx, body);
    return renamed.ok ? ok(toWire(renamed.value)) : renamed;
  },
  deletePasskey: async ({ ctx }, { body }) => {
    const deleted = await deletePasskey(ctx, body.id);
    return deleted.ok ? ok({ deleted: deleted.value }) : deleted;
  },
  passkeyChallenge: async ({ ctx }, { body }) => ok(await passkeyChallenge(ctx, body.username)),
  logInWithPasskey: async (call, { body }) =>
    cameIn(call, await signInByPasskey(call.ctx, { ...body, ...comingFrom(call) })),
};

const toWire = ({ id, name, isBackedUp, createdAt, lastUsedAt }: PasskeyRow) => ({
  id,
  name,
  is_backed_up: isBackedUp,
  created_at: createdAt.toISOString(),
  last_used_at: lastUsedAt?.toISOString() ?? null,
});
