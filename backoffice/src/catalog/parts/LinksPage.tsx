import { checkLinks, LINK_KINDS } from "@placket/domain/catalog/staff/product-links";
import type { LinkKind } from "@placket/domain/catalog-import/product-draft";
import { useQuery } from "@tanstack/react-query";
import { useReading } from "../../page/form/use-reading.ts";
import { useMay } from "../../page/permissions.ts";
import { linksQuery, useWriteProduct, type Links } from "../product.queries.ts";
import { OrderedProducts, type OrderedProduct } from "./OrderedProducts.tsx";
import { PartForm } from "./PartForm.tsx";
import { PartPage } from "./PartPage.tsx";

/** The products that a product shows: related, up-sell and cross-sell. */
export default function LinksPage({ id }: { readonly id: string }) {
  return (
    <PartPage id={id} title="Links" part={useQuery(linksQuery(id))}>
      {(links: Links) => <Kept id={Number(id)} links={links} />}
    </PartPage>
  );
}

type LinksDraft = Readonly<Record<LinkKind, readonly OrderedProduct[]>>;

/** They are sent with what was read of them: whoever was faster is not written over, and shown when asked for. */
function Kept({ id, links }: { readonly id: number; readonly links: Links }) {
  const { reading, read, setRead, showAnew } = useReading(links);
  const write = useWriteProduct("setLinks");
  const mayManage = useMay("products.manage");
  const { seen, ...begun } = read;
  const save = async (draft: LinksDraft) => {
    const body = { seen, ...idsOf(draft) };
    setRead(await write.mutateAsync({ params: { id }, body }));
  };
  return (
    <PartForm<LinksDraft>
      key={reading}
      begun={begun}
      check={(draft) => checkLinks(id, idsOf(draft))}
      save={mayManage ? save : undefined}
      showAnew={showAnew}
    >
      {({ id: fieldId, draft, errorOf, onChange }) =>
        LINK_KINDS.map((kind) => (
          <OrderedProducts
            key={kind}
            id={`${fieldId}-${kind}`}
            title={TITLES[kind]}
            excluded={id}
            products={draft[kind]}
            error={errorOf(kind)}
            isFixed={!mayManage}
            onProducts={(products) => onChange({ [kind]: products })}
          />
        ))
      }
    </PartForm>
  );
}

const TITLES: Readonly<Record<LinkKind, string>> = {
  related: "Related: beside it on its page",
  upsell: "Up-sell: better ones, on its page",
  crosssell: "Cross-sell: with it in the cart",
};

const idsOf = (draft: LinksDraft) => ({
  related: draft.related.map(({ id }) => id),
  upsell: draft.upsell.map(({ id }) => id),
  crosssell: draft.crosssell.map(({ id }) => id),
});
