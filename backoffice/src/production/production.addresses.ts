import { addressOf } from "../page/address-of.ts";

export const jobsAt = addressOf("/production");
export const jobProofAt = addressOf("/production/jobs/{id}/proof");
export const boardAt = addressOf("/production/board");
export const machinesAt = addressOf("/production/machines");
export const newMachineAt = addressOf("/production/machines/new");
export const machineAt = addressOf("/production/machines/{id}");
export const machineWorkAt = addressOf("/production/machine/{id}");
export const threadsAt = addressOf("/production/threads");
export const threadAt = addressOf("/production/threads/{number}");
