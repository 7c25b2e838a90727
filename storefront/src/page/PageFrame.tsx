import { useQueries, useQueryClient } from "../query/use-query.ts";
import { useEffect, useEffectEvent, useState } from "react";
import { CallError } from "@placket/web/call/call-error";
import { NOT_FOUND_CODE } from "@placket/web/call/error-class";
import { useShop } from "../api/shop.ts";
import { FailedPage } from "./FailedPage.tsx";
import { fullTitle } from "./head.ts";
import { LoadingPage } from "./LoadingPage.tsx";
import type { PageContext, PageEntry, PageModule, Place, Redirect } from "./page.ts";

interface PageFrameProps {
  readonly place: Place;
  readonly entry: PageEntry;
  readonly module: PageModule;
  readonly storeName: string;
  readonly onRedirect: (redirect: Redirect) => void;
}

/**
 * Draws one page: keeps the browser's title, follows the page's redirect, and draws the failure of
 * the page's own question, the first of its `queries`.
 */
export function PageFrame({ place, entry, module, storeName, onRedirect }: PageFrameProps) {
  const shop = useShop();
  const client = useQueryClient();
  const context: PageContext = { place, shop, client };
  const queries = entry.queries?.(context) ?? [];
  const [own] = useQueries(queries);
  const [hasStood, setStood] = useState(false);
  if (!hasStood && own?.data !== undefined) setStood(true);
  const leave = redirectOf(own?.error) ?? module.redirect?.(context);
  const title = fullTitle(module.head(context).title, storeName);

  useEffect(() => {
    document.title = title;
  }, [title]);

  const go = useEffectEvent(() => {
    if (leave) onRedirect(leave);
  });
  const target = leave?.to;
  useEffect(() => {
    if (target !== undefined) go();
  }, [target]);

  if (leave) return <LoadingPage />;
  // Once the page stood, it goes on with what it has when its next question fails (PLP-25).
  if (own?.isError && own.data === undefined && !hasStood) {
    return <FailedPage onRetry={() => void own.refetch()} isBusy={own.isFetching} />;
  }
  return <module.Page place={place} />;
}

/** "Not found" of the store API returns the page to the home page (ROUTE-37). */
function redirectOf(error: unknown): Redirect | undefined {
  return error instanceof CallError && error.bodyCode === NOT_FOUND_CODE ? { to: "/" } : undefined;
}
