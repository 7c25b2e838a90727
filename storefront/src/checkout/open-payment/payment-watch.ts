import { askAgainAfter } from "@placket/domain/checkout/placing";
import { isOtherCart, keepCartId } from "../../cart/cart-id.ts";
import { tellTabs } from "../../cart/cart-tabs.ts";
import { cartQuery } from "../../cart/cart.queries.ts";
import { openPayment } from "../../cart/open-payment.ts";
import { showNotice } from "../../notice/notices.ts";
import type { Running } from "../../room.ts";
import { hrefTo } from "../../routing/routes.ts";
import { t } from "../../translation/translate.ts";
import { placingAtCheckout } from "../placing/placing-at-checkout.ts";
import {
  endPlacing,
  isUnheard,
  keepAnswered,
  keptPlacings,
  type KeptPlacing,
} from "../placing/placings.ts";
import { browserAfter, type After } from "../placing/use-asking-again.ts";
import { isOrdering } from "./is-ordering.ts";
import { TOLD_MS, tellOrdered } from "./last-word.ts";
import { lastWords } from "./last-words.ts";
import {
  isStanding,
  isTold,
  REFUSED,
  standingOf,
  type Standing,
  type ToldStanding,
} from "./standing.ts";
import { unheardOrder } from "./unheard-order.ts";
import { wantsOpenPayment } from "./payment-address.ts";

/**
 * An order without a last word, and how it stands now: as it was where nobody answers (`undefined`) or where that is
 * refused.
 */
interface Found {
  readonly kept: KeptPlacing;
  readonly standing: ToldStanding;
}

/** An order with a last word, or a cart that is open again. */
interface Over {
  readonly kept: KeptPlacing;
  readonly standing: Standing;
}

/**
 * Asks how the orders stand that this browser knows no last word of, and again while it knows none, slower and
 * slower: the page around shows it. What came of each is told once, wherever the shopper is by then.
 */
export function paymentWatch(running: Running, after: After = browserAfter): () => Promise<void> {
  let turn = 0;
  let callOff = () => undefined as unknown;
  const show = shownPayments();
  const look = async (asked: number): Promise<void> => {
    callOff();
    turn += 1;
    const mine = turn;
    const isHere = ({ kept }: Pick<Found, "kept">) => !isAtCheckout(running.router, kept.cartId);
    const asking = keptPlacings()
      .map((kept) => ({ kept }))
      .filter(isHere)
      .map(async ({ kept }) => ({ kept, standing: await standingOf(running, kept.cartId) }));
    const answers = await Promise.all(asking);
    if (mine !== turn) return;
    const found = answers.filter((one) => isAskedStill(one.kept) && isHere(one));
    // The order is being asked for by this tab: before its answer nothing is known for good.
    const over = isOrdering.get() ? [] : found.filter(isOver);
    const going = found.filter(({ kept }) => !over.some((one) => one.kept === kept));
    for (const { kept, standing } of going) {
      if (isStanding(standing)) keepAnswered(kept.cartId, kept.since);
    }
    const wait = askAgainAfter({ asked });
    const unheard = going.filter(
      ({ kept, standing }) =>
        !isStanding(standing) && (isUnheard(kept) || (!kept.isAnswered && wait === undefined)),
    );
    show(going);
    showUnheard(unheard, () => void look(0));
    if (wait !== undefined && unheard.length < going.length) {
      callOff = after(wait, () => void look(asked + 1));
    }
    for (const one of over) await tell(running, one);
  };
  return () => look(0);
}

/** An open cart proves that nothing was ordered only once the store has answered: before, the request is on its way. */
function isOver(found: Found): found is Over {
  const { kept, standing } = found;
  if (!isTold(standing)) return false;
  return standing === null ? kept.isAnswered : lastWords.has(standing.state);
}

/** Shows the newest payment that is open; one that nobody answers about is shown as it was. */
function shownPayments(): (going: readonly Found[]) => void {
  let known: Readonly<Record<string, Standing>> = {};
  return (going) => {
    known = Object.fromEntries(
      going.map(({ kept, standing }) => [
        kept.cartId,
        isTold(standing) ? standing : (known[kept.cartId] ?? null),
      ]),
    );
    const [newest, ...others] = Object.values(known).filter((one) => one !== null);
    openPayment.set(
      newest === undefined
        ? null
        : {
            number: newest.number,
            total: newest.total,
            isAtBank: newest.state === "AT_BANK",
            others: others.length,
          },
    );
  };
}

/** Where one of them is refused it may well be ordered: that ordering again is safe is not said then. */
function showUnheard(unheard: readonly Found[], look: () => void): void {
  const isRefused = unheard.some(({ standing }) => standing === REFUSED);
  const lookAgain = () => {
    unheardOrder.set({ lookAgain, isLooking: true, isRefused });
    look();
  };
  unheardOrder.set(unheard.length > 0 ? { lookAgain, isLooking: false, isRefused } : null);
}

const isAskedStill = ({ cartId, since }: KeptPlacing) =>
  keptPlacings().some((one) => one.cartId === cartId && one.since === since);

/** Whether the checkout is on the screen and about this cart: then it says itself how the payment stands. */
function isAtCheckout({ navigation }: Running["router"], cartId: string): boolean {
  const { shown } = navigation.get();
  if (shown.kind !== "page" || shown.place.type !== "checkout") return false;
  return placingAtCheckout(wantsOpenPayment(shown.place.address.search)) === cartId;
}

function tell(running: Running, { kept, standing }: Over): Promise<void> | void {
  return standing ? tellOrdered(running, kept.cartId, standing) : tellNotPlaced(running, kept);
}

/** The cart is open again: it is there as before, or one press away where another one was begun since. */
async function tellNotPlaced(
  { client, shop, router }: Running,
  { cartId, since }: KeptPlacing,
): Promise<void> {
  const isOther = isOtherCart(cartId);
  endPlacing(cartId, since);
  if (!isOther) {
    keepCartId(cartId);
    const cart = await client.fetchQuery(cartQuery(shop)).catch(() => undefined);
    if (cart === null) return;
  }
  tellTabs();
  const href = hrefTo("cart", {}, isOther ? { cartId } : {});
  showNotice(t("Your order was not placed, and nothing was charged. Your cart is still there."), {
    type: "error",
    ms: TOLD_MS,
    action: { label: t("View Cart"), run: () => void router.navigate(href) },
  });
}
