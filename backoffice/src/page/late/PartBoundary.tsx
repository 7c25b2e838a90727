import { Component, type ComponentType, type FunctionComponent, type ReactNode } from "react";
import { tellBroken } from "./lost-part.ts";

interface PartBoundaryProps {
  readonly children: ReactNode;
  /** Stands in the place of what broke. */
  readonly instead?: ReactNode;
}

/** Keeps what breaks in a part to itself: the screen around it stays, and says so with a button that draws it anew. */
export class PartBoundary extends Component<PartBoundaryProps, { isBroken: boolean }> {
  override state = { isBroken: false };
  #takeBack: () => void = () => undefined;

  static getDerivedStateFromError(): { isBroken: true } {
    return { isBroken: true };
  }

  override componentDidCatch(): void {
    const askAgain = () => this.setState({ isBroken: false });
    this.#takeBack = tellBroken({ askAgain, isGone: false });
  }

  override componentWillUnmount(): void {
    this.#takeBack();
  }

  override render(): ReactNode {
    return this.state.isBroken ? this.props.instead : this.props.children;
  }
}

/** A part in a boundary of its own. */
export function keptApart<Props extends object>(
  Part: ComponentType<Props>,
): FunctionComponent<Props> {
  return function KeptApart(props: Props) {
    return (
      <PartBoundary>
        <Part {...props} />
      </PartBoundary>
    );
  };
}
