import "../src/index.css";
import { StrictMode } from "react";
import { createRoot } from "react-dom/client";
import { SkipLink } from "../src/navigation/skip-link/SkipLink.tsx";
import { Actions } from "./Actions.tsx";
import { Choices } from "./Choices.tsx";
import { Fields } from "./Fields.tsx";
import { Navigation } from "./Navigation.tsx";
import { Overlays } from "./Overlays.tsx";
import { Progress } from "./Progress.tsx";
import styles from "./specimen.module.css";
import { Surfaces } from "./Surfaces.tsx";
import { Type } from "./Type.tsx";

const root = document.getElementById("root");
if (!root) throw new Error("index.html has no #root");

createRoot(root).render(
  <StrictMode>
    <SkipLink to="main">Skip to content</SkipLink>
    <main id="main" className={`wrap ${styles["page"]}`}>
      <h1>Primitives</h1>
      <Type />
      <Actions />
      <Fields />
      <Choices />
      <Navigation />
      <Surfaces />
      <Progress />
      <Overlays />
    </main>
  </StrictMode>,
);
