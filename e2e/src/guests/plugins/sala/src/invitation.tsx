import { Button } from '@vetta/design-system/button';
import { Dialog, DialogActions } from '@vetta/design-system/dialog';
import { Stack } from '@vetta/design-system/stack';
import { TextField } from '@vetta/design-system/text-field';
import { notify } from '@vetta/design-system/toast';
import { useState } from 'react';
import { lamp } from './invitation.css.ts';

/** A dialog with a form, and a toast once it is sent. */
export function Invitation() {
  const [isOpen, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <>
      <div className={lamp} data-lamp="" />
      <Button onPress={() => setOpen(true)}>Invita qualcuno</Button>
      <Dialog title="Chi inviti?" isOpen={isOpen} onClose={close}>
        <form
          onSubmit={(event) => {
            event.preventDefault();
            close();
            notify({ title: 'Invito mandato', tone: 'success' });
          }}
        >
          <Stack gap="lg">
            <TextField label="Nome" autoFocus />
            <DialogActions>
              <Button tone="quiet" onPress={close}>
                Annulla
              </Button>
              <Button tone="primary" type="submit">
                Manda
              </Button>
            </DialogActions>
          </Stack>
        </form>
      </Dialog>
    </>
  );
}
