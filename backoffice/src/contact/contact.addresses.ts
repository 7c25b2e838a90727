import { addressOf } from "../page/address-of.ts";

export const messagesAt = addressOf("/messages");
export const messageAt = addressOf("/messages/{id}");
