import { checkLinks, LINK_KINDS } from "@placket/domain/catalog/staff/product-links";
import type { LinkKind } from "@placket/domain/catalog-import/product-draft";
import { Button } from "@placket/ui/action/button/Button";
import { FieldError } from "@placket/ui/form/field/Field";
import { useQuery } from "@tanstack/react-query";
import { useReading } from "../../page/form/use-reading.ts";
import { useMay } from "../../page/permissions.ts";
import { productAt } from "../catalog.addresses.ts";
import form from "../form/ProductForm.module.css";
import { linksQuery, useWriteProduct, type Links } from "../product.queries.ts";
import { FindProduct } from "./FindProduct.tsx";
import { moved } from "./moved.ts";
import { PartForm } from "./PartForm.tsx";
import { PartPage } from "./PartPage.tsx";
import styles from "./Parts.module.css";

/** The products that a product shows: related, up-sell and cross-sell. */
export default function LinksPage({ id }: { readonly id: string }) {
  return (
    <PartPage id={id} title="Links" part={useQuery(linksQuery(id))}>
      {(links: Links) => <Kept id={Number(id)} links={links} />}
    </PartPage>
  );
}

type Linked = Links["related"][number];
type LinksDraft = Readonly<Record<LinkKind, readonly Linked[]>>;

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
          <LinkList
            key={kind}
            id={`${fieldId}-${kind}`}
            title={TITLES[kind]}
            own={id}
            linked={draft[kind]}
            error={errorOf(kind)}
            isFixed={!mayManage}
            onLinked={(linked) => onChange({ [kind]: linked })}
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

interface LinkListProps {
  readonly id: string;
  readonly title: string;
  /** The product whose links they are. */
  readonly own: number;
  readonly linked: readonly Linked[];
  readonly error: string | undefined;
  readonly isFixed: boolean;
  readonly onLinked: (linked: readonly Linked[]) => void;
}

/** One list in its order. */
function LinkList({ id, title, own, linked, error, isFixed, onLinked }: LinkListProps) {
  return (
    <section id={id} tabIndex={-1} className={form["group"]} aria-label={title}>
      <h2>{title}</h2>
      {error === undefined ? null : <FieldError id={`${id}-error`}>{error}</FieldError>}
      {linked.length === 0 ? <p>None yet.</p> : null}
      <ol className={styles["links"]}>
        {linked.map((one, at) => (
          <li key={one.id} className={styles["link"]}>
            <a className="link" href={productAt({ id: String(one.id) })}>
              {one.sku}
            </a>
            <span>{one.isEnabled ? one.name : `${one.name} (not sold)`}</span>
            {isFixed ? null : (
              <>
                <Button
                  kind="link"
                  disabled={at === 0}
                  onClick={() => onLinked(moved(linked, at, at - 1))}
                >
                  Move up<span className="visually-hidden"> {one.sku}</span>
                </Button>
                <Button
                  kind="link"
                  disabled={at === linked.length - 1}
                  onClick={() => onLinked(moved(linked, at, at + 1))}
                >
                  Move down<span className="visually-hidden"> {one.sku}</span>
                </Button>
                <Button kind="link" onClick={() => onLinked(linked.toSpliced(at, 1))}>
                  Remove<span className="visually-hidden"> {one.sku}</span>
                </Button>
              </>
            )}
          </li>
        ))}
      </ol>
      {isFixed ? null : (
        <FindProduct
          name={title.split(":")[0] ?? title}
          taken={[own, ...linked.map((one) => one.id)]}
          onFound={({ id: found, sku, name, isEnabled }) =>
            onLinked([...linked, { id: found, sku, name, isEnabled }])
          }
        />
      )}
    </section>
  );
}
