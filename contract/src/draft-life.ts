/** How many hours a device keeps what was typed and is not saved: forms, and the grid of an evening. */
export const DRAFT_HOURS = 24;
