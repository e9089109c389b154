import {
  api,
  type ContactSummary,
  type Interaction,
  type NewCommitment,
  type NewStatedPreference,
} from '@rapport/api-client';
import { nameInSentence } from '@rapport/contracts';
import { useShellApi } from '@rapport/remote-api';
import { write } from '@rapport/remote-api/api-query';
import { useMutation } from '@rapport/remote-api/query';
import { useRef } from 'react';
import { INTERACTION_LABELS } from '../../contacts/planned-words.ts';
import { useIdempotencyKey } from '../../form-dialog/use-idempotency-key.ts';
import {
  toCreateInteraction,
  toUpdateInteraction,
  type InteractionForm,
} from './interaction-form.ts';

interface Save {
  form: InteractionForm;
  /** What the form started with. */
  initial: InteractionForm;
  /** What is marked or promised with it, and whose words the note has lost for good. */
  commitments?: readonly NewCommitment[];
  forgetCommitments?: readonly string[];
  /** What they said they like. */
  statedPreferences?: readonly NewStatedPreference[];
}

interface Outcome {
  /** Gets what was stored; null where the API answered in a form this page does not know. */
  onSaved: (saved: Interaction | null) => void;
  onFailed: (error: Error) => void;
}

/** Saves the form about `interaction`, or as a new one. What follows from interactions is fetched again. */
export function useSaveInteraction(
  { id: contactId, displayName }: Pick<ContactSummary, 'id' | 'displayName'>,
  interaction: Interaction | null,
  { onSaved, onFailed }: Outcome,
) {
  const shell = useShellApi();
  const keyOf = useIdempotencyKey();
  // Two clicks can arrive before the first one has drawn the button as pending.
  const sent = useRef(false);
  const mutation = useMutation({
    mutationFn: ({
      form,
      initial,
      commitments = [],
      forgetCommitments = [],
      statedPreferences = [],
    }: Save) => {
      const name = nameInSentence(displayName);
      const promised = {
        ...(commitments.length > 0 && { commitments: [...commitments] }),
        ...(statedPreferences.length > 0 && { statedPreferences: [...statedPreferences] }),
      };
      if (interaction !== null) {
        return write(
          shell,
          api.patch('/api/interactions/{contactId}/{id}', { contactId, id: interaction.id }),
          {
            body: {
              ...toUpdateInteraction(form, initial),
              ...promised,
              ...(forgetCommitments.length > 0 && { forgetCommitments: [...forgetCommitments] }),
            },
          },
          { says: `Changed: ${INTERACTION_LABELS[form.type]} with ${name}`, contactId },
        );
      }
      const body = { ...toCreateInteraction(form), ...promised };
      return write(
        shell,
        api.post('/api/interactions/{contactId}', { contactId }),
        { body, headers: { 'Idempotency-Key': keyOf(body) } },
        { says: `${INTERACTION_LABELS[form.type]} with ${name}`, contactId },
      );
    },
    onSuccess: (saved) => {
      // A new one is confirmed after the question that follows it.
      if (interaction !== null && saved !== null) shell.notify({ title: 'Interaction saved' });
    },
    onError: () => {
      sent.current = false;
    },
  });
  return {
    save: (save: Save) => {
      if (sent.current) return;
      sent.current = true;
      mutation.mutate(save, { onSuccess: onSaved, onError: onFailed });
    },
    pending: mutation.isPending,
  };
}
