import "@placket/ui/index.css";
import { QueryClientProvider } from "@tanstack/react-query";
import { StrictMode } from "react";
import { createRoot } from "react-dom/client";
import { createQueryClient } from "./api/query-client.ts";
import { followLinks } from "./page/follow-links.ts";
import { BackOffice } from "./routes.tsx";

const root = document.getElementById("app");
if (!root) throw new Error("The document has no place for the back office");
followLinks(document);
createRoot(root).render(
  <StrictMode>
    <QueryClientProvider client={createQueryClient()}>
      <BackOffice />
    </QueryClientProvider>
  </StrictMode>,
);
