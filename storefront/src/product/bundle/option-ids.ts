/** The id of an option's group, by which the page finds the first that is missing. */
export const optionId = (id: number) => `bundle-option-${id}`;

/** The id of the box that asks for two colors of straps. */
export const apartId = (id: number) => `${optionId(id)}-apart`;
