import { createContext, memo, Suspense, useContext, type ReactNode } from "react";
import { partsIn, type Filling } from "@placket/web/slot/slot";
import type { KeptSlot } from "./kept-slot.ts";
import styles from "./Slot.module.css";

/** What all rooms put into slots; the app gives it. */
export const FillingsContext = createContext<readonly Filling[]>([]);

type SlotProps<Props> = Props & { readonly in: KeptSlot<Props> };

/**
 * Draws what rooms have put into a slot, each part on its own: one that is late keeps nobody waiting. It is not drawn
 * anew with what is around it: React would take down what the server drew of a part whose script has not come.
 */
export const Slot = memo(Parts) as typeof Parts;

function Parts<Props extends object>({ in: place, ...given }: SlotProps<Props>): ReactNode {
  const parts = partsIn(place, useContext(FillingsContext));
  const props = given as unknown as Props;
  return parts.map((Part, index) => (
    <Suspense key={index} fallback={<div className={styles[place.keeps]} />}>
      <Part {...props} />
    </Suspense>
  ));
}
