import { renderToString } from "react-dom/server";
import { expect, it } from "vitest";
import { Badge } from "./status/badge/Badge.tsx";
import { Bartack } from "./drawing/bartack/Bartack.tsx";
import { Breadcrumb } from "./navigation/breadcrumb/Breadcrumb.tsx";
import { Button } from "./action/button/Button.tsx";
import { Checkbox } from "./form/checkbox/Checkbox.tsx";
import { Chip } from "./action/chip/Chip.tsx";
import { Dialog } from "./panel/dialog/Dialog.tsx";
import { Disclosure } from "./panel/disclosure/Disclosure.tsx";
import { Drawer } from "./panel/drawer/Drawer.tsx";
import { ErrorSummary } from "./form/error-summary/ErrorSummary.tsx";
import { IconButton } from "./action/icon-button/IconButton.tsx";
import { NoticeStack } from "./status/notice-stack/NoticeStack.tsx";
import { Pagination } from "./navigation/pagination/Pagination.tsx";
import { Picture } from "./drawing/picture/Picture.tsx";
import { Placket } from "./panel/placket/Placket.tsx";
import { Meter } from "./status/progress-bar/Meter.tsx";
import { ProgressBar } from "./status/progress-bar/ProgressBar.tsx";
import { QuantityStepper } from "./form/quantity-stepper/QuantityStepper.tsx";
import { RadioGroup } from "./form/radio/RadioGroup.tsx";
import { Seam } from "./drawing/seam/Seam.tsx";
import { SelectField } from "./form/select-field/SelectField.tsx";
import { Sheet } from "./panel/sheet/Sheet.tsx";
import { SkeletonPicture, SkeletonText } from "./status/skeleton/Skeleton.tsx";
import { SkipLink } from "./navigation/skip-link/SkipLink.tsx";
import { SizeCell } from "./form/size-cell/SizeCell.tsx";
import { SwatchRadio } from "./form/swatch/Swatch.tsx";
import { TabPanel, Tabs } from "./panel/tabs/Tabs.tsx";
import { TableRegion } from "./reading/table-region/TableRegion.tsx";
import { Tag } from "./status/tag/Tag.tsx";
import { TextField } from "./form/text-field/TextField.tsx";
import { TEXTS } from "./drawing/thread-canvas/testing.ts";
import { ThreadCanvas } from "./drawing/thread-canvas/ThreadCanvas.tsx";

const OVERLAY = { open: false, title: "Bag", closeLabel: "Close" };
const nothing = () => undefined;

it("every primitive renders on a server, where there is no window", () => {
  expect(typeof window).toBe("undefined");
  const html = renderToString(
    <>
      <Breadcrumb label="Way" items={[{ label: "Home" }]} />
      <Button busy>Go</Button>
      <TextField label="Name" counter={(n) => n} />
      <SelectField label="Sort" />
      <Checkbox label="Yes" indeterminate />
      <RadioGroup legend="Color" value="a" onChange={nothing}>
        <SwatchRadio value="a" name="Navy" color="navy" />
        <SizeCell value="b" label="B" />
      </RadioGroup>
      <QuantityStepper
        label="Quantity"
        value="1"
        onCommit={nothing}
        onIncrease={nothing}
        onDecrease={nothing}
        increaseLabel="More"
        decreaseLabel="Less"
      />
      <Tabs label="Ways" tabs={[{ value: "a", label: "A" }]} value="a" onChange={nothing}>
        <TabPanel value="a">Panel</TabPanel>
      </Tabs>
      <Disclosure title="More">Words</Disclosure>
      <Pagination
        label="Pages"
        page={1}
        pages={2}
        hrefOf={String}
        previousLabel="P"
        nextLabel="N"
        pageLabel={String}
      />
      <Picture src="/a.webp" width={4} height={5} alt="A" />
      <Placket label="Steps" steps={[{ id: "a", title: "A", state: "current" }]} />
      <ErrorSummary title="Wrong" errors={[{ text: "all" }]} />
      <NoticeStack label="Notices" dismissLabel="Away" notices={[]} onDismiss={nothing} />
      <SkipLink to="main">Skip</SkipLink>
      <IconButton icon="bag" label="Bag">
        <Badge corner>3</Badge>
      </IconButton>
      <Chip onRemove={nothing}>M</Chip>
      <Tag>New</Tag>
      <Bartack>Here</Bartack>
      <Seam />
      <ProgressBar active label="Loading" />
      <Meter label="Half" value={0.5} />
      <SkeletonPicture />
      <SkeletonText />
      <TableRegion label="Sizes">
        <table />
      </TableRegion>
      <ThreadCanvas pattern={null} description="Thread" texts={TEXTS} />
      <Dialog {...OVERLAY} onClose={nothing}>
        Empty
      </Dialog>
      <Drawer {...OVERLAY} onClose={nothing}>
        Empty
      </Drawer>
      <Sheet {...OVERLAY} onClose={nothing}>
        Empty
      </Sheet>
    </>,
  );
  expect(html).toContain("Quantity");
  expect(html).not.toContain("Empty");
});
