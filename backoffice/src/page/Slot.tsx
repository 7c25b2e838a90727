import { createContext, Suspense, useContext, type FunctionComponent, type ReactNode } from "react";
import { PartBoundary } from "./late/PartBoundary.tsx";
import type { Filling, Slot as SlotPlace } from "./slot.ts";

/** What all rooms put into slots; the routes give it. */
export const FillingsContext = createContext<readonly Filling[]>([]);

type SlotProps<Props> = Props & {
  readonly in: SlotPlace<Props>;
  /** Stands there while the parts are not loaded, in the place of one that breaks, and where no room fills the slot. */
  readonly children?: ReactNode;
};

/** Draws what rooms have put into a slot, in their order; one that breaks goes alone. */
export function Slot<Props extends object>({ in: place, children, ...given }: SlotProps<Props>) {
  const parts = useContext(FillingsContext).filter(({ slot }) => slot === place);
  if (parts.length === 0) return children;
  // `filledWith` took each part for the props of its slot.
  const props = given as unknown as Props;
  return (
    <Suspense fallback={children}>
      {parts.map(({ part }, index) => {
        const Part = part as FunctionComponent<Props>;
        return (
          <PartBoundary key={index} instead={children}>
            <Part {...props} />
          </PartBoundary>
        );
      })}
    </Suspense>
  );
}
