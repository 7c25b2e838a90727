import { lateModule } from "@placket/web/late/late-module";
import { awaited } from "../../slot/awaited.ts";
import type { Choosing } from "@placket/domain/configurator/choose-options";
import { readSizeChart } from "@placket/domain/configurator/size-chart";
import { Suspense, useState } from "react";
import type { Product } from "../../catalog/product/product.queries.ts";
import { useConfig } from "../../store/config.queries.ts";
import { t } from "../../translation/translate.ts";

const SizeGuide = awaited(
  lateModule(() => import("./SizeGuide.tsx")),
  (module) => module.SizeGuide,
);

interface GuideButtonProps {
  readonly product: Product;
  readonly choosing: Choosing;
}

/** Opens the size and fit guide, where the product has a size chart (PDP-19). */
export default function GuideButton({ product, choosing }: GuideButtonProps) {
  const [isOpen, setOpen] = useState(false);
  const { lengthUnit: unit } = useConfig();
  const chart = readSizeChart(product.customAttributes["size_chart"], unit);
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
