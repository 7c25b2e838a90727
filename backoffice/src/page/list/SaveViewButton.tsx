import { lateModule } from "@placket/web/late/late-module";
import { awaited } from "../late/awaited.ts";
import { Button } from "@placket/ui/action/button/Button";
import { useQuery } from "@tanstack/react-query";
import { Suspense, useState } from "react";
import { viewOf, type Asked, type ListShape } from "./list-shape.ts";
import { savedViewsQuery, useChangeViews } from "./saved-view.queries.ts";

const SaveView = awaited(
  lateModule(() => import("./SaveView.tsx")),
  (module) => module.default,
);

interface SaveViewButtonProps {
  readonly shape: ListShape;
  readonly asked: Asked;
}

/** Keeps the view that is looked at under a name, where it is not kept yet. */
export function SaveViewButton({ shape, asked }: SaveViewButtonProps) {
  const { data } = useQuery(savedViewsQuery(shape.name));
  const { save } = useChangeViews(shape.name);
  const [isNaming, setNaming] = useState(false);
  const here = viewOf(shape, asked);
  const isKept = here === "" || data?.views.some(({ query }) => query === here);
  if (!data || (isKept && !isNaming)) return null;
  return (
    <>
      <Button kind="link" onClick={() => setNaming(true)}>
        Save This View
      </Button>
      {isNaming ? (
        <Suspense fallback={null}>
          <SaveView
            views={data.views}
            onSave={(name) => save.mutateAsync({ name, query: here })}
            onClose={() => setNaming(false)}
          />
        </Suspense>
      ) : null}
    </>
  );
}
