import { fillText } from '@vetta/contract/site-texts';
import { Badge } from '@vetta/design-system/badge';
import { Glow, Heading } from '@vetta/design-system/heading';
import { Text } from '@vetta/design-system/text';
import { useWatch } from 'react-hook-form';
import * as layout from '../kit/edits/row-dialog.css.ts';
import { MediaFrame } from '../media/media-frame.tsx';
import * as styles from './content.css.ts';
import type { ContentForm } from './content-inputs.tsx';
import { textKind } from './places.ts';

// What the page puts in place of the words in braces, for example.
const examples = { soglia: '1200', inizio: '1° novembre', fine: '30 novembre' };

/** What has been typed so far, in the page's type; of a film the chosen file. */
export function TextPreview({ control, file }: ContentForm) {
  const { key, value } = useWatch({ control });
  return (
    <div className={layout.preview}>
      <Text size="sm" weight="medium" tone="muted">
        Così lo vede la pagina
      </Text>
      <div className={styles.stage}>
        <Shown contentKey={key?.trim() ?? ''} text={fillText(value?.trim() ?? '', examples)} file={file} />
      </div>
    </div>
  );
}

interface ShownProps {
  readonly contentKey: string;
  readonly text: string;
  readonly file: File | undefined;
}

function Shown({ contentKey, text, file }: ShownProps) {
  const kind = textKind(contentKey);
  if (kind === 'media')
    return (
      <div className={styles.film}>
        <MediaFrame address={text} file={file} title="Il filmato della pagina" />
      </div>
    );
  if (text === '') return <Text tone="muted">Ancora niente da mostrare.</Text>;
  switch (kind) {
    case 'hero':
      return (
        <Heading level={3} size="display">
          {contentKey === 'hero.titleAccent' ? <Glow>{text}</Glow> : text}
        </Heading>
      );
    case 'title':
      return (
        <Heading level={3} size="title">
          {text}
        </Heading>
      );
    case 'button':
      // A picture of a button: it does nothing.
      return <span className={styles.button}>{text}</span>;
    case 'badge':
      return <Badge tone="info">{text}</Badge>;
    case 'text':
      return <p className={styles.text}>{text}</p>;
  }
}
