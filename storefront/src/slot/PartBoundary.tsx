import { Component, type ComponentType, type FunctionComponent, type ReactNode } from "react";

interface PartBoundaryProps {
  readonly children: ReactNode;
  /** Says to who waits for the part that it broke; calling `again` draws it anew. */
  readonly tell?: ((again: () => void) => void) | undefined;
}

/** Keeps what breaks in a late part to itself: it is logged and not drawn, and the page around it stays. */
export class PartBoundary extends Component<PartBoundaryProps, { isBroken: boolean }> {
  override state = { isBroken: false };

  static getDerivedStateFromError(): { isBroken: true } {
    return { isBroken: true };
  }

  override componentDidCatch(error: unknown): void {
    reportError(error);
    this.props.tell?.(() => this.setState({ isBroken: false }));
  }

  override render(): ReactNode {
    return this.state.isBroken ? null : this.props.children;
  }
}

/** A part in a boundary of its own. */
export function keptApart<Props extends object>(
  Part: ComponentType<Props>,
  tell: PartBoundaryProps["tell"],
): FunctionComponent<Props> {
  return function KeptApart(props: Props) {
    return (
      <PartBoundary tell={tell}>
        <Part {...props} />
      </PartBoundary>
    );
  };
}
