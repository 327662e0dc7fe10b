import { Search } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { Autocomplete } from 'react-aria-components/Autocomplete';
import { Collection } from 'react-aria-components/Collection';
import { Dialog } from 'react-aria-components/Dialog';
import { Header } from 'react-aria-components/Header';
import { Input } from 'react-aria-components/Input';
import { Menu, MenuItem, MenuSection } from 'react-aria-components/Menu';
import { Modal, ModalOverlay } from 'react-aria-components/Modal';
import { TextField } from 'react-aria-components/TextField';
import * as styles from './command-menu.css.ts';

export type Command = {
  id: string;
  label: string;
  /** An icon of 18 px. */
  icon: ReactNode;
  /** A short note at the end of the line. */
  hint?: string;
  /** Other words that people look for it by; not shown. */
  words?: string;
  run: () => void;
};

export type CommandGroup = {
  label: string;
  commands: ReadonlyArray<Command>;
  /** Shown only once something was typed: a long list. */
  isHiddenAtFirst?: boolean;
};

export type CommandMenuProps = {
  groups: ReadonlyArray<CommandGroup>;
  placeholder: string;
  /** Whether a command's label and its other words match what was typed. */
  matches: (text: string, typed: string) => boolean;
  /** Called by Escape, by a press outside, and before a command runs. */
  onClose: () => void;
};

/** A list of commands that a few letters narrow down: arrows choose one, Enter runs it. */
export const CommandMenu = ({ groups, placeholder, matches, onClose }: CommandMenuProps) => {
  const [typed, setTyped] = useState('');
  const shown = groups
    .filter(({ isHiddenAtFirst }) => !isHiddenAtFirst || typed.trim() !== '')
    .filter(({ commands }) => commands.length > 0);
  const run = (id: unknown) => {
    const command = groups.flatMap(({ commands }) => commands).find((known) => known.id === id);
    onClose();
    command?.run();
  };
  return (
    <ModalOverlay isOpen isDismissable onOpenChange={(open) => !open && onClose()} className={styles.overlay}>
      <Modal className={styles.panel}>
        <Dialog aria-label="Comandi" className={styles.dialog}>
          <Autocomplete inputValue={typed} onInputChange={setTyped} filter={matches}>
            {/* Not a SearchField, whose first Escape only empties it. */}
            <TextField aria-label={placeholder} type="search" autoFocus className={styles.field}>
              <Search size={18} aria-hidden="true" />
              <Input placeholder={placeholder} className={styles.input} />
            </TextField>
            {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls can be reached by keyboard */}
            <section aria-label="Elenco dei comandi" tabIndex={0} className={styles.list}>
              <Menu
                aria-label="Comandi"
                items={shown}
                onAction={run}
                renderEmptyState={() => <p className={styles.empty}>Nessun comando corrisponde</p>}
              >
                {({ label, commands }) => (
                  <MenuSection id={label} className={styles.group}>
                    <Header className={styles.groupLabel}>{label}</Header>
                    <Collection items={commands}>
                      {(command) => (
                        <MenuItem
                          textValue={[command.label, command.words].filter(Boolean).join(' ')}
                          className={styles.item}
                        >
                          <span className={styles.icon} aria-hidden="true">
                            {command.icon}
                          </span>
                          <span className={styles.name}>{command.label}</span>
                          {command.hint !== undefined && <span className={styles.hint}>{command.hint}</span>}
                        </MenuItem>
                      )}
                    </Collection>
                  </MenuSection>
                )}
              </Menu>
            </section>
          </Autocomplete>
          <p className={styles.keys} aria-hidden="true">
            <span>↑ ↓ scegli</span>
            <span>Invio apri</span>
            <span>Esc chiudi</span>
          </p>
        </Dialog>
      </Modal>
    </ModalOverlay>
  );
};
