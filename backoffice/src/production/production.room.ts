import { lateModule } from "@placket/web/late/late-module";
import { late } from "../page/late/late.ts";
import { slots } from "../page/slots.ts";
import { page, type Room } from "../room.ts";
import {
  boardAt,
  jobProofAt,
  jobsAt,
  machineAt,
  machinesAt,
  machineWorkAt,
  newMachineAt,
  threadAt,
  threadsAt,
} from "./production.addresses.ts";

export const productionRoom: Room = {
  pages: [
    page(jobsAt, {
      title: "Production",
      can: "orders.read",
      nav: { title: "Production", group: "workshop", place: 5 },
      load: lateModule(() => import("./ProductionPage.tsx")),
    }),
    page(jobProofAt, {
      title: "Proof",
      can: "orders.read",
      load: lateModule(() => import("./proof/JobProofPage.tsx")),
    }),
    page(boardAt, {
      title: "Board of the Workshop",
      can: "orders.read",
      load: lateModule(() => import("./board/BoardPage.tsx")),
    }),
    page(machinesAt, {
      title: "Machines",
      can: "orders.read",
      load: lateModule(() => import("./machine/MachinesPage.tsx")),
    }),
    page(machineWorkAt, {
      title: "At the Machine",
      can: "orders.read",
      load: lateModule(() => import("./tablet/MachineWorkPage.tsx")),
    }),
    page(threadsAt, {
      title: "Threads",
      can: "orders.read",
      load: lateModule(() => import("./thread/ThreadsPage.tsx")),
    }),
    page(threadAt, {
      title: "Thread",
      can: "orders.read",
      load: lateModule(() => import("./thread/ThreadPage.tsx")),
    }),
    page(newMachineAt, {
      title: "Add a Machine",
      can: "production.machines",
      load: lateModule(() => import("./machine/NewMachinePage.tsx")),
    }),
    page(machineAt, {
      title: "Machine",
      can: "production.machines",
      load: lateModule(() => import("./machine/MachinePage.tsx")),
    }),
  ],
  fills: [
    slots.orderPart.filledWith(late(lateModule(() => import("./OrderJobs.tsx")))),
    slots.sectionMark.filledWith(late(lateModule(() => import("./proof/ProofMark.tsx")))),
  ],
};
