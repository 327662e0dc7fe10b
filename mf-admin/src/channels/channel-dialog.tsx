import { type Channel, ChannelEvent, ChannelKind } from '@vetta/contract/channels';
import { Button } from '@vetta/design-system/button';
import { CheckboxGroup } from '@vetta/design-system/checkbox';
import { Inline } from '@vetta/design-system/inline';
import { Select } from '@vetta/design-system/select';
import { Stack } from '@vetta/design-system/stack';
import { Text } from '@vetta/design-system/text';
import { useState } from 'react';
import { type Control, useController } from 'react-hook-form';
import { z } from 'zod';
import { toClipboard } from '../keys/copy-text.ts';
import { FailureReason } from '../kit/edits/form-notices.tsx';
import { FormDialog } from '../kit/form-dialog.tsx';
import { FormCheckbox, FormText } from '../kit/form-fields.tsx';
import { useChange } from '../kit/use-admin-mutation.ts';
import { useCheckedForm } from '../kit/use-checked-form.ts';
import { ADDRESS_HINTS, EVENT_NAMES, KIND_NAMES } from './channel-words.ts';

interface ChannelDialogProps {
  /** The channel to edit; null for a new one. */
  readonly channel: Channel | null;
  readonly onClose: () => void;
}

const Fields = z
  .object({
    name: z.string().trim().min(1, 'Campo obbligatorio').max(60),
    kind: ChannelKind,
    events: z.array(ChannelEvent).min(1, 'Scegli che cosa riceve'),
    adminOnly: z.boolean(),
    missingAt: z.string().regex(/^(([01]\d|2[0-3]):[0-5]\d)?$/, 'Serve un orario, come 19:30'),
    isActive: z.boolean(),
    address: z.string().trim(),
    token: z.string().trim(),
    chat: z.string().trim(),
    secret: z.string().trim(),
  })
  .refine(({ events, missingAt }) => !events.includes('numbers_missing') || missingAt !== '', {
    path: ['missingAt'],
    message: 'Serve un orario, come 19:30',
  });
type Values = z.input<typeof Fields>;

/** Adds or edits a channel. Secrets are typed anew or stay as they are: they are never shown, and kept in no draft. */
export function ChannelDialog({ channel, onClose }: ChannelDialogProps) {
  const add = useChange('POST /api/admin/channels', { done: 'Canale aggiunto: provalo con «Prova»' });
  const change = useChange('PUT /api/admin/channels/{id}', { done: 'Canale aggiornato' });
  const form = useCheckedForm<Values, Values>(Fields, {
    name: channel?.name ?? '',
    kind: channel?.kind ?? 'slack',
    events: channel?.events ?? ['day_closed', 'month_final', 'draw'],
    adminOnly: channel?.adminOnly ?? false,
    missingAt: channel?.missingAt ?? '',
    isActive: channel?.isActive ?? true,
    ...{ address: '', token: '', chat: '', secret: '' },
  });
  const { control } = form;
  const kind = useController({ control, name: 'kind' }).field;
  const events = useController({ control, name: 'events' });
  const chosen = events.field.value;
  const isSaving = add.isPending || change.isPending;
  const save = form.handleSubmit(
    ({ kind: chosenKind, isActive: active, address, token, chat, secret, ...values }) => {
      const body = {
        ...values,
        missingAt: values.missingAt === '' ? null : values.missingAt,
        ...(address !== '' && { address }),
        ...(token !== '' && { token }),
        ...(chat !== '' && { chat }),
        ...(secret !== '' && { secret }),
      };
      if (channel === null) add.mutate({ body: { ...body, kind: chosenKind } }, { onSuccess: onClose });
      else {
        const { id } = channel;
        change.mutate({ params: { id }, body: { ...body, isActive: active } }, { onSuccess: onClose });
      }
    },
  );
  return (
    <FormDialog
      title={channel ? `Canale «${channel.name}»` : 'Nuovo canale'}
      isTyped={form.formState.isDirty}
      onClose={onClose}
      isSaving={isSaving}
      submit={channel ? 'Aggiorna' : 'Aggiungi'}
      onSubmit={save}
    >
      <FailureReason error={add.error ?? change.error} />
      <FormText
        control={control}
        name="name"
        label="Nome"
        description="Per esempio «Chat dell’ufficio»."
        autoFocus
      />
      {channel === null && (
        <Select
          label="Dove"
          options={ChannelKind.options.map((id) => ({ id, label: KIND_NAMES[id] }))}
          value={kind.value}
          onChange={kind.onChange}
        />
      )}
      <SecretFields control={control} kind={kind.value} isNew={channel === null} />
      <CheckboxGroup
        label="Che cosa riceve"
        options={ChannelEvent.options.map((id) => ({ id, label: EVENT_NAMES[id] }))}
        value={chosen}
        onChange={events.field.onChange}
        errorMessage={events.fieldState.error?.message}
      />
      {chosen.includes('numbers_missing') && (
        <FormText
          control={control}
          name="missingAt"
          label="Orario dei numeri mancanti"
          description="Ora italiana, per esempio 19:30."
        />
      )}
      <FormCheckbox
        control={control}
        name="adminOnly"
        description="Lo leggono solo gli admin: i numeri mancanti dicono anche di chi."
      >
        Solo admin
      </FormCheckbox>
      {channel && (
        <FormCheckbox control={control} name="isActive">
          Attivo
        </FormCheckbox>
      )}
    </FormDialog>
  );
}

