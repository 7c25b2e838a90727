import { lateModule } from "@placket/web/late/late-module";
import { late } from "../page/late/late.ts";
import { slots } from "../page/slots.ts";
import { page, type Room } from "../room.ts";
import { settingsAt } from "./store.addresses.ts";

export const storeRoom: Room = {
  pages: [
    page(settingsAt, {
      title: "Settings",
      can: "settings.change",
      nav: { title: "Settings", group: "store", place: 30 },
      load: lateModule(() => import("./SettingsPage.tsx")),
    }),
  ],
  fills: [slots.settingChange.filledWith(late(lateModule(() => import("./SettingChange.tsx"))))],
};
