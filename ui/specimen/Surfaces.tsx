import { Button } from "../src/action/button/Button.tsx";
import { Picture } from "../src/drawing/picture/Picture.tsx";
import { useSecondPicture } from "../src/drawing/picture/use-second-picture.tsx";
import { Placket } from "../src/panel/placket/Placket.tsx";
import { TableRegion } from "../src/reading/table-region/TableRegion.tsx";
import { Tag } from "../src/status/tag/Tag.tsx";
import { TextField } from "../src/form/text-field/TextField.tsx";
import { Section } from "./Section.tsx";
import styles from "./specimen.module.css";

const SIZES = ["XS", "S", "M", "L", "XL", "2XL", "3XL", "4XL", "5XL"];

/** What lies on the page. */
export function Surfaces() {
  return (
    <Section title="Surfaces">
      <div className={styles["tiles"]}>
        <Tile label="Best seller" />
        <Tile label="New" />
      </div>
      <TableRegion label="Measured flat, in inches" bleed>
        <table style={{ minInlineSize: "640px" }}>
          <thead>
            <tr>
              <th scope="col">Size</th>
              {SIZES.map((s) => (
                <th key={s} scope="col">
                  {s}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            <tr>
              <th scope="row">Chest, pit to pit</th>
              {SIZES.map((s, i) => (
                <td key={s}>{(18.5 + i * 1.5).toFixed(1)}</td>
              ))}
            </tr>
          </tbody>
        </table>
      </TableRegion>
      <Placket label="Steps of the checkout" steps={STEPS} />
    </Section>
  );
}

const edit = (what: string) => (
  <a className="link" href="#main" aria-label={`Edit ${what}`}>
    Edit
  </a>
);

const STEPS = [
  {
    id: "one",
    title: "Customer",
    state: "done",
    stateLabel: "done",
    summary: "Marta Kowal, marta.kowal@harbourhouse.example",
    action: edit("customer"),
  },
  {
    id: "two",
    title: "Shipping",
    state: "done",
    stateLabel: "done",
    summary: "Harbour House, 12 Pier Street, Margate, FL 33063. Ground, FREE, November 24 to 27",
    action: edit("shipping"),
  },
  {
    id: "three",
    title: "Payment",
    state: "current",
    content: (
      <>
        <TextField label="Card number" inputMode="numeric" />
        <p style={{ marginBlockStart: "16px" }}>
          <Button wide size="big">
            Place order
          </Button>
        </p>
      </>
    ),
  },
  { id: "four", title: "Review", state: "ahead", stateLabel: "not yet" },
] as const;

function Tile({ label }: { label: string }) {
  const { secondShown, host } = useSecondPicture();
  return (
    <a href="#main" {...host}>
      <Picture
        src={drawn("#8b949a")}
        width={640}
        height={800}
        alt=""
        second={{ src: drawn("#25325a"), width: 640, height: 800 }}
        secondShown={secondShown}
      >
        <Tag className={styles["tag"]}>{label}</Tag>
      </Picture>
      A tile
    </a>
  );
}

function drawn(color: string): string {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 80"><path fill="${color}" d="M24 10h16l12 8 6 30-8 3-4-16v37H18V35l-4 16-8-3 6-30z"/></svg>`;
  return `data:image/svg+xml,${encodeURIComponent(svg)}`;
}
