import { createContext, createElement, use, type ComponentProps, type ComponentType } from "react";

export type LinkProps = ComponentProps<"a"> & { href: string };

const Anchor = createContext<ComponentType<LinkProps> | null>(null);

/** Tells the primitives which component draws a link, so that a router takes the clicks. */
export const LinkProvider = Anchor.Provider;

/** A link through the app's router, or a plain `<a>` where there is none. */
export function Link(props: LinkProps) {
  return createElement(use(Anchor) ?? "a", props);
}
