import { lazy, Suspense, useState } from "react";
import { Button } from "../src/action/button/Button.tsx";
import { NoticeStack, type Notice } from "../src/status/notice-stack/NoticeStack.tsx";
import { QuantityStepper } from "../src/form/quantity-stepper/QuantityStepper.tsx";
import { Row, Section } from "./Section.tsx";

const Dialog = lazy(async () => ({
  default: (await import("../src/panel/dialog/Dialog.tsx")).Dialog,
}));
const Drawer = lazy(async () => ({
  default: (await import("../src/panel/drawer/Drawer.tsx")).Drawer,
}));
const Sheet = lazy(async () => ({ default: (await import("../src/panel/sheet/Sheet.tsx")).Sheet }));

const SHAPES = ["dialog", "full", "drawer", "menu", "sheet"] as const;
type Shape = (typeof SHAPES)[number];

/** What lies above the page. */
export function Overlays() {
  const [shape, setShape] = useState<Shape>("dialog");
  const [open, setOpen] = useState(false);
  const [notices, setNotices] = useState<Notice[]>([]);
  const add = (kind: Notice["kind"], text: string) =>
    setNotices((all) => [
      ...all,
      { id: crypto.randomUUID(), kind, text, ms: kind === "error" ? null : 6000 },
    ]);
  return (
    <Section title="Overlays">
      <Row>
        {SHAPES.map((name) => (
          <Button
            key={name}
            kind="line"
            onClick={() => {
              setShape(name);
              setOpen(true);
            }}
          >
            Open {name}
          </Button>
        ))}
        <Button kind="line" onClick={() => add("good", "Merrow chef coat, white, L was added.")}>
          Good notice
        </Button>
        <Button kind="line" onClick={() => add("info", "Your session ends in five minutes.")}>
          Calm notice
        </Button>
        <Button
          kind="line"
          onClick={() => add("error", "The card was refused. Nothing was taken.")}
        >
          Error notice
        </Button>
      </Row>
      <Suspense>
        <Overlay shape={shape} open={open} onClose={() => setOpen(false)} />
      </Suspense>
      <NoticeStack
        label="Notices"
        dismissLabel="Dismiss"
        notices={notices}
        onDismiss={(id) => setNotices((all) => all.filter((n) => n.id !== id))}
      />
    </Section>
  );
}

function Overlay({ shape, open, onClose }: { shape: Shape; open: boolean; onClose: () => void }) {
  const shared = {
    open,
    onClose,
    title: "Your bag",
    titleEnd: "26 ITEMS",
    closeLabel: "Close",
    footer: (
      <Row>
        <Button kind="line" onClick={onClose}>
          View
        </Button>
        <Button onClick={onClose}>Checkout</Button>
      </Row>
    ),
    children: <Body />,
  };
  if (shape === "drawer") return <Drawer {...shared} />;
  if (shape === "menu") return <Drawer {...shared} side="start" />;
  if (shape === "sheet") return <Sheet {...shared} />;
  return <Dialog {...shared} size={shape === "full" ? "full" : "md"} />;
}

function Body() {
  return (
    <div style={{ paddingBlock: "16px" }}>
      {Array.from({ length: 12 }, (_, i) => (
        <p key={i}>Line {i + 1} of a body that is long enough to scroll on a phone.</p>
      ))}
      <QuantityStepper
        label="Quantity"
        size="sm"
        value="12"
        onCommit={() => undefined}
        onIncrease={() => undefined}
        onDecrease={() => undefined}
        increaseLabel="One more"
        decreaseLabel="One less"
      />
    </div>
  );
}
