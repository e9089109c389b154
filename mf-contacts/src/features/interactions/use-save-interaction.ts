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
  /** The initial values of the form. */
  initial: InteractionForm;
  /** New commitments of the note, and the ids of those whose words the user removed for good. */
  commitments?: readonly NewCommitment[];
  forgetCommitments?: readonly string[];
  /** What the contact said they like. */
  statedPreferences?: readonly NewStatedPreference[];
}

interface Outcome {
  /** Called with the stored interaction; null if the API's response has an unknown format. */
  onSaved: (saved: Interaction | null) => void;
  onFailed: (error: Error) => void;
}

/** Saves the form, to `interaction` or as a new one, and refetches everything that depends on interactions. */
export function useSaveInteraction(
  { id: contactId, displayName }: Pick<ContactSummary, 'id' | 'displayName'>,
  interaction: Interaction | null,
  { onSaved, onFailed }: Outcome,
) {
  const shell = useShellApi();
  const keyOf = useIdempotencyKey();
  // A second click may come before the button is rendered as pending.
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
      // A new one is confirmed after its follow-up question.
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
