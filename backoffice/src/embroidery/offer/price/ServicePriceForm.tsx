import {
  checkServicePrice,
  QUANTITY_PRICES_MAX,
} from "@placket/domain/embroidery/offer/service-price";
import { minorOf } from "@placket/domain/money/price-format";
import { Button } from "@placket/ui/action/button/Button";
import { FieldError } from "@placket/ui/form/field/Field";
import { Said } from "../../../page/Said.tsx";
import { LeaveWarning } from "../../../page/form/LeaveWarning.tsx";
import { useDraft } from "../../../page/form/use-draft.ts";
import styles from "../group/Group.module.css";
import prices from "./ServicePrices.module.css";
import { MeasureField } from "../group/MeasureField.tsx";
import { usePriceService, type Service } from "../offer.queries.ts";

interface ServicePriceFormProps {
  readonly service: Service;
  readonly currency: string;
  readonly chargedFor: string;
  readonly onSaved: () => void;
}

type Cost = Pick<Service, "quantities"> & { readonly price: number };

/** What one service costs: a piece, and each of many. It is sent with what was read. */
export function ServicePriceForm({
  service,
  currency,
  chargedFor,
  onSaved,
}: ServicePriceFormProps) {
  const { sku, name } = service;
  const put = usePriceService();
  const { parts, errors, isDirty, state, submit } = useDraft<Cost>({
    begun: { price: service.price ?? Number.NaN, quantities: service.quantities },
    check: ({ price, quantities }) =>
      checkServicePrice({
        minor: minorOf(price, currency),
        quantities: quantities.map((one) => ({
          quantity: one.quantity,
          minor: minorOf(one.price, currency),
        })),
      }),
    save: async (draft) => {
      const seen = { price: service.price, quantities: service.quantities };
      await put.mutateAsync({ params: { sku }, body: { ...draft, seen } });
      onSaved();
      return undefined;
    },
  });
  const { id, draft, errorOf, onChange } = parts;
  const wholeError = errors.find(({ field }) => field === undefined)?.text;
  const set = (at: number, part: Partial<Cost["quantities"][number]>) =>
    onChange({
      quantities: draft.quantities.map((one, index) => (index === at ? { ...one, ...part } : one)),
    });
  const last = draft.quantities.at(-1);
  const isFull = draft.quantities.length >= QUANTITY_PRICES_MAX;
  return (
    <form
      noValidate
      className={prices["form"]}
      aria-label={`Price of ${name}`}
      onSubmit={(event) => {
        event.preventDefault();
        void submit();
      }}
    >
      <LeaveWarning isUnsaved={isDirty} />
      <div className={prices["service"]}>
        <MeasureField
          id={`${id}-price`}
          label={`${name}, a piece`}
          className={prices["price"]}
          unit={currency}
          hint={`${chargedFor}. ${sku}`}
          error={errorOf("price")}
          value={draft.price}
          onValue={(price) => onChange({ price })}
        />
        <div className={prices["doing"]}>
          <Button
            size="sm"
            kind="line"
            disabled={isFull}
            onClick={() =>
              onChange({
                quantities: [
                  ...draft.quantities,
                  { quantity: (last?.quantity ?? 0) + 12, price: last?.price ?? draft.price },
                ],
              })
            }
          >
            Add a Quantity
          </Button>
          <Button type="submit" size="sm" busy={state === "saving"} disabled={!isDirty}>
            Save the Price
          </Button>
          <Said text={wholeError ?? ""} />
        </div>
      </div>
      <fieldset id={`${id}-quantities`} className={styles["set"]}>
        <legend className="visually-hidden">{name} by quantity</legend>
        {errorOf("quantities") ? (
          <FieldError id={`${id}-quantities-error`}>{errorOf("quantities")}</FieldError>
        ) : null}
        {draft.quantities.map((one, at) => (
          <div key={at} className={prices["step"]}>
            <MeasureField
              label="From"
              unit="pieces"
              value={one.quantity}
              onValue={(quantity) => set(at, { quantity })}
            />
            <MeasureField
              label="Each"
              unit={currency}
              value={one.price}
              onValue={(price) => set(at, { price })}
            />
            <Button
              kind="line"
              onClick={() =>
                onChange({ quantities: draft.quantities.filter((_, index) => index !== at) })
              }
            >
              Remove This Quantity
            </Button>
          </div>
        ))}
      </fieldset>
    </form>
  );
}
