import { type ContactHealth, api, type SetCadence } from '@rapport/api-client';
import { CADENCE_LIMITS } from '@rapport/contracts';
import { useUnsavedText, useShellApi } from '@rapport/remote-api';
import { write } from '@rapport/remote-api/api-query';
import { writeFailure } from '@rapport/remote-api/failures';
import { useMutation, useQueryClient } from '@rapport/remote-api/query';
import { Button, TextField, theme } from '@rapport/shared-ui';
import { useState, type FormEvent } from 'react';
import styled from 'styled-components';
import { outboxOptions } from '../../outbox/outbox-options.ts';
import { saveFailure } from '../../form-dialog/save-failure.ts';
import { cadenceProblem } from './attention-words.ts';

const LABELS = { cadenceDays: 'Days between contacts' };

interface CadenceFormProps {
  health: ContactHealth;
  onClose: () => void;
}

/** A form for a cadence in days. The text stays if saving fails. */
export function CadenceForm({ health: attention, onClose }: CadenceFormProps) {
  // The default is the usual pace if no cadence is set.
  const initial = String(attention.cadenceDays);
  const [text, setText] = useState(initial);
  const [problem, setProblem] = useState<string | null>(null);
  const { set, saving, error } = useSetCadence(attention.contactId, onClose);
  useUnsavedText(text.trim() !== initial);

  const submit = (event: FormEvent) => {
    event.preventDefault();
    const found = cadenceProblem(text);
    setProblem(found);
    if (found === null) set(Number(text.trim()));
  };
  const failure =
    error === null
      ? null
      : (saveFailure(error, LABELS, 'Save cadence').fields.cadenceDays ??
        `Couldn't save the cadence. ${writeFailure(error)}`);

  return (
    <Form
      noValidate
      onSubmit={submit}
      onKeyDown={(event) => {
        if (event.key === 'Escape' && saving === null) onClose();
      }}
    >
      <TextField
        label={LABELS.cadenceDays}
        hint={`From ${CADENCE_LIMITS.min} to ${CADENCE_LIMITS.max} days.`}
        inputMode="numeric"
        autoComplete="off"
        autoFocus
        value={text}
        error={problem ?? failure}
        onChange={(event) => {
          setText(event.target.value);
          setProblem(null);
        }}
      />
      <Buttons>
        <Button
          size="sm"
          variant="primary"
          type="submit"
          pending={saving === 'days'}
          disabled={saving === 'none'}
        >
          Save cadence
        </Button>
        {attention.cadenceSource === 'user' && (
          <Button
            size="sm"
            pending={saving === 'none'}
            disabled={saving === 'days'}
            onClick={() => set(null)}
          >
            Remove cadence
          </Button>
        )}
        <Button size="sm" variant="ghost" disabled={saving !== null} onClick={onClose}>
          Cancel
        </Button>
      </Buttons>
    </Form>
  );
}

/** Sets the cadence of a contact in whole days. With null, it's never due. */
function useSetCadence(contactId: string, onSaved: () => void) {
  const shell = useShellApi();
  const queries = useQueryClient();
  const { mutate, isPending, variables, error } = useMutation({
    mutationFn: (cadenceDays: SetCadence['cadenceDays']) =>
      write(
        shell,
        api.put('/api/health/{contactId}/cadence', { contactId }),
        { body: { cadenceDays } },
        {
          ...outboxOptions(queries, contactId, 'Cadence of'),
          shows: cadenceDays === null ? {} : { cadenceDays, cadenceSource: 'user' },
        },
      ),
    onSuccess: (attention, cadenceDays) => {
      if (attention === null) return;
      queries.setQueryData([api.get('/api/health/{contactId}', { contactId }).path], attention);
      shell.notify({ title: cadenceDays === null ? 'Cadence removed' : 'Cadence saved' });
    },
  });
  return {
    set: (cadenceDays: number | null) => {
      if (!isPending) mutate(cadenceDays, { onSuccess: onSaved });
    },
    /** What's being saved: a number of days, or no cadence. */
    saving: !isPending ? null : variables === null ? 'none' : 'days',
    error,
  } as const;
}

const Form = styled.form`
  display: grid;
  gap: ${theme.space[3]};
  padding: ${theme.space[3]};
  border-radius: ${theme.radius.md};
  background: ${theme.color.canvas};
`;

const Buttons = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space[2]};
`;
