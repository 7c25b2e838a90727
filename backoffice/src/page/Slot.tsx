import { createContext, Suspense, useContext, type ReactNode } from "react";
import { partsIn, type Filling, type Slot as SlotPlace } from "@placket/web/slot/slot";
import { PartBoundary } from "./late/PartBoundary.tsx";

/** What all rooms put into slots; the routes give it. */
export const FillingsContext = createContext<readonly Filling[]>([]);

type SlotProps<Props> = Props & {
  readonly in: SlotPlace<Props>;
  /** Stands there while the parts are not loaded, in the place of one that breaks, and where no room fills the slot. */
  readonly children?: ReactNode;
};

/** Draws what rooms have put into a slot, in their order; one that breaks goes alone. */
export function Slot<Props extends object>({ in: place, children, ...given }: SlotProps<Props>) {
  const parts = partsIn(place, useContext(FillingsContext));
  if (parts.length === 0) return children;
  const props = given as unknown as Props;
  return (
    <Suspense fallback={children}>
      {parts.map((Part, index) => (
        <PartBoundary key={index} instead={children}>
          <Part {...props} />
        </PartBoundary>
      ))}
    </Suspense>
  );
}
