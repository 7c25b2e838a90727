/** The element that the frame leaves for `slots.pageTools`, which is filled once it is known who is here. */
export const PAGE_TOOLS = "page-tools";
