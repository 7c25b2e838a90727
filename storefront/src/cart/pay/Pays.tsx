import type { ShownCart } from "../cart.queries.ts";
import { GiftCards } from "./GiftCards.tsx";
import styles from "./Pays.module.css";
import { RewardPoints } from "./RewardPoints.tsx";
import { StoreCredit } from "./StoreCredit.tsx";

/** What may pay of a cart besides money, in the order in which it is taken (decision 0044). */
export default function Pays({ cart }: { readonly cart: ShownCart }) {
  return (
    <div className={styles["all"]}>
      <GiftCards cart={cart} />
      <StoreCredit cart={cart} />
      <RewardPoints cart={cart} />
    </div>
  );
}
