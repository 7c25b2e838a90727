import { takeCompared } from "../../compare/compare.ts";
import { transact } from "../../transact.ts";
import type { Welcome } from "../signed-in.ts";

/** Lets what a guest compared on this browser stand beside what the customer compares (issue 11.5). */
export const takeComparedAtSignIn: Welcome = async (ctx, { isOwn }) => {
  const uid = ctx.compareUid;
  // A list that is gone, or was the customer's all along, is nothing to say.
  if (isOwn && uid !== undefined && uid !== "") {
    await transact(ctx, (tx) => takeCompared(tx, uid));
  }
  return { changes: [] };
};
