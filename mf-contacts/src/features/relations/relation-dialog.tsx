import { api, type ContactSummary } from '@rapport/api-client';
import {
  nameInSentence,
  RELATION_KINDS,
  RELATION_LIMITS,
  RELATION_WORDS,
  type RelationKind,
  relationWords,
  reverseRelation,
} from '@rapport/contracts';
import { isRequestError, useShellApi } from '@rapport/remote-api';
import { write } from '@rapport/remote-api/api-query';
import { useMutation } from '@rapport/remote-api/query';
import { Select, TextField, theme } from '@rapport/shared-ui';
import { useState } from 'react';
import styled from 'styled-components';
import { focusFirstBad, FormDialog } from '../../form-dialog/form-dialog.tsx';
import { saveFailure } from '../../form-dialog/save-failure.ts';
import { useIdempotencyKey } from '../../form-dialog/use-idempotency-key.ts';
import { readRelation } from './read-relation.ts';
import { PeoplePicker, type Person } from '../../people/people-picker.tsx';

interface RelationDialogProps {
  contact: Pick<ContactSummary, 'id' | 'displayName'>;
  /** What the user typed about it, like "reports to Marta". */
  said?: string | undefined;
  /** The other contact; null until chosen. */
  other?: Person | null;
  onClose: () => void;
}

const FIELDS = {
  otherId: 'The other person',
  words: 'Words between the two names',
  reverseWords: 'The other way around',
};
const GONE = 'One of the two contacts no longer exists. Choose another one.';
type Errors = { [Field in keyof typeof FIELDS]?: string | undefined };

const KINDS = RELATION_KINDS.map((value) => ({
  value,
  label: value === 'other' ? 'in your own words…' : RELATION_WORDS[value],
}));

/** Says what a contact is to another one. */
export function RelationDialog({
  contact,
  said = '',
  other: first = null,
  onClose,
}: RelationDialogProps) {
  const shell = useShellApi();
  const keyOf = useIdempotencyKey();
  const [kind, setKind] = useState<RelationKind>(readRelation(said) ?? 'reports_to');
  const [chosen, setChosen] = useState<Person[]>(first === null ? [] : [first]);
  const [isNaming, setNaming] = useState(false);
  const [words, setWords] = useState('');
  const [reverseWords, setReverseWords] = useState('');
  const [errors, setErrors] = useState<Errors>({});
  const [message, setMessage] = useState<string | null>(null);
  const name = nameInSentence(contact.displayName);
  const [other] = chosen;
  const own = words.trim() || null;
  const side = { kind, words: own, reverseWords: reverseWords.trim() || own };

  const { mutate, isPending } = useMutation({
    mutationFn: (otherId: string) => {
      const body = { otherId, ...(kind === 'other' ? side : { kind }) };
      return write(
        shell,
        api.post('/api/relations/{contactId}', { contactId: contact.id }),
        { body, headers: { 'Idempotency-Key': keyOf(body) } },
        { says: `A relation of ${name}`, contactId: contact.id },
      );
    },
    onSuccess: (saved) => {
      if (saved !== null) shell.notify({ title: 'Relation added' });
      onClose();
    },
    onError: (error) => {
      const status = isRequestError(error) ? error.status : null;
      if (status === 409) return setErrors({ otherId: `${error.message}.` });
      if (status === 404) return setErrors({ otherId: GONE });
      const failure = saveFailure(error, FIELDS, 'Add relation');
      setErrors(failure.fields);
      setMessage(failure.message);
    },
  });

  const submit = (element: HTMLFormElement) => {
    const found: Errors = {
      ...(other === undefined && { otherId: 'Choose a contact.' }),
      ...(kind === 'other' && own === null && { words: 'Enter a word or two, like “taught”.' }),
    };
    setErrors(found);
    setMessage(null);
    if (other !== undefined && Object.keys(found).length === 0) mutate(other.id);
    else if (found.words !== undefined) focusFirstBad(element, ['words'], found);
    else element.querySelector<HTMLInputElement>('input[type=search]')?.focus();
  };

  return (
    <FormDialog
      title="Add a relation"
      description={`What ${name} is to another contact. Both will have it.`}
      unsaved={chosen.length > 0 || isNaming || words !== '' || reverseWords !== ''}
      discardTitle="Discard this relation?"
      saveLabel="Add relation"
      pending={isPending}
      failure={message === null ? null : { title: "Couldn't add this", text: message }}
      onSubmit={submit}
      onClose={onClose}
    >
      <Select
        label={name}
        value={kind}
        options={KINDS}
        onValueChange={(next) => {
          setKind(next);
          setErrors({});
        }}
      />
      {kind === 'other' && (
        <>
          <TextField
            name="words"
            label={FIELDS.words}
            required
            placeholder="taught"
            maxLength={RELATION_LIMITS.words}
            autoComplete="off"
            value={words}
            error={errors.words}
            onChange={(event) => {
              setWords(event.target.value);
              setErrors({ ...errors, words: undefined });
            }}
          />
          <TextField
            name="reverseWords"
            label={FIELDS.reverseWords}
            optional
            placeholder="learned from"
            maxLength={RELATION_LIMITS.words}
            autoComplete="off"
            value={reverseWords}
            error={errors.reverseWords}
            onChange={(event) => setReverseWords(event.target.value)}
          />
        </>
      )}
      <PeoplePicker
        legend={FIELDS.otherId}
        label="Find a contact"
        most={1}
        without={contact.id}
        chosen={chosen}
        error={errors.otherId}
        onTyped={(isTyped) => {
          setNaming(isTyped);
          setErrors({ ...errors, otherId: undefined });
        }}
        onChange={(next) => {
          setChosen(next);
          setErrors({ ...errors, otherId: undefined });
        }}
      />
      {other !== undefined && (kind !== 'other' || own !== null) && (
        <Preview>
          <p dir="auto">
            {name} {relationWords(side)} {nameInSentence(other.displayName)}.
          </p>
          <p dir="auto">
            {nameInSentence(other.displayName)} {relationWords(reverseRelation(side))} {name}.
          </p>
        </Preview>
      )}
    </FormDialog>
  );
}

const Preview = styled.div`
  color: ${theme.color.textMuted};
  font: ${theme.font.small};
  overflow-wrap: anywhere;
`;
