import { scopeTitle } from "@placket/domain/store/scope-title";
import { SelectField } from "@placket/ui/form/select-field/SelectField";
import { useQuery } from "@tanstack/react-query";
import { useAddress, useGo } from "../../page/address.ts";
import { useReading } from "../../page/form/use-reading.ts";
import { Heading } from "../../page/Heading.tsx";
import { isId } from "../../page/is-id.ts";
import { useMay } from "../../page/permissions.ts";
import { Failed, LoadingRows, NotFound } from "../../page/states.tsx";
import { Time } from "../../page/Time.tsx";
import {
  linksAt,
  picturesAt,
  productAt,
  productsAt,
  optionsAt,
  tiersAt,
  variantsAt,
} from "../catalog.addresses.ts";
import {
  choicesQuery,
  productQuery,
  useWriteProduct,
  type Product,
  type ProductChoices,
  type Scope,
} from "../product.queries.ts";
import { TYPE_TEXT } from "../product-words.ts";
import { ProductForm } from "./ProductForm.tsx";
import styles from "./ProductForm.module.css";
import { Trail } from "./Trail.tsx";

/** A product, as it is everywhere, in a website or in a store view. */
export default function ProductPage({ id }: { readonly id: string }) {
  return isId(id) ? <Found key={id} id={id} /> : <NotFound />;
}

function Found({ id }: { readonly id: string }) {
  const product = useQuery(productQuery(id));
  const choices = useQuery(choicesQuery);
  const error = (!product.data && product.error) || (!choices.data && choices.error);
  if (error) {
    const retry = () => void Promise.all([product.refetch(), choices.refetch()]);
    return <Failed error={error} retry={retry} />;
  }
  return (
    <>
      <Heading title={product.data ? product.data.values.name : "Product"} />
      <p>
        <a className="link" href={productsAt({})}>
          All products
        </a>
      </p>
      {product.data && choices.data ? (
        <Kept product={product.data} choices={choices.data} />
      ) : (
        <LoadingRows label="Loading the product" />
      )}
    </>
  );
}

interface KeptProps {
  readonly product: Product;
  readonly choices: ProductChoices;
}

/** It is sent with what was read or saved last: whoever was faster is not written over, and shown when asked for. */
function Kept({ product, choices }: KeptProps) {
  const { reading, read, setRead, showAnew } = useReading(product);
  const change = useWriteProduct("changeProduct");
  const mayManage = useMay("products.manage");
  const mayReadTrail = useMay("audit.read");
  const scope = scopeFrom(useAddress().query, choices.scopes);
  if (!scope) return <NotFound />;
  const { kind, id } = scope;
  return (
    <>
      <KnownFacts product={read} />
      <ScopeSwitch product={read} scopes={choices.scopes} scope={scope} />
      <ProductForm
        key={`${textOf(scope)} ${reading}`}
        product={read}
        choices={choices}
        scope={scope}
        showAnew={showAnew}
        save={
          mayManage
            ? async (asked) => {
                const body = { ...asked, seen: read.seen, scope: { kind, id } };
                setRead(await change.mutateAsync({ params: { id: product.id }, body }));
              }
            : undefined
        }
      />
      {mayReadTrail ? <Trail sku={read.sku} /> : null}
    </>
  );
}

function KnownFacts({ product }: { readonly product: Product }) {
  const { sku, type, values, families, updatedAt } = product;
  const isShown = values.isEnabled && values.visibility !== NOT_VISIBLE;
  return (
    <p className={styles["facts"]}>
      <span className="num">{sku}</span>
      <span>{TYPE_TEXT[type]}</span>
      <span>
        Changed <Time iso={updatedAt} />
      </span>
      {families.map((family) => (
        <a key={family.id} className="link" href={productAt({ id: String(family.id) })}>
          Variant of {family.name}
        </a>
      ))}
      {type === "configurable" ? (
        <a className="link" href={variantsAt({ id: String(product.id) })}>
          Variants
        </a>
      ) : null}
      {PARTS.map(({ title, at }) => (
        <a key={title} className="link" href={at({ id: String(product.id) })}>
          {title}
        </a>
      ))}
      {isShown ? (
        <a className="link" href={`/${values.urlKey}`} target="_blank" rel="noreferrer">
          In the store<span className="visually-hidden">, in a new tab</span>
        </a>
      ) : null}
    </p>
  );
}

/** What stands on pages of its own. */
const PARTS = [
  { title: "Pictures", at: picturesAt },
  { title: "Tier prices", at: tiersAt },
  { title: "Options", at: optionsAt },
  { title: "Links", at: linksAt },
] as const;

const NOT_VISIBLE = 1;

interface ScopeSwitchProps {
  readonly product: Product;
  readonly scopes: readonly Scope[];
  readonly scope: Scope;
}

function ScopeSwitch({ product, scopes, scope }: ScopeSwitchProps) {
  const go = useGo();
  const saying = new Set(product.scopes.map(textOf));
  return (
    <SelectField
      label="What is said below holds for"
      className={styles["scope"]}
      value={textOf(scope)}
      onChange={({ target }) => {
        const asked = target.value === "default" ? "" : target.value;
        go(productAt({ id: String(product.id) }, { scope: asked }));
      }}
    >
      {scopes.map((one) => (
        <option key={textOf(one)} value={textOf(one)}>
          {scopeTitle(one.kind, one.name)}
          {saying.has(textOf(one)) ? " *" : ""}
        </option>
      ))}
    </SelectField>
  );
}

const textOf = ({ kind, id }: { readonly kind: string; readonly id: number }) =>
  kind === "default" ? kind : `${kind}-${id}`;

/** `?scope=store-2`; without it the default scope. */
function scopeFrom(query: URLSearchParams, scopes: readonly Scope[]): Scope | undefined {
  const asked = query.get("scope") || "default";
  return scopes.find((scope) => textOf(scope) === asked);
}
