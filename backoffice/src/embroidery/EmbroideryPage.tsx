import { Heading } from "../page/Heading.tsx";
import { Views } from "./Views.tsx";
import { OpenedWorkbench } from "./workbench/saved/OpenedWorkbench.tsx";

/** The workbench: a text as it will be sewn, before anybody orders it. */
export default function EmbroideryPage() {
  return (
    <>
      <Heading title="Embroidery" />
      <Views here="embroidery" />
      <OpenedWorkbench />
    </>
  );
}
