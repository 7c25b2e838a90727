import type { FramePlaceName } from "@placket/domain/store/frame/frame-place";
import { useConfig } from "../store/config.queries.ts";
import styles from "./FramePlace.module.css";

interface FramePlaceProps {
  /** Their words stand one after another. */
  readonly at: readonly (FramePlaceName | `menu-promotion-${number}`)[];
  readonly className?: string | undefined;
}

/** What staff put at places of header and footer (FOOT-07, HEAD-21); nothing where they put nothing. */
export function FramePlace({ at, className = styles["place"] }: FramePlaceProps) {
  const { frameContent } = useConfig();
  const html = at.map((location) => frameContent[location] ?? "").join("");
  return <Placed html={html} className={className} />;
}

/** The same of words that are known: a part that a server draws apart reads no configuration. */
export function Placed({ html, className }: { html: string; className: string | undefined }) {
  if (html === "") return null;
  // oxlint-disable-next-line react/no-danger -- cleaned by the server
  return <div className={className} dangerouslySetInnerHTML={{ __html: html }} />;
}
