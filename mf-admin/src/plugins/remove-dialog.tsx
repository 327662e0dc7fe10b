import type { GenerationRecord, PluginVersion } from '@vetta/contract/generations';
import { Text } from '@vetta/design-system/text';
import { NewGenerationDialog } from './new-generation-dialog.tsx';
import { titleOf } from './words.ts';

interface RemoveDialogProps {
  readonly name: string;
  readonly current: GenerationRecord;
  readonly versions: readonly PluginVersion[];
  readonly onClose: () => void;
}

/** Serves everything but one plugin. */
export const RemoveDialog = ({ name, current, versions, onClose }: RemoveDialogProps) => (
  <NewGenerationDialog
    title={`Togli: ${titleOf(name, versions)}`}
    confirmLabel="Togli"
    current={current}
    versions={versions}
    plugins={{ [name]: null }}
    openerGoes
    onClose={onClose}
  >
    <Text>
      Le sue pagine, sezioni e scene non ci sono più, e gli schermi vanno avanti con le altre. La versione
      resta pubblicata: si rimette da «Tolti».
    </Text>
  </NewGenerationDialog>
);
