import { api, type ContactSummary, type StatedPreference } from '@rapport/api-client';
import {
  nameInSentence,
  PREFERENCE_KINDS,
  PREFERENCE_LABELS,
  statedPreference,
} from '@rapport/contracts';
import { isRequestError, useShellApi } from '@rapport/remote-api';
import { write } from '@rapport/remote-api/api-query';
import { useMutation } from '@rapport/remote-api/query';
import { Alert, Button, Select, TextField } from '@rapport/shared-ui';
import { useState } from 'react';
import { localDay } from '../../commitments/commitment-words.ts';
import { shortName } from '../../contacts/contact-text.ts';
import { focusFirstBad, FormDialog } from '../../form-dialog/form-dialog.tsx';
import { saveFailure } from '../../form-dialog/save-failure.ts';
import { useIdempotencyKey } from '../../form-dialog/use-idempotency-key.ts';
import { preferenceText } from '../../guidance/preference-of.ts';
import { PreferenceFields } from './preference-fields.tsx';
import {
  checkPreferenceForm,
  newPreferenceForm,
  PREFERENCE_FIELDS,
  type PreferenceErrors,
  type PreferenceForm,
  toNewPreference,
} from './preference-form.ts';
import { preferenceFromWords } from './read-preference.ts';
import { useReplaced } from './use-replaced.ts';

interface PreferenceDialogProps {
  contact: Pick<ContactSummary, 'id' | 'displayName'>;
  /** What they said in the user's words, like "hates calls"; the fields begin with it. */
  said?: string | undefined;
  onClose: () => void;
}

const KINDS = PREFERENCE_KINDS.map((value) => ({ value, label: PREFERENCE_LABELS[value] }));
const ORDER = Object.keys(PREFERENCE_FIELDS).filter(isField);

/** Records a stated preference of a contact. */
export function PreferenceDialog({ contact, said = '', onClose }: PreferenceDialogProps) {
  const shell = useShellApi();
  const keyOf = useIdempotencyKey();
  const [initial] = useState(() => ({
    ...newPreferenceForm(localDay()),
    ...preferenceFromWords(said),
  }));
  const [form, setForm] = useState<PreferenceForm>(initial);
  const [errors, setErrors] = useState<PreferenceErrors>({});
  const [message, setMessage] = useState<string | null>(null);
  const { ifMatch, reload } = useReplaced(contact.id);
  const [race, setRace] = useState<{ theirs: string; mine: string } | null>(null);
  const { mutate, isPending } = useMutation({
    mutationFn: (asked: PreferenceForm) => {
      const body = toNewPreference(asked);
      const replaced = ifMatch(asked.kind);
      return write(
        shell,
        api.post('/api/stated-preferences/{contactId}', { contactId: contact.id }),
        {
          body,
          headers: {
            'Idempotency-Key': keyOf(body),
            ...(replaced !== null && { 'If-Match': replaced }),
          },
        },
        {
          says: `What ${nameInSentence(contact.displayName)} told you`,
          contactId: contact.id,
        },
      );
    },
    onSuccess: (saved) => {
      if (saved !== null) shell.notify({ title: 'Saved what they told you' });
      onClose();
    },
    onError: async (error, asked) => {
      if (isRequestError(error) && error.status === 412) {
        const stored = await reload(asked.kind).catch(() => null);
        if (stored !== null) return setRace(raceOf(stored, asked));
      }
      const failure = saveFailure(error, PREFERENCE_FIELDS, 'Save');
      setErrors(failure.fields);
      setMessage(failure.message);
    },
  });
  const change = (changes: Partial<PreferenceForm>) => {
    setForm({ ...form, ...changes });
    setRace(null);
    setErrors({});
  };
  const needsText = form.kind === 'topic' || form.kind === 'other';
  return (
    <FormDialog
      title="What they told you"
      description={`${shortName(contact.displayName)} told you, so it counts more than any estimate.`}
      unsaved={JSON.stringify(form) !== JSON.stringify(initial)}
      discardTitle="Discard what they told you?"
      saveLabel="Save"
      pending={isPending}
      failure={message === null ? null : { title: "Couldn't save this", text: message }}
      onSubmit={(element) => {
        const found = checkPreferenceForm(form, localDay());
        setErrors(found);
        setMessage(null);
        if (Object.keys(found).length === 0) mutate(form);
        else focusFirstBad(element, ORDER, found);
      }}
      onClose={onClose}
    >
      {race !== null && (
        <Alert tone="warning" title="This was changed elsewhere">
          <p>
            Changed elsewhere to {race.theirs}. You have {race.mine}. Nothing was replaced: save
            again to use yours.
          </p>
          <Button size="sm" onClick={onClose}>
            Keep the other
          </Button>
        </Alert>
      )}
      <Select
        label="It’s about"
        value={form.kind}
        options={KINDS}
        onValueChange={(kind) => change({ kind })}
      />
      <PreferenceFields form={form} errors={errors} change={change} />
      <TextField
        name="text"
        label={form.kind === 'topic' ? 'Topic' : PREFERENCE_FIELDS.text}
        {...(needsText ? { required: true } : { optional: true })}
        autoComplete="off"
        value={form.text}
        error={errors.text}
        onChange={(event) => change({ text: event.target.value })}
      />
      <TextField
        name="learnedOn"
        label={PREFERENCE_FIELDS.learnedOn}
        type="date"
        required
        max={localDay()}
        value={form.learnedOn}
        error={errors.learnedOn}
        onChange={(event) => change({ learnedOn: event.target.value })}
      />
    </FormDialog>
  );
}

/** Both values of a preference that was changed elsewhere, in words. */
function raceOf(stored: StatedPreference | undefined, form: PreferenceForm) {
  const { kind, text = null, ...value } = toNewPreference(form);
  const quoted = (words: string) => `“${words}”`;
  return {
    theirs: stored === undefined ? 'nothing' : quoted(preferenceText(stored)),
    mine: quoted(preferenceText(statedPreference(kind, value, text))),
  };
}

function isField(name: string): name is keyof typeof PREFERENCE_FIELDS {
  return name in PREFERENCE_FIELDS;
}
