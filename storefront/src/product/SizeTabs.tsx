import { lateModule } from "@placket/web/late/late-module";
import type { Choosing } from "@placket/domain/configurator/choose-options";
import { hasGrid, isSize } from "@placket/domain/configurator/family";
import { TabPanel, Tabs } from "@placket/ui/panel/tabs/Tabs";
import { useState, type ReactNode } from "react";
import type { Product } from "../catalog/product/product.queries.ts";
import { late } from "../slot/late.tsx";
import { t } from "../translation/translate.ts";

const GuideButton = late(
  "src/product/measures/GuideButton.tsx",
  lateModule(() => import("./measures/GuideButton.tsx")),
  null,
);

export type SizeTab = "single" | "multiple";

interface SizeTabsProps {
  readonly product: Product;
  readonly choosing: Choosing;
  readonly tab: SizeTab;
  readonly onTab: (tab: SizeTab) => void;
  readonly single: ReactNode;
  readonly multiple: ReactNode;
}

/** 'Select Size' and 'Order Multiple', with the size guide beside them (PDP-31, PDP-19). */
export function SizeTabs({ product, choosing, tab, onTab, single, multiple }: SizeTabsProps) {
  const [wasMultiple, setWasMultiple] = useState(false);
  const { family } = choosing;
  // What is chosen of its own options is of one choice: a grid of many sizes says nothing of them.
  const isOne = product.customOptions.length > 0 || !family.choices.some(isSize);
  if (isOne || !hasGrid(family)) return <div>{single}</div>;
  const show = (value: string) => {
    onTab(value as SizeTab);
    if (value === "multiple") setWasMultiple(true);
  };
  return (
    <div>
      <Tabs
        label={t("How to choose sizes")}
        tabs={[
          { value: "single", label: t("Select Size") },
          { value: "multiple", label: t("Order Multiple") },
        ]}
        value={tab}
        onChange={show}
        end={<GuideButton product={product} choosing={choosing} />}
      >
        <TabPanel value="single">{single}</TabPanel>
        <TabPanel value="multiple" keepMounted={wasMultiple}>
          {multiple}
        </TabPanel>
      </Tabs>
    </div>
  );
}
