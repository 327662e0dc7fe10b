import { formatInstant } from '@vetta/contract/client/formats';
import type { GenerationRecord, PluginVersion } from '@vetta/contract/generations';
import { Select } from '@vetta/design-system/select';
import { useState } from 'react';
import { NewGenerationDialog } from './new-generation-dialog.tsx';
import { shortHash, titleOf } from './words.ts';

interface ChooseVersionDialogProps {
  /** The plugin's name, or `shell`. */
  readonly name: string;
  /** The version that is offered; undefined: the newest that is not in use. */
  readonly hash: string | undefined;
  readonly current: GenerationRecord;
  readonly versions: readonly PluginVersion[];
  readonly onClose: () => void;
}

/** Chooses a published version of a plugin, or of the shell, and uses it. */
export function ChooseVersionDialog({ name, hash, current, versions, onClose }: ChooseVersionDialogProps) {
  const known = versions.filter((version) => version.name === name);
  const [chosen, choose] = useState(
    hash ?? known.find((version) => version.hash !== current.plugins[name])?.hash ?? null,
  );
  const options = known.map(({ hash: id, publishedAt, publishedBy }) => ({
    id,
    label: `${shortHash(id)}, ${publishedBy}, ${formatInstant(publishedAt)}${id === current.plugins[name] ? ', in uso' : ''}`,
  }));
  return (
    <NewGenerationDialog
      title={`Cambia versione: ${titleOf(name, versions)}`}
      current={current}
      versions={versions}
      plugins={chosen === null ? {} : { [name]: chosen }}
      // The row of a version that is not in use; a card stays.
      openerGoes={hash !== undefined}
      onClose={onClose}
    >
      <Select label="Versione" options={options} value={chosen} onChange={choose} />
    </NewGenerationDialog>
  );
}
