import type { Tools } from "@placket/contract/customer/tools.codec";
import { tabsOf, type Tab } from "@placket/domain/superuser/tools";
import { Dialog } from "@placket/ui/panel/dialog/Dialog";
import { TabPanel, Tabs } from "@placket/ui/panel/tabs/Tabs";
import { useRef, useState } from "react";
import { t } from "../translation/translate.ts";
import { NumberPart } from "./NumberPart.tsx";
import { SuperUserPart } from "./SuperUserPart.tsx";

interface PopupProps {
  readonly tools: Tools;
  readonly onClose: () => void;
}

/** The popup of customer numbers and super users (REP-12, REP-13): each has the tabs that are theirs. */
export default function ToolsPopup({ tools, onClose }: PopupProps) {
  const tabs = tabsOf(tools);
  const [tab, show] = useState<string>(tabs[0] ?? "number");
  const first = useRef<HTMLInputElement>(null);
  return (
    <Dialog
      open
      onClose={onClose}
      title={TITLES[tab as Tab]()}
      closeLabel={t("Close")}
      initialFocus={first}
    >
      {tabs.length > 1 ? (
        <Tabs
          label={t("Whom you shop as")}
          tabs={tabs.map((value) => ({ value, label: TITLES[value]() }))}
          value={tab}
          onChange={show}
        >
          {tabs.map((value) => (
            <TabPanel key={value} value={value}>
              <Part tab={value} tools={tools} first={first} />
            </TabPanel>
          ))}
        </Tabs>
      ) : (
        <Part tab={tab as Tab} tools={tools} first={first} />
      )}
    </Dialog>
  );
}

const TITLES: Readonly<Record<Tab, () => string>> = {
  number: () => t("Change Customer Number"),
  "super user": () => t("Login as Super User"),
};

interface PartProps {
  readonly tab: Tab;
  readonly tools: Tools;
  readonly first: React.RefObject<HTMLInputElement | null>;
}

const Part = ({ tab, tools, first }: PartProps) =>
  tab === "number" ? <NumberPart first={first} /> : <SuperUserPart tools={tools} first={first} />;
