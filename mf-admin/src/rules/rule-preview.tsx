import { Disclosure } from '@vetta/design-system/disclosure';
import { type Control, useWatch } from 'react-hook-form';
import * as styles from '../edits/with-preview.css.ts';
import type { RuleOutput, RuleValues } from './rule-values.ts';

interface RulePreviewProps {
  readonly control: Control<RuleValues, unknown, RuleOutput>;
}

/** What has been typed so far, as a question of the page. */
export function RulePreview({ control }: RulePreviewProps) {
  const { title, content, isActive } = useWatch({ control });
  return (
    <div className={styles.preview}>
      <p className={styles.caption}>
        {isActive ? 'Così la vede la pagina' : 'Così la vedrà la pagina: ora è inattiva'}
      </p>
      <Disclosure title={title?.trim() || 'Il titolo della regola'} isOpenAtFirst>
        {content?.trim() || 'Il contenuto della regola.'}
      </Disclosure>
    </div>
  );
}
