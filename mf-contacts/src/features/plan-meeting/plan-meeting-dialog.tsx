import { api, type MeetingPerson } from '@rapport/api-client';
import { LINE_SLOTS, nameInSentence, PATTERN_SLOT_STARTS } from '@rapport/contracts';
import { useShellApi } from '@rapport/remote-api';
import { write } from '@rapport/remote-api/api-query';
import { useMutation } from '@rapport/remote-api/query';
import { TextArea, TextField, theme } from '@rapport/shared-ui';
import { type ChangeEvent, useRef, useState } from 'react';
import styled from 'styled-components';
import { type PrefilledInteraction } from '../../contacts/prefilled-interaction.ts';
import { focusFirstBad, FormDialog } from '../../form-dialog/form-dialog.tsx';
import { saveFailure } from '../../form-dialog/save-failure.ts';
import { useIdempotencyKey } from '../../form-dialog/use-idempotency-key.ts';
import { CancelMeeting } from './cancel-meeting.tsx';
import {
  checkForm,
  type Field,
  FIELD_LABELS,
  formOf,
  LINES,
  meetingBody,
  type PlannedMeeting,
  type Typed,
  TYPED,
  withEndAfter,
} from './meeting-form.ts';
import { PeoplePicker } from '../../people/people-picker.tsx';

type Person = Pick<MeetingPerson, 'id' | 'displayName' | 'photoPath' | 'organizationName'>;

interface PlanMeetingDialogProps {
  /** The initial attendees of a new one. */
  people: Person[];
  /** The meeting to edit; omitted for a new one. */
  meeting?: PlannedMeeting | undefined;
  /** Initial values of a new one. */
  start?: PrefilledInteraction | undefined;
  onClose: () => void;
}

/** Plans a meeting with one or several contacts, or edits a planned one. */
export function PlanMeetingDialog({ people, meeting, start, onClose }: PlanMeetingDialogProps) {
  const shell = useShellApi();
  const keyOf = useIdempotencyKey();
  const title = useRef<HTMLInputElement>(null);
  const [initial] = useState(() => formOf(meeting, start));
  const [form, setForm] = useState(initial);
  const [invited] = useState<readonly Person[]>(meeting?.people ?? people);
  const [chosen, setChosen] = useState(invited);
  const [isNaming, setNaming] = useState(false);
  const [errors, setErrors] = useState<Partial<Record<Field, string | undefined>>>({});
  const [message, setMessage] = useState<string | null>(null);
  const saveLabel = meeting ? 'Save changes' : 'Plan';

  const { mutate, isPending } = useMutation({
    mutationFn: () => {
      const body = { ...meetingBody(form), contactIds: chosen.map(({ id }) => id) };
      const [first] = chosen;
      const what = body.title ?? `with ${nameInSentence(first?.displayName ?? '')}`;
      const offline = {
        says: `${meeting ? 'Changed meeting' : 'Meeting'}: ${what}`,
        ...(first && { contactId: first.id }),
      };
      return meeting
        ? write(shell, api.patch('/api/meetings/{id}', { id: meeting.id }), { body }, offline)
        : write(
            shell,
            api.post('/api/meetings'),
            { body, headers: { 'Idempotency-Key': keyOf(body) } },
            offline,
          );
    },
    onSuccess: (saved) => {
      onClose();
      if (saved !== null) shell.notify({ title: meeting ? 'Meeting saved' : 'Meeting planned' });
    },
    onError: (error) => {
      const failure = saveFailure(error, FIELD_LABELS, saveLabel);
      setErrors(failure.fields);
      setMessage(failure.message);
    },
  });

  const submit = (element: HTMLFormElement) => {
    const found = checkForm(form, chosen);
    setErrors(found);
    setMessage(null);
    if (Object.keys(found).length === 0) mutate();
    else focusFirstBad(element, TYPED, found);
  };

  const field = (name: Typed) => ({
    name,
    label: FIELD_LABELS[name],
    value: form[name],
    error: errors[name],
    autoComplete: 'off',
    onChange: ({ target }: ChangeEvent<HTMLInputElement | HTMLTextAreaElement>) => {
      const changed = { ...form, [name]: target.value };
      setForm(name === 'startsAt' ? withEndAfter(form, changed) : changed);
      setErrors({ ...errors, [name]: undefined });
    },
  });
  const isChanged = (name: Typed) => form[name].trim() !== initial[name].trim();
  const [first, ...others] = chosen;
  const placeholder =
    first === undefined || others.length > 0
      ? undefined
      : `Meeting with ${nameInSentence(first.displayName)}`;
  const withWhom =
    first === undefined
      ? 'With one or more of your contacts'
      : `With ${nameInSentence(first.displayName)}${others.length > 0 ? ` and ${others.length} more` : ''}`;
  return (
    <FormDialog
      title={meeting ? 'Change meeting' : 'Plan a meeting'}
      description={withWhom}
      unsaved={
        isNaming ||
        chosen !== invited ||
        TYPED.some(isChanged) ||
        (start !== undefined && 'notes' in start)
      }
      discardTitle={meeting ? 'Discard these changes?' : 'Discard this meeting?'}
      saveLabel={saveLabel}
      pending={isPending}
      failure={message === null ? null : { title: "Couldn't save the meeting", text: message }}
      initialFocus={title}
      onSubmit={submit}
      onClose={onClose}
    >
      <TextField {...field('title')} ref={title} optional placeholder={placeholder} />
      <Pair>
        <TextField {...field('startsAt')} type="datetime-local" required />
        <TextField {...field('endsAt')} type="datetime-local" optional />
      </Pair>
      <PeoplePicker
        chosen={chosen}
        error={errors.contactIds}
        onTyped={setNaming}
        onChange={(next) => {
          setChosen(next);
          setErrors({ ...errors, contactIds: undefined });
        }}
      />
      <Pair>
        <TextField {...field('place')} optional />
        <TextField {...field('link')} inputMode="url" optional />
      </Pair>
      {LINES.map((line) => (
        <TextField
          key={line}
          {...field(line)}
          hint={PATTERN_SLOT_STARTS[LINE_SLOTS[line]]}
          optional
        />
      ))}
      <TextArea {...field('notes')} optional rows={3} />
      {meeting && <CancelMeeting meeting={meeting} onCanceled={onClose} />}
    </FormDialog>
  );
}

const Pair = styled.div`
  display: grid;
  /* Two columns where each shows a whole date with its time. */
  grid-template-columns: repeat(auto-fit, minmax(min(calc(${theme.space[16]} * 3.75), 100%), 1fr));
  gap: ${theme.space[4]};
`;