interface SecretFieldsProps {
  readonly control: Control<Values, unknown, Values>;
  readonly kind: ChannelKind;
  readonly isNew: boolean;
}

const KEPT = 'Vuoto: resta quello di prima. Non si può rivedere.';

/** What the kind of a channel needs to reach it. */
function SecretFields({ control, kind, isNew }: SecretFieldsProps) {
  const said = (text: string) => (isNew ? text : KEPT);
  if (kind === 'telegram')
    return (
      <Stack gap="md">
        <FormText
          control={control}
          name="token"
          label="Token del bot"
          description={said('Lo dà @BotFather.')}
        />
        <FormText
          control={control}
          name="chat"
          label="Chat"
          description={said('Il nome di un canale pubblico, come @ufficio, o il numero della chat.')}
        />
      </Stack>
    );
  return (
    <Stack gap="md">
      <FormText
        control={control}
        name="address"
        label="Indirizzo del webhook"
        description={said(ADDRESS_HINTS[kind])}
      />
      {kind === 'webhook' && (
        <SecretField
          control={control}
          description={said(
            'Premi «Genera» e incollalo nel ricevitore, che lo verifica. Ne ha già uno? Scrivilo qui: whsec_ e da 24 a 64 byte in base64.',
          )}
        />
      )}
    </Stack>
  );
}

interface SecretFieldProps extends Pick<SecretFieldsProps, 'control'> {
  readonly description: string;
}

/** The secret that a receiver verifies with: typed, or made here and copied. */
function SecretField({ control, description }: SecretFieldProps) {
  const { field } = useController({ control, name: 'secret' });
  const [isCopied, setCopied] = useState<boolean>();
  const make = async () => {
    const secret = newSecret();
    field.onChange(secret);
    setCopied(await toClipboard(secret));
  };
  return (
    <Stack gap="xs">
      <FormText control={control} name="secret" label="Segreto" description={description} />
      <Inline gap="sm">
        <Button size="sm" onPress={() => void make()}>
          Genera
        </Button>
        <div role="status">
          {isCopied !== undefined && (
            <Text size="sm" tone="muted">
              {isCopied ? 'Copiato: incollalo' : 'Copialo'} nel ricevitore. Una volta salvato non si rivede.
            </Text>
          )}
        </div>
      </Inline>
    </Stack>
  );
}

/** Returns a secret of the Standard Webhooks convention: `whsec_` and 32 random bytes in base64. */
function newSecret(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(32));
  return `whsec_${btoa(String.fromCharCode(...bytes))}`;
}
