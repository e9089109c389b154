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
  /**
   * Called with the stored interaction, and those of the others; null if it waits for a network, or the API's response
   * has an unknown format.
   */
  onSaved: (saved: Interaction | null, others: readonly Interaction[]) => void;
  onFailed: (error: Error) => void;
}

interface Target {
  contact: LoggedPerson;
  /** Who else was there: a new one is logged with each of them, too. */
  others: readonly LoggedPerson[];
  /** The interaction to change; null logs a new one. */
  interaction: Interaction | null;
}

/** Someone with whom an interaction is logged. */
export type LoggedPerson = Pick<ContactSummary, 'id' | 'displayName'>;

/** Saves the form, to `interaction` or as a new one, and refetches everything that depends on interactions. */
export function useSaveInteraction(
  { contact, others, interaction }: Target,
  { onSaved, onFailed }: Outcome,
) {
  const shell = useShellApi();
  const keyOf = useIdempotencyKey();
  // A second click may come before the button is rendered as pending.
  const sent = useRef(false);
  const mutation = useMutation({
    mutationFn: async ({
      form,
      initial,
      commitments = [],
      forgetCommitments = [],
      statedPreferences = [],
    }: Save) => {
      const promised = {
        ...(commitments.length > 0 && { commitments: [...commitments] }),
        ...(statedPreferences.length > 0 && { statedPreferences: [...statedPreferences] }),
      };
      const queuedFor = ({ id: contactId, displayName }: LoggedPerson, what = '') => ({
        says: `${what}${INTERACTION_LABELS[form.type]} with ${nameInSentence(displayName)}`,
        contactId,
      });
      if (interaction !== null) {
        const call = { contactId: contact.id, id: interaction.id };
        const saved = await write(
          shell,
          api.patch('/api/interactions/{contactId}/{id}', call),
          {
            body: {
              ...toUpdateInteraction(form, initial),
              ...promised,
              ...(forgetCommitments.length > 0 && { forgetCommitments: [...forgetCommitments] }),
            },
          },
          queuedFor(contact, 'Changed: '),
        );
        return { saved, ofOthers: [] };
      }
      const body = toCreateInteraction(form);
      const key = keyOf({ ...body, ...promised });
      // After a failure, all are sent again, and the API returns those that it has.
      const log = (person: LoggedPerson, extra: Partial<typeof promised>, part: string) =>
        write(
          shell,
          api.post('/api/interactions/{contactId}', { contactId: person.id }),
          { body: { ...body, ...extra }, headers: { 'Idempotency-Key': key + part } },
          queuedFor(person),
        );
      const saved = await log(contact, promised, '');
      // What is planned is one meeting with all, unless it waits for a network.
      if (others.length > 0 && saved?.meeting?.state === 'planned') {
        const body = { contactIds: [contact, ...others].map(({ id }) => id) };
        const { id } = saved.meeting;
        await write(shell, api.patch('/api/meetings/{id}', { id }), { body }, queuedFor(contact));
        return { saved, ofOthers: [] };
      }
      const ofOthers = await Promise.all(others.map((person, at) => log(person, {}, `-${at + 1}`)));
      return { saved, ofOthers: ofOthers.filter((each) => each !== null) };
    },
    onSuccess: ({ saved }) => {
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
      mutation.mutate(save, {
        onSuccess: ({ saved, ofOthers }) => onSaved(saved, ofOthers),
        onError: onFailed,
      });
    },
    pending: mutation.isPending,
  };
}
