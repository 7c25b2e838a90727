import type { ShownPart } from "@placket/contract/content/content.codec";
import type { ReactNode } from "react";
import { t } from "../translation/translate.ts";
import {
  LateEmailConnect,
  LateHero,
  LateHotspots,
  LateOver,
  LateRecommended,
  LateStories,
} from "./late-parts.tsx";
import { Banner } from "./part/Banner.tsx";
import { CallToAction } from "./part/CallToAction.tsx";
import { FeaturedProducts } from "./part/ProductCards.tsx";
import { TextPart } from "./part/TextPart.tsx";
import styles from "./part/Parts.module.css";
import { skusOf, type Tile } from "./tiles.ts";

interface PartsProps {
  readonly parts: readonly ShownPart[];
  /** The products that each of them shows at first. */
  readonly tiles: readonly (readonly Tile[])[];
}

/** What staff put together, part by part in their order. */
export function Parts({ parts, tiles }: PartsProps) {
  return parts.map((part, index) => (
    // oxlint-disable-next-line react/no-array-index-key -- parts of a page stand still
    <Part key={index} part={part} tiles={tiles[index] ?? []} isFirst={index === 0} />
  ));
}

interface PartProps {
  readonly part: ShownPart;
  readonly tiles: readonly Tile[];
  /** Whether it opens its page: its picture is asked for at once. */
  readonly isFirst: boolean;
}

function Part({ part, tiles, isFirst }: PartProps): ReactNode {
  switch (part.kind) {
    case "text":
      return <TextPart {...part.values} />;
    case "banner":
      return <Banner {...part.values} isFirst={isFirst} />;
    case "hero":
      return <LateHero slides={part.entries} {...part.values} isFirst={isFirst} />;
    case "hotspots":
      return <LateHotspots spots={part.entries} {...part.values} />;
    case "products":
      return <FeaturedProducts title={part.values.title} tiles={tiles} />;
    case "recommended":
      return <LateRecommended title={part.values.title} tiles={tiles} later={skusOf(part).later} />;
    case "stories":
      return <LateStories title={part.values.title} stories={part.entries} />;
    case "callToAction":
      return <CallToAction {...part.values} />;
    case "emailConnect":
      return <LateEmailConnect {...part.values} />;
    case "popup":
    case "overlay":
      return <LateOver {...part.values} closesOutside={part.kind === "overlay"} />;
    case "json":
      return <NoWidget name={part.values.name} />;
    case "unknown":
      return <NoWidget name={part.name} />;
  }
}

/** CMS-05: what is shown of a widget that this store has no component for. */
const NoWidget = ({ name }: { readonly name: string }) => (
  <p className={styles["none"]}>
    {t("Not a widget")} <code>{name}</code>
  </p>
);
