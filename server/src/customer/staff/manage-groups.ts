import { GUEST_GROUP_ID } from "@placket/domain/access/principal";
import { checkGroupName, checkPointsPercent } from "@placket/domain/customer/group";
import { ok, problem, refuse, type Result } from "@placket/domain/problem";
import { leaveTrace } from "../../audit/audit.ts";
import type { Ctx } from "../../context.ts";
import { stores } from "../../store/store-config.ts";
import {
  insertGroup,
  isGroupNameTaken,
  lockGroup,
  selectCustomerTaxClasses,
  selectGroupRows,
  updateGroup,
  type GroupRow,
} from "./group.sql.ts";

interface Named {
  readonly id: number;
  readonly name: string;
}

/** What staff choose from where they look for customers or sort them. */
interface GroupChoices {
  readonly groups: readonly GroupRow[];
  readonly taxClasses: readonly Named[];
  readonly websites: readonly Named[];
  readonly storeViews: readonly Named[];
}

/** Every customer group, the tax classes they may have, and the websites by their codes. */
export async function groupChoices(ctx: Ctx): Promise<GroupChoices> {
  const [groups, taxClasses] = await Promise.all([
    selectGroupRows(ctx.db),
    selectCustomerTaxClasses(ctx.db),
  ]);
  const { views } = ctx.held(stores);
  const websites = new Map(views.map(({ websiteId, websiteCode }) => [websiteId, websiteCode]));
  return {
    groups,
    taxClasses,
    websites: [...websites].map(([id, name]) => ({ id, name })),
    storeViews: views.map(({ id, name }) => ({ id, name })),
  };
}

/** A customer group as staff write it. */
type GroupDraft = Pick<GroupRow, "name" | "pointsPercent" | "taxClassId">;

/** Adds a customer group, with its trace. */
export async function addGroup(tx: Ctx, typed: GroupDraft): Promise<Result<GroupRow>> {
  const checked = await checkedDraft(tx, typed);
  if (!checked.ok) return checked;
  const id = await insertGroup(tx.db, checked.value);
  const group = { ...checked.value, id, customers: 0 };
  await leaveTrace(tx, { action: "customerGroup.add", subject: group.name, after: said(group) });
  return ok(group);
}

/** Names a group otherwise, sets its tax class and what it earns, with its trace. That of guests is known by its name. */
export async function changeGroup(
  tx: Ctx,
  id: number,
  typed: GroupDraft,
): Promise<Result<GroupRow>> {
  const before = await lockGroup(tx.db, id);
  if (!before) return refuse(problem("customer.noSuchGroup", "id"));
  const name = id === GUEST_GROUP_ID ? before.name : typed.name;
  const checked = await checkedDraft(tx, { ...typed, name }, id);
  if (!checked.ok) return checked;
  await updateGroup(tx.db, id, checked.value);
  const after = { ...before, ...checked.value };
  await leaveTrace(tx, {
    action: "customerGroup.change",
    subject: before.name,
    before: said(before),
    after: said(after),
  });
  return ok(after);
}

async function checkedDraft(tx: Ctx, typed: GroupDraft, own?: number): Promise<Result<GroupDraft>> {
  const name = typed.name.trim();
  const { taxClassId, pointsPercent } = typed;
  const problems = [...checkGroupName(name), ...checkPointsPercent(pointsPercent)];
  if (problems.length > 0) return refuse(...problems);
  const classes = await selectCustomerTaxClasses(tx.db);
  if (!classes.some(({ id }) => id === taxClassId)) {
    return refuse(problem("customer.noSuchTaxClass", "taxClassId"));
  }
  return (await isGroupNameTaken(tx.db, name, own))
    ? refuse(problem("customer.groupNameTaken", "name"))
    : ok({ name, taxClassId, pointsPercent });
}

const said = ({ name, taxClassId, pointsPercent }: GroupDraft) => ({
  name,
  taxClassId,
  pointsPercent,
});
