import "@placket/ui/index.css";
import { QueryClientProvider } from "@tanstack/react-query";
import { RouterProvider } from "@tanstack/react-router";
import { StrictMode } from "react";
import { createRoot } from "react-dom/client";
import { createQueryClient } from "./api/query-client.ts";
import { ADMIN_PAGES } from "@placket/contract/admin-api";
import { followLinks } from "@placket/web/link/follow-links";
import { createBackOffice } from "./routes.tsx";

const root = document.getElementById("app");
if (!root) throw new Error("The document has no place for the back office");
const router = createBackOffice();
followLinks({
  here: () => location.href,
  navigate: (href) => void router.navigate({ href }),
  root: document,
  isPage: (path) => path.startsWith(ADMIN_PAGES),
});
createRoot(root).render(
  <StrictMode>
    <QueryClientProvider client={createQueryClient()}>
      <RouterProvider router={router} />
    </QueryClientProvider>
  </StrictMode>,
);
