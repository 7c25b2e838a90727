/** Colors of cloth for the specimen; in the apps they come with the data. */
export const SWATCHES = [
  { name: "White", color: "#f4f4f1" },
  { name: "Black", color: "#22262b" },
  { name: "Navy", color: "#25325a" },
  { name: "Steel", color: "#8b949a" },
  { name: "Olive", color: "#5d6847" },
  { name: "Oat", color: "#d6cab2" },
  { name: "Sky", color: "#b5cbe3" },
  { name: "Claret", color: "#6b2236" },
  { name: "Denim", color: "#4a6087" },
  { name: "Graphite", color: "#44494f" },
  { name: "Sage", color: "#9fb29c" },
  { name: "Teal", color: "#2f6b70" },
] as const;
