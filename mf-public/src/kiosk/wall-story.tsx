import type { SceneProps } from '@vetta/contract/front-end';
import { type ComponentType, useState } from 'react';
import { type SampleAnswers, WithAnswers } from '../page/sample-context.tsx';

interface WallStoryProps extends SampleAnswers {
  readonly Scene: ComponentType<SceneProps>;
  readonly now?: () => Date;
  readonly minDurationMs?: number;
  readonly done?: () => void;
  readonly skip?: () => void;
  readonly publicUrl?: string | null;
}

/** The page of a scene does not turn while a story looks at it, however slow the machine is. */
const FOREVER_MS = 3_600_000;

/** A scene on a wall screen as large as the window, with the margin for screens that crop. */
export function WallStory({
  Scene,
  minDurationMs = FOREVER_MS,
  done = () => {},
  skip = () => {},
  publicUrl = 'https://vetta.example.com',
  ...answers
}: WallStoryProps) {
  const [frame] = useState(() => ({ width: innerWidth * 0.932, height: innerHeight * 0.92 }));
  return (
    <WithAnswers {...answers}>
      {(context) => (
        <div
          data-theme="kiosk"
          style={{
            position: 'fixed',
            inset: '4vh 3.4vw',
            fontSize: 'var(--vetta-size-md)',
            isolation: 'isolate',
          }}
        >
          <Scene context={{ ...context, theme: 'kiosk', frame, minDurationMs, done, skip, publicUrl }} />
        </div>
      )}
    </WithAnswers>
  );
}
