/// <reference types="vite/types/importMeta.d.ts" />
import type { ReactElement } from "react";
import { drawnApart, type Likeness } from "./drawn-apart.ts";

interface ApartProps {
  readonly as: "li" | "ul";
  readonly className?: string | undefined;
  /** By what the content is known; undefined in a browser, and for what is drawn where it stands. */
  readonly like: Likeness | undefined;
  readonly children: ReactElement;
}

/** An element whose content a server draws once for all pages that show it alike (see `drawnApart`). */
export function Apart({ as: Element, className, like, children }: ApartProps) {
  const drawn =
    import.meta.env.SSR && like ? drawnApart({ ...like, element: children }) : undefined;
  if (drawn) return <Element className={className} dangerouslySetInnerHTML={drawn} />;
  return <Element className={className}>{children}</Element>;
}
