import type { ShownPart } from "@placket/contract/content/content.codec";
import { widgetIn } from "@placket/domain/content/part";
import { t } from "../translation/translate.ts";
import { Banner } from "./part/Banner.tsx";
import { CallToAction } from "./part/CallToAction.tsx";
import { TextPart } from "./part/TextPart.tsx";
import styles from "./part/Parts.module.css";

interface PartsProps {
  readonly parts: readonly ShownPart[];
}

/** What staff put together, part by part in their order. */
export function Parts({ parts }: PartsProps) {
  return parts.map((part, index) => <Part key={index} part={part} isFirst={index === 0} />);
}

interface PartProps {
  readonly part: ShownPart;
  /** Whether it opens its page: its picture is asked for at once. */
  readonly isFirst: boolean;
}

function Part({ part, isFirst }: PartProps) {
  switch (part.kind) {
    case "text":
      return <TextPart {...part.values} />;
    case "banner":
      return <Banner {...part.values} isFirst={isFirst} />;
    case "callToAction":
      return <CallToAction {...part.values} />;
    case "json": {
      const widget = widgetIn(part);
      if (widget) return <Part part={widget} isFirst={isFirst} />;
      return <NoWidget name={part.values.name} />;
    }
    case "unknown":
      return <NoWidget name={part.name} />;
    default:
      return <NoWidget name={part.kind} />;
  }
}

/** CMS-05: what is shown of a widget that this store has no component for. */
const NoWidget = ({ name }: { readonly name: string }) => (
  <p className={styles["none"]}>
    {t("Not a widget")} <code>{name}</code>
  </p>
);
