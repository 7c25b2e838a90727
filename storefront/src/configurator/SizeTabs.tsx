import type { Choosing } from "@placket/domain/configurator/choose-options";
import { isSize } from "@placket/domain/configurator/family";
import { hasGrid } from "@placket/domain/configurator/order-grid";
import { readSizeChart } from "@placket/domain/configurator/size-chart";
import { TabPanel, Tabs } from "@placket/ui/tabs/Tabs";
import { lazy, Suspense, useState, type ReactNode } from "react";
import type { Product } from "../catalog/product/product.queries.ts";
import { t } from "../translation/translate.ts";

const SizeGuide = lazy(async () => ({ default: (await import("./SizeGuide.tsx")).SizeGuide }));

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
  if (!family.choices.some(isSize) || !hasGrid(family)) return <div>{single}</div>;
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

function GuideButton({ product, choosing }: Pick<SizeTabsProps, "product" | "choosing">) {
  const [isOpen, setOpen] = useState(false);
  const chart = readSizeChart(product.custom_attributes["size_chart"]);
  if (!chart) return null;
  return (
    <>
      <button type="button" className="link" onClick={() => setOpen(true)}>
        {t("Size and fit guide")}
      </button>
      {isOpen ? (
        <Suspense>
          <SizeGuide {...{ product, choosing, chart }} onClose={() => setOpen(false)} />
        </Suspense>
      ) : null}
    </>
  );
}
