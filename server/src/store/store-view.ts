/** One store view: a language and country of a website, named by its code in every address of the API. */
export interface StoreView {
  readonly id: number;
  readonly code: string;
  readonly name: string;
  readonly websiteId: number;
  readonly websiteCode: string;
  readonly groupId: number;
  readonly groupCode: string;
  readonly rootCategoryId: number;
  readonly locale: string;
  readonly countryCode: string;
  readonly currency: string;
}
