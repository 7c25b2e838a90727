import type { TextChoice } from "@placket/contract/embroidery/embroider-call.codec";
import type { ShownOffer } from "@placket/contract/embroidery/shown-offer.codec";
import { readTeamTitle } from "@placket/domain/cart/team-part";
import { variantHas, type Family } from "@placket/domain/configurator/family";
import { readTeam } from "@placket/domain/configurator/team/read-team";
import { TEAM_TEXT_MAX } from "@placket/domain/configurator/team/team-sheet";
import { nextTeam, type TeamEvent } from "@placket/domain/configurator/team/write-team";
import type { Result } from "@placket/domain/problem";
import { Button } from "@placket/ui/action/button/Button";
import { TextField } from "@placket/ui/form/text-field/TextField";
import { Dialog } from "@placket/ui/panel/dialog/Dialog";
import { useCallback, useId, useMemo, useRef, useState, type CSSProperties } from "react";
import { useShop } from "../../api/shop.ts";
import { useUnheld } from "../../api/use-unheld.ts";
import type { Product } from "../../catalog/product/product.queries.ts";
import type { GarmentImage } from "../../embroidery/preview/garment-cloth.ts";
import { offerQuery } from "../../embroidery/offer.queries.ts";
import { continued, heightsOf } from "../../embroidery/text/draft.ts";
import { fittingHeight } from "../../embroidery/text/fitting-height.ts";
import { showNotice } from "../../notice/notices.ts";
import { useQuery } from "../../query/use-query.ts";
import { useBackCloses } from "../../routing/use-back-closes.ts";
import { t } from "../../translation/translate.ts";
import { useFamilyInCart } from "../choosing/use-family-in-cart.ts";
import {
  colorChoice,
  draftOf,
  forgetTeam,
  keepTeam,
  keptTeam,
  sharedAndOwn,
  type EditedTeam,
  type TeamDraft,
} from "./team-draft.ts";
import { ColorFirst } from "./ColorFirst.tsx";
import { ClearList } from "./ClearList.tsx";
import { teamText } from "./team-text.ts";
import { TeamSum } from "./TeamSum.tsx";
import styles from "./TeamSheet.module.css";
import { TeamTable, tellLost } from "./TeamTable.tsx";
import { TeamTerms } from "./TeamTerms.tsx";
import { usePutTeam } from "./use-put-team.ts";
import { useTeam } from "./use-team.ts";

