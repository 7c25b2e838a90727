import type { Cart, StoredCart } from "@placket/domain/cart/cart";
import { ok, problem, refuse, type Result } from "@placket/domain/problem";
import type { Ctx } from "../../context.ts";
import { heldBut } from "../../held/held-but.ts";
import { storedCart } from "../cart.ts";
import { inCartTurn } from "./cart-turns.ts";
import { changeGatherer, judgedChange, writtenChange, type CartChange } from "./change-cart.ts";
import { forgetCart, knownCart } from "./known-carts.ts";

/**
 * Answers a call that changes nothing but a cart's own columns, several times perhaps: every change is judged
 * by what those before it made of the cart, and all are written in one statement before the call is answered.
 * What cannot be done so, as somebody else changed the cart meanwhile, is done once more, each change by itself.
 */
export async function gatherChanges<Answer>(
  ctx: Ctx,
  answer: (ctx: Ctx) => Promise<Answer>,
): Promise<Answer> {
  const gathered = new GatheredChanges();
  const held = heldBut(ctx.held, { holding: changeGatherer, value: gathered });
  const made = await answer({ ...ctx, held });
  return (await gathered.write(ctx)) ? made : answer(ctx);
}

/** What the changes so far make of a cart. */
interface Draft {
  /** It was not read for this call: a refusal may rest on what is over. */
  readonly isKnown: boolean;
  readonly cart: StoredCart;
}

class GatheredChanges {
  #draft: Draft | undefined;
  readonly #wishes: NonNullable<CartChange["written"]>[] = [];
  /** Nothing was written, and the answers are worth nothing. */
  #isInVain = false;

  async change(ctx: Ctx, question: CartChange): Promise<Result<Cart>> {
    const begun = this.#draft ? ok(this.#draft) : await begin(ctx, question.maskId);
    if (!begun.ok) return begun;
    const draft = begun.value;
    const isOther = draft.cart.maskId !== question.maskId;
    const judged = isOther
      ? refuse(problem("access.busy", "cartId"))
      : judgedChange(ctx, draft.cart, question);
    if (!judged.ok) {
      this.#isInVain ||= isOther || draft.isKnown;
      return judged;
    }
    const { cart, answer } = judged.value;
    this.#draft = { ...draft, cart };
    if (question.written) this.#wishes.push(question.written);
    return ok(answer);
  }

  /** Whether all that was answered holds now. */
  async write(ctx: Ctx): Promise<boolean> {
    if (this.#isInVain) return false;
    const draft = this.#draft;
    if (!draft) return true;
    const { maskId } = draft.cart;
    const written = await inCartTurn(ctx, maskId, async () =>
      ok(await writtenChange(ctx, draft.cart)),
    );
    if (!written.ok || !written.value) {
      forgetCart(ctx, maskId);
      return false;
    }
    for (const wish of this.#wishes) await wish(ctx);
    return true;
  }
}

async function begin(ctx: Ctx, maskId: string): Promise<Result<Draft>> {
  const known = knownCart(ctx, maskId);
  const found = known ? ok(known) : await storedCart(ctx, maskId);
  if (!found.ok) return found;
  return ok({ cart: found.value, isKnown: known !== undefined });
}
