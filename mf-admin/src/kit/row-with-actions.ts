import { vars } from '@vetta/design-system/theme';

/** The style of a row with words and their actions at its end, or below them where there is no room. */
export const rowWithActions = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: `${vars.space.xs} ${vars.space.md}`,
  paddingBlock: vars.space.sm,
} as const;
