import { Section } from "./Section.tsx";
import styles from "./specimen.module.css";

const COLORS = [
  "page",
  "panel",
  "ground",
  "stage",
  "mine",
  "mine-soft",
  "hairline",
  "edge-soft",
  "edge",
  "ink-muted",
  "ink",
  "brand",
  "brand-deep",
  "thread",
  "sale",
  "good",
  "foot",
  "stitch",
];

/** Type, colors and the two kinds of stitching. */
export function Type() {
  return (
    <Section title="Type, color, thread">
      <p
        style={{
          font: "var(--weight-strong) var(--text-48)/var(--line-48) var(--font)",
          fontStretch: "116%",
          letterSpacing: "-.022em",
        }}
      >
        Cut, sewn and named by Friday
      </p>
      <div>
        <h3>A third heading</h3>
        <p>Body at 16, café, naïve, Größe, señal: × − – — ’ “ ” … € £ $ ¥ ° ½ ¼ © ® ™ · • ↓</p>
        <p className="small muted">
          Small and muted at 14 px, with a{" "}
          <a className="link" href="#main">
            link
          </a>{" "}
          in it.
        </p>
        <p className="small condensed">Condensed: ITEM MRW-10-WHT, 7.2 oz / 245 gsm</p>
        <p>
          Keys <kbd>Tab</kbd> and <kbd>Enter</kbd>
        </p>
      </div>
      <ul className={styles["tokens"]}>
        {COLORS.map((name) => (
          <li key={name}>
            <span className={styles["color"]} style={{ background: `var(--${name})` }} />
            {name}
          </li>
        ))}
      </ul>
    </Section>
  );
}