interface TeamSheetProps {
  readonly product: Product;
  readonly family: Family;
  readonly images: readonly GarmentImage[];
  /** The color that is chosen on the page, by its option; undefined where none is. */
  readonly colorId: number | undefined;
  /** A list of the cart that is written anew. */
  readonly edited: EditedTeam | undefined;
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

/** Over the page: a list of wearers with their names and sizes, sewn before their eyes (issue 10, point 3). */
export function TeamSheet(props: TeamSheetProps) {
  const { product, family, isOpen, onClose } = props;
  const [draft, onDraft, isUnasked] = useColored(props);
  const color = colorChoice(family);
  useBackCloses(isOpen && !props.edited, onClose);
  const offer = useQuery(offerQuery(useShop(), variantOf(family, draft.colorId)));
  return (
    <Dialog
      open={isOpen}
      onClose={onClose}
      size="full"
      title={<span className={styles["title"]}>{t("Order for a team")}</span>}
      titleEnd={
        <span className={styles["garment"]}>
          {[product.name, isUnasked ? undefined : colorName(family, draft)]
            .filter(Boolean)
            .join(", ")}
        </span>
      }
      closeLabel={t("Close")}
      keepOnOutsidePress
    >
      {color && isUnasked ? (
        <ColorFirst color={color} onColor={(colorId) => onDraft((now) => ({ ...now, colorId }))} />
      ) : offer.data?.terms.text ? (
        <Opened
          {...props}
          offer={offer.data}
          askAnew={offer.refetch}
          draft={draft}
          onDraft={onDraft}
        />
      ) : (
        <div className={styles["loading"]} aria-live="polite">
          <p>
            {offer.data !== undefined
              ? t("This product is not available")
              : offer.isError
                ? t("Something went wrong. Please try again.")
                : t("Loading embroidery configurator...")}
          </p>
          {offer.isError ? (
            <Button kind="line" onClick={() => void offer.refetch()}>
              {t("Try again")}
            </Button>
          ) : null}
        </div>
      )}
    </Dialog>
  );
}

type OnDraft = (change: (draft: TeamDraft) => TeamDraft) => void;

/** The list, and whether its color is still to be asked for; one that is chosen on the page meanwhile is the list's. */
function useColored(props: TeamSheetProps): readonly [TeamDraft, OnDraft, boolean] {
  const { colorId } = props;
  const [draft, onDraft] = useDraft(props);
  const [isBare, setBare] = useState(() => startsBare(props));
  const onColored = useCallback<OnDraft>(
    (change) => {
      onDraft((now) => change(isBare ? { ...now, colorId } : now));
      setBare(false);
    },
    [onDraft, isBare, colorId],
  );
  return [isBare ? { ...draft, colorId } : draft, onColored, isBare && colorId === undefined];
}

/** The list as it is written. What is written is kept; a sheet that was only opened keeps nothing. */
function useDraft(props: TeamSheetProps): readonly [TeamDraft, OnDraft] {
  const { product, edited } = props;
  const [draft, setDraft] = useState<TeamDraft>(() => startOf(props));
  // Two changes may come before one is drawn: the second is made to the first.
  const latest = useRef(draft);
  const isKept = edited === undefined;
  const onDraft = useCallback<OnDraft>(
    (change) => {
      const next = change(latest.current);
      latest.current = next;
      setDraft(next);
      if (isKept) keepTeam(product.id, next);
    },
    [product.id, isKept],
  );
  return [draft, onDraft];
}

function startOf({ product, family, edited, colorId }: TeamSheetProps): TeamDraft {
  if (edited) return draftOf(edited, family);
  return keptTeam(product.id) ?? { title: t("Team"), rows: [], choice: undefined, colorId };
}

/** Nobody has said a color yet, on the page or in a list. */
const startsBare = ({ product, family, edited, colorId }: TeamSheetProps): boolean =>
  colorChoice(family) !== undefined && !edited && colorId === undefined && !keptTeam(product.id);

/** `White`; `undefined` where each row says its own. */
const colorName = (family: Family, { colorId }: TeamDraft): string | undefined =>
  colorChoice(family)?.options.find(({ id }) => id === colorId)?.label;

/** The variant whose offer holds: the cloth's color decides the threads. */
function variantOf(family: Family, colorId: number | undefined): number {
  const { shared } = sharedAndOwn(family, colorId);
  const { variants } = family;
  return (variants.find((one) => variantHas(one, shared)) ?? variants[0])?.productId ?? 0;
}

interface OpenedProps extends TeamSheetProps {
  readonly offer: ShownOffer;
  readonly askAnew: () => unknown;
  readonly draft: TeamDraft;
  readonly onDraft: OnDraft;
}

/** How wide the preview of a text is at most, CSS pixels, and how large at most. */
const PREVIEW_PX = 150;
const MOST_PX_PER_MM = 1.6;

function Opened(props: OpenedProps) {
  const { product, family, images, edited, offer, askAnew, draft, onDraft, onClose } = props;
  const color = colorChoice(family);
  const chosen = color?.options.find(({ id }) => id === draft.colorId);
  const cloth = color?.swatch === "color" ? chosen?.value : undefined;
  const choice = useMemo(
    () => ({ ...continued(draft.choice, { offer, cloth }), lines: NO_LINES }),
    [draft.choice, offer, cloth],
  );
  const itemIds = useMemo(() => new Set(edited?.items.map(({ id }) => id)), [edited]);
  const inCart = useFamilyInCart(product) - piecesOf(edited);
  const { sheet, rows, sum } = useTeam({ draft, choice, family, offer, inCart });
  const [isAsked, setAsked] = useState(false);
  const [untitled] = problemsOf(readTeamTitle(draft.title));
  const frame = useRef<HTMLDivElement>(null);
  const putting = usePutTeam({
    product,
    edited: itemIds.size > 0 ? edited : undefined,
    onRefused: askAnew,
    onPut: () => {
      onDraft((now) => ({ ...now, rows: [] }));
      if (!edited) forgetTeam(product.id);
      onClose();
    },
  });
  const unheld = useUnheld();
  const dispatch = useCallback(
    (event: TeamEvent) => onDraft((now) => ({ ...now, rows: nextTeam(now.rows, event, sheet) })),
    [onDraft, sheet],
  );
  const set = (values: Partial<TeamDraft>) => onDraft((now) => ({ ...now, ...values }));
  const placement = offer.terms.placements.find(({ code }) => code === choice.placement);
  const filled = rows.filter(({ checked }) => !checked.isBlank);
  const wrong = filled.filter(
    ({ row, problems }) => problems.length > 0 || putting.refused.has(row),
  ).length;
  const twins = rows.flatMap(({ checked }, at) => (checked.twin === undefined ? [] : [at]));
  const showWrong = () => {
    setAsked(true);
    focusWrong(frame.current);
  };
  const put = () =>
    filled.length > 0 && wrong === 0 && !untitled
      ? unheld.make(() => putting.put({ title: draft.title, choice, rows: filled }))
      : showWrong();
  return (
    <div
      className={styles["sheet"]}
      ref={frame}
      style={cloth === undefined ? undefined : ({ "--sheet-cloth": cloth } as CSSProperties)}
    >
      <div className={styles["list"]} inert={putting.isBusy}>
        <div className={styles["head"]}>
          <TextField
            label={t("What the list is called")}
            value={draft.title}
            maxLength={60}
            error={isAsked && untitled ? teamText(untitled) : undefined}
            onChange={({ target }) => set({ title: target.value })}
          />
          <OpenFile
            onText={(text) => {
              const { rows: read } = readTeam(text, sheet);
              const row = filled.length;
              dispatch({ type: "insert", row, rows: read });
              tellLost(row + read.length - sheet.max, sheet.max);
            }}
          />
        </div>
        <div className={styles["under"]}>
          <p>
            {t("Paste names and sizes straight from a spreadsheet. Enter goes to the next row.")}
          </p>
          <ClearList
            count={filled.length}
            rows={draft.rows}
            onClear={() => dispatch({ type: "clear" })}
            onUndo={(rows) => set({ rows })}
          />
        </div>
        <TeamTable
          sheet={sheet}
          rows={rows}
          dispatch={dispatch}
          refused={putting.refused}
          isAsked={isAsked}
          pxPerMm={Math.min(MOST_PX_PER_MM, PREVIEW_PX / (placement?.widthMm ?? PREVIEW_PX))}
        />
      </div>
      <details className={styles["how"]} open inert={putting.isBusy}>
        <summary>{t("How the names are sewn")}</summary>
        <TeamTerms
          family={family}
          offer={offer}
          images={images}
          cloth={cloth}
          colorId={draft.colorId}
          onColor={(colorId) => set({ colorId })}
          choice={choice}
          onChoice={(next: TextChoice) => set({ choice: next })}
        />
      </details>
      <TeamSum
        sum={sum}
        color={chosen?.label}
        wrong={wrong}
        onWrong={showWrong}
        twins={twins.length}
        onTwin={() =>
          frame.current?.querySelector<HTMLElement>(`[data-row="${twins[0]}"]`)?.focus()
        }
        problems={unheld.wasOffline ? [offline()] : putting.elsewhere.map(teamText)}
        fitsAt={fittingHeight(heightsOf(offer), {
          heightMm: choice.heightMm,
          widest: Math.max(0, ...filled.map(({ text }) => text.widthMm ?? 0)),
          room: placement?.widthMm ?? 0,
        })}
        onHeight={(heightMm) => set({ choice: { ...choice, heightMm } })}
        isUpdate={edited !== undefined}
        isBusy={putting.isBusy}
        onPut={put}
      />
    </div>
  );
}

const offline = () =>
  t("You are offline. Your cart has not changed. Try again when the connection is back.");

/** The lines are each row's own. */
const NO_LINES: readonly string[] = [];

const piecesOf = (edited: EditedTeam | undefined) =>
  edited?.items.reduce((sum, { quantity }) => sum + quantity, 0) ?? 0;

const problemsOf = (result: Result<unknown>) => (result.ok ? [] : result.problems);

/** The first field that is wrong, once it is said to be; where none is, the first cell. */
function focusWrong(frame: HTMLElement | null): void {
  requestAnimationFrame(() => {
    const wrong = frame?.querySelector<HTMLElement>("input[aria-invalid=true]");
    (wrong ?? frame?.querySelector<HTMLElement>("input[data-cell]"))?.focus();
  });
}

/** A list that was saved from a spreadsheet. */
function OpenFile({ onText }: { readonly onText: (text: string) => void }) {
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const open = async (file: File | undefined) => {
    if (!file) return;
    // A workbook begins as an archive does; read as text it would be rows of nothing.
    const text = await file.slice(0, TEAM_TEXT_MAX).text();
    if (text.startsWith("PK")) {
      showNotice(t("Save the list as CSV first, or copy its cells and paste them here."));
    } else onText(text);
    if (input.current) input.current.value = "";
  };
  return (
    <div className={styles["file"]}>
      <input
        ref={input}
        id={id}
        type="file"
        accept=".csv,.tsv,.txt,text/csv,text/plain"
        className="visually-hidden"
        onChange={({ target }) => void open(target.files?.[0])}
      />
      <label htmlFor={id} className="link">
        {t("Open a CSV file")}
      </label>
    </div>
  );
}
