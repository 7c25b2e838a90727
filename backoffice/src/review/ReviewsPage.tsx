import { REVIEW_STATES } from "@placket/domain/review/review";
import { call } from "../api/call.ts";
import { Heading } from "../page/Heading.tsx";
import type { BulkAction } from "../page/list/BulkBar.tsx";
import { FilterTabs } from "../page/list/FilterTabs.tsx";
import { ResourceList } from "../page/list/ResourceList.tsx";
import { useList } from "../page/list/use-list.ts";
import type { Column } from "../page/Table.tsx";
import { Time } from "../page/Time.tsx";
import { reviewAt, reviewsAt } from "./review.addresses.ts";
import { useChangeReview, type ReviewRow } from "./review.queries.ts";
import { reviewsList, STATE_TEXT, type ReviewsAsked } from "./reviews-list.ts";

/** What shoppers wrote of products: what waits for a decision, and what was decided. */
export default function ReviewsPage() {
  const list = useList(reviewsList, (query) => call("reviews", { query }));
  const bulk = useBulk();
  return (
    <>
      <Heading title="Reviews" />
      <ResourceList
        list={list}
        columns={COLUMNS}
        keyOf={({ id }) => id}
        file="exportReviews"
        tabs={<StateTabs asked={list.asked} pending={list.result.data?.pending} />}
        bulk={bulk}
        empty="Nobody has written a review yet."
      />
    </>
  );
}

interface StateTabsProps {
  readonly asked: ReviewsAsked;
  /** How many wait for a decision. */
  readonly pending: number | undefined;
}

function StateTabs({ asked, pending }: StateTabsProps) {
  const tabs = [undefined, ...REVIEW_STATES].map((state) => ({
    title: state === undefined ? "All" : STATE_TEXT[state],
    count: state === "pending" ? pending : undefined,
    href: reviewsAt({}, { ...asked, after: undefined, state }),
    isHere: state === asked.state,
  }));
  return <FilterTabs label="State" tabs={tabs} />;
}

const COLUMNS: readonly Column<ReviewRow>[] = [
  {
    title: "Review",
    isRowHeader: true,
    cell: ({ id, title }) => (
      <a className="link" href={reviewAt({ id: String(id) })}>
        {title}
      </a>
    ),
  },
  { title: "Stars", align: "end", sort: "rating", cell: ({ rating }) => rating },
  { title: "Product", cell: ({ sku, product }) => `${product} (${sku})` },
  { title: "Comments", isWide: true, cell: ({ detail }) => detail },
  {
    title: "By",
    cell: ({ nickname, isVerified }) => `${nickname}${isVerified ? ", verified buyer" : ""}`,
  },
  { title: "State", cell: ({ state }) => STATE_TEXT[state] },
  {
    title: "Written",
    sort: "created",
    noWrap: true,
    cell: ({ createdAt }) => <Time iso={createdAt} />,
  },
];

/** What is rejected by the list is rejected for this; a reason of its own is written on its page. */
const BULK_REASON = "Rejected from the list";

function useBulk(): readonly BulkAction<ReviewRow>[] {
  const decide = useChangeReview("decideReviews");
  const run = async (rows: readonly ReviewRow[], decision: "approved" | "rejected") => {
    const body = { ids: rows.map(({ id }) => id), decision, reason: BULK_REASON };
    const { refused } = await decide.mutateAsync({ body });
    const whyNot = new Map(refused.map(({ id, message }) => [id, message]));
    return rows.map(({ id, title }) => ({
      name: title,
      became: whyNot.has(id) ? ("refused" as const) : ("done" as const),
      text: whyNot.get(id) ?? decision,
    }));
  };
  return [
    {
      title: "Approve",
      warning: "They stand on the pages of their products at once.",
      fits: ({ state }) => state !== "approved",
      run: (rows) => run(rows, "approved"),
    },
    {
      title: "Reject",
      warning: "No shopper reads them any more.",
      fits: ({ state }) => state !== "rejected",
      run: (rows) => run(rows, "rejected"),
    },
  ];
}
