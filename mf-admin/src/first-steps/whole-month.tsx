import { useQuery } from '@tanstack/react-query';
import { settings } from '@vetta/contract/client/admin-queries';
import { Button } from '@vetta/design-system/button';
import { contestSettings } from '../contest/contest-settings.ts';
import { useChangeSetting } from '../contest/setting-mutations.ts';
import { wholeMonth } from '../contest/whole-month.ts';
import { monthInWords } from '../day/month-in-words.ts';

/** «Tutto novembre»: confirms that the contest lasts the whole month. */
export function WholeMonth({ today }: { readonly today: string }) {
  const { data } = useQuery(settings);
  const change = useChangeSetting();
  const confirm = () => {
    if (!data) return;
    const { rowTag } = contestSettings(data).contest;
    change.mutate({ change: { key: 'contest', value: wholeMonth(today) }, rowTag });
  };
  return (
    <Button size="sm" isDisabled={!data} isPending={change.isPending} onPress={confirm}>
      Tutto {monthInWords(today, today)}
    </Button>
  );
}
