import { themes } from '@vetta/design-system/tokens';

/** The least height of a row, in hundredths of the frame's smaller side. Read by the build: scripts hold the number alone. */
export const rowHeight = Number.parseFloat(themes.kiosk.row.board);
