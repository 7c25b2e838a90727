import { GIFT_CARD_CODE_MAX } from "@placket/domain/gift-card/code";
import { useNavigate } from "@tanstack/react-router";
import { call } from "../api/call.ts";
import { CopyText } from "../page/CopyText.tsx";
import { ResourceForm } from "../page/form/ResourceForm.tsx";
import { Heading } from "../page/Heading.tsx";
import { ResourceList } from "../page/list/ResourceList.tsx";
import { useList } from "../page/list/use-list.ts";
import { useMay } from "../page/permissions.ts";
import { giftCardAt } from "./gift-card.addresses.ts";
import { GIFT_CARD_COLUMNS } from "./gift-card-columns.tsx";
import { useWriteGiftCard, type IssueViews } from "./gift-card.queries.ts";
import { giftCardsList } from "./gift-cards-list.ts";
import styles from "./GiftCards.module.css";
import { checkTyped, issueFields, issueOf } from "./issue-form.ts";

/** Gift cards, the newest first unless told; finding one by its code, and issuing one. */
export default function GiftCardsPage() {
  const list = useList(giftCardsList, (query) => call("giftCards", { query }));
  const mayManage = useMay("giftCards.manage");
  const views = list.result.data?.views;
  return (
    <>
      <Heading title="Gift Cards" />
      <ResourceList
        list={list}
        columns={GIFT_CARD_COLUMNS}
        keyOf={({ id }) => id}
        file="exportGiftCards"
        empty="No gift card has been issued."
      />
      <Find />
      {views && mayManage ? <Issue views={views} /> : null}
    </>
  );
}

/** Somebody asks about the card in their hand. */
function Find() {
  const navigate = useNavigate();
  const find = async ({ code }: Readonly<Record<"code", string>>) => {
    const { id } = await call("findGiftCard", { body: { code } });
    await navigate({ href: giftCardAt({ id: String(id) }) });
  };
  return (
    <section aria-labelledby="find-gift-card" className={styles["section"]}>
      <h2 id="find-gift-card">Find a Card by Its Code</h2>
      <ResourceForm fields={FIND_FIELDS} submitLabel="Find" onSave={find} mayBeLeft />
    </section>
  );
}

const FIND_FIELDS = {
  code: {
    label: "Code",
    hint: "All twenty characters; capitals and spaces do not matter.",
    maxLength: GIFT_CARD_CODE_MAX,
    autoComplete: "off",
  },
} as const;

function Issue({ views }: { readonly views: IssueViews }) {
  const issue = useWriteGiftCard("issueGiftCard");
  const { data } = issue;
  return (
    <section aria-labelledby="issue-gift-card" className={styles["section"]}>
      <h2 id="issue-gift-card">Issue a Gift Card</h2>
      {data ? (
        <div className={styles["issued"]}>
          <p>
            The card is issued. This is its code; it is shown this once
            {data.recipientEmail === "" ? "" : ` and is on its way to ${data.recipientEmail}`}.
          </p>
          <CopyText text={data.code} what="the code" />
        </div>
      ) : null}
      <ResourceForm
        fields={issueFields(views)}
        values={{ storeViewId: String(views[0]?.id ?? "") }}
        check={(typed) => checkTyped(views, typed)}
        submitLabel="Issue"
        done="Issued."
        keeps={["storeViewId"]}
        onSave={(typed) => issue.mutateAsync({ body: issueOf(typed) })}
      />
    </section>
  );
}
