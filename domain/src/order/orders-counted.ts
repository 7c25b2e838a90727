/** As far as the orders of a status are counted for staff: of more it is said that they are more. */
export const ORDERS_COUNTED = 10_000;
