/** The most products that one page of a listing holds; Magento's own limit. */
export const MAX_PAGE_SIZE = 300;
