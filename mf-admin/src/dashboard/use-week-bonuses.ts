import { useQuery } from '@tanstack/react-query';
import { awardsOf, bonusTypes } from '@vetta/contract/client/admin-queries';
import { weekStart } from '@vetta/contract/rome-time';
import { useMemo } from 'react';
import { joined } from '../kit/queries/joined.ts';
import { bonusTotals } from './bonus-totals.ts';

/** Loads the bonuses of the day's week, summed up by their type. */
export function useWeekBonuses(today: string) {
  const types = useQuery(bonusTypes);
  const awards = useQuery(awardsOf(weekStart(today)));
  const data = useMemo(
    () => types.data && awards.data && bonusTotals(types.data, awards.data),
    [types.data, awards.data],
  );
  return { ...joined(types, awards), data };
}
