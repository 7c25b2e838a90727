import { useState, type ComponentProps, type ReactNode } from "react";
import { classNames } from "../../class-names.ts";
import styles from "./Picture.module.css";

type PictureSource = {
  src: string;
  srcSet?: string | undefined;
  /** Its own size in px; keeps the place before it has loaded. */
  width: number;
  height: number;
};

type PictureProps = PictureSource & {
  /** What is to be seen; empty when the words beside it say the same. */
  alt: string;
  /** The width it is shown at, as `(width <= 875px) 50vw, 256px`. */
  sizes?: string | undefined;
  /** Loads at once and first: for the one picture that opens a screen. */
  priority?: boolean | undefined;
  /** Width by height of the ground. */
  ratio?: number | undefined;
  /** contain keeps the whole; cover fills the ground. */
  fit?: "contain" | "cover" | undefined;
  /** Another view, fetched when first asked for by `secondShown`. */
  second?: PictureSource | undefined;
  secondShown?: boolean | undefined;
  className?: string | undefined;
  /** What lies on it, as a label. */
  children?: ReactNode;
};

/** A picture on its ground, 4:5 unless said otherwise, so that nothing moves when it arrives. */
export function Picture(props: PictureProps) {
  const {
    alt,
    sizes,
    priority,
    ratio = 4 / 5,
    fit = "contain",
    second,
    secondShown = false,
  } = props;
  const [fetched, setFetched] = useState(false);
  if (second && secondShown && !fetched) setFetched(true);
  const loading: ComponentProps<"img"> = priority
    ? { loading: "eager", fetchPriority: "high" }
    : { loading: "lazy", decoding: "async" };
  return (
    <div className={classNames(styles["ground"], props.className)} style={{ aspectRatio: ratio }}>
      <img
        {...loading}
        {...source(props)}
        sizes={sizes}
        alt={alt}
        className={classNames(styles["image"], styles[fit])}
      />
      {second && fetched ? (
        <img
          {...source(second)}
          sizes={sizes}
          alt=""
          className={classNames(styles["image"], styles[fit], styles["second"])}
          data-shown={secondShown}
        />
      ) : null}
      {props.children}
    </div>
  );
}

function source({ src, srcSet, width, height }: PictureSource) {
  return { src, srcSet, width, height };
}
