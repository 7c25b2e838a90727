import { useState } from "react";
import { Bartack } from "../src/drawing/bartack/Bartack.tsx";
import { Breadcrumb } from "../src/navigation/breadcrumb/Breadcrumb.tsx";
import { Accordion, Disclosure } from "../src/panel/disclosure/Disclosure.tsx";
import { Pagination } from "../src/navigation/pagination/Pagination.tsx";
import { Seam } from "../src/drawing/seam/Seam.tsx";
import { TabPanel, Tabs } from "../src/panel/tabs/Tabs.tsx";
import { Section } from "./Section.tsx";
import styles from "./specimen.module.css";

const TABS = [
  { value: "size", label: "Select Size" },
  { value: "many", label: "Order Multiple" },
  { value: "off", label: "Not now", disabled: true },
];

/** Where one is and where one may go. */
export function Navigation() {
  const [tab, setTab] = useState("size");
  return (
    <Section title="Navigation">
      <Breadcrumb
        label="Breadcrumb"
        items={[
          { label: "Home", href: "#home" },
          { label: "Kitchen", href: "#kitchen" },
          { label: "Chef coats" },
        ]}
      />
      <p>
        <Bartack>You are here</Bartack>
      </p>
      <div className={styles["narrow"]}>
        <Tabs
          label="How to order"
          tabs={TABS}
          value={tab}
          onChange={setTab}
          end={
            <a className="link" href="#main">
              Size and fit guide
            </a>
          }
        >
          <TabPanel value="size">One size at a time.</TabPanel>
          <TabPanel value="many">A grid of sizes and colors.</TabPanel>
          <TabPanel value="off">Nothing.</TabPanel>
        </Tabs>
      </div>
      <Seam />
      <div className={styles["columns"]}>
        <div>
          <Disclosure title="Color" level={3} defaultOpen>
            White, black, navy.
          </Disclosure>
          <Disclosure title="Fabric weight" level={3} note="2 chosen">
            Light, heavy.
          </Disclosure>
          <Disclosure title="A code?" kind="link">
            Type it here.
          </Disclosure>
        </div>
        <Accordion defaultOpen="b">
          <div>
            <Disclosure value="a" title="When does it come?">
              Tuesday.
            </Disclosure>
            <Disclosure value="b" title="Can it go back?">
              For sixty days; washed once is fine.
            </Disclosure>
          </div>
        </Accordion>
      </div>
      {[1, 6, 12].map((page) => (
        <Pagination
          key={page}
          label={`Pages, at ${page}`}
          page={page}
          pages={page === 1 ? 2 : 12}
          hrefOf={(n) => `#page-${n}`}
          previousLabel="Previous"
          nextLabel="Next"
          pageLabel={(n) => `Page ${n}`}
        />
      ))}
    </Section>
  );
}
