import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '@vetta/design-system/button';
import { Inline } from '@vetta/design-system/inline';
import { ProgressBar } from '@vetta/design-system/progress-bar';
import { Skeleton } from '@vetta/design-system/skeleton';
import { Spinner } from '@vetta/design-system/spinner';
import { Stack } from '@vetta/design-system/stack';
import { Pair, Pairs, page } from './pairs.tsx';

const meta = { ...page, title: 'Design system/Attese/Sì e no' } satisfies Meta;
export default meta;

export const YesAndNo: StoryObj = {
  name: 'Sì e no',
  render: () => (
    <Pairs>
      <Pair
        rule="Chi aspetta vede la forma di ciò che arriva"
        yes={
          <Stack gap="sm">
            <Skeleton shape="title" width="half" isStill />
            <Skeleton width="most" isStill />
            <Skeleton width="half" isStill />
          </Stack>
        }
        no={<Spinner label="Caricamento" />}
      />
      <Pair
        rule="Se si sa quanto manca, lo si dice"
        yes={<ProgressBar label="Film in caricamento" value={62} />}
        no={<Spinner label="Film in caricamento" />}
      />
      <Pair
        rule="Il pulsante che lavora tiene le sue parole"
        yes={
          <Inline>
            <Button tone="primary" isPending>
              Ricalcola Classifica
            </Button>
          </Inline>
        }
        no={
          <Inline>
            <Button tone="primary" isDisabled>
              Attendere…
            </Button>
          </Inline>
        }
      />
    </Pairs>
  ),
};
