import { api, type Meeting, type MeetingPerson } from '@rapport/api-client';
import {
  completeMeetingLink,
  LINE_SLOTS,
  MEETING_LIMITS,
  MEETING_LINES,
  meetingLinkObstacle,
  nameInSentence,
  PATTERN_SLOT_STARTS,
  TEXT_LIMITS,
} from '@rapport/contracts';
import { useShellApi } from '@rapport/remote-api';
import { write } from '@rapport/remote-api/api-query';
import { useMutation } from '@rapport/remote-api/query';
import { TextField, theme } from '@rapport/shared-ui';
import { type ChangeEvent, useRef, useState } from 'react';
import styled from 'styled-components';
import { linkHelp } from '../../contact-fields/link-help.ts';
import { focusFirstBad, FormDialog } from '../../form-dialog/form-dialog.tsx';
import { saveFailure } from '../../form-dialog/save-failure.ts';
import { useIdempotencyKey } from '../../form-dialog/use-idempotency-key.ts';
import { CancelMeeting } from './cancel-meeting.tsx';
import { PeoplePicker } from './people-picker.tsx';

type Person = Pick<MeetingPerson, 'id' | 'displayName' | 'photoPath'>;
type PlannedMeeting = Omit<Meeting, 'state' | 'source'>;

interface PlanMeetingDialogProps {
  /** With whom a new one begins. */
  people: Person[];
  /** The one to change; left out for a new one. */
  meeting?: PlannedMeeting | undefined;
  onClose: () => void;
}

const FIELD_LABELS = {
  title: 'Title',
  startsAt: 'Date and time',
  duration: 'Duration (minutes)',
  place: 'Place',
  link: 'Link',
  goal: MEETING_LINES.goal.question,
  news: MEETING_LINES.news.question,
  worry: MEETING_LINES.worry.question,
  contactIds: 'People',
} as const;
type Field = keyof typeof FIELD_LABELS;
const LINES = ['goal', 'news', 'worry'] as const;
const TYPED = ['title', 'startsAt', 'duration', 'place', 'link', ...LINES] as const;
type Typed = (typeof TYPED)[number];

/** Plans a meeting with one or several contacts, or changes one that is planned. */
export function PlanMeetingDialog({ people, meeting, onClose }: PlanMeetingDialogProps) {
  const shell = useShellApi();
  const keyOf = useIdempotencyKey();
  const title = useRef<HTMLInputElement>(null);
  const [initial] = useState(() => formOf(meeting));
  const [form, setForm] = useState(initial);
  const [chosen, setChosen] = useState<Person[]>(meeting?.people ?? people);
  const [errors, setErrors] = useState<Partial<Record<Field, string | undefined>>>({});
  const [message, setMessage] = useState<string | null>(null);
  const saveLabel = meeting ? 'Save changes' : 'Plan';

  const { mutate, isPending } = useMutation({
    mutationFn: () => {
      const body = {
        title: form.title.trim(),
        startsAt: new Date(form.startsAt).toISOString(),
        duration: form.duration.trim() === '' ? null : Number(form.duration),
        place: form.place.trim() || null,
        link: form.link.trim() === '' ? null : completeMeetingLink(form.link.trim()),
        goal: form.goal.trim() || null,
        news: form.news.trim() || null,
        worry: form.worry.trim() || null,
        contactIds: chosen.map(({ id }) => id),
      };
      const [first] = chosen;
      const offline = {
        says: `${meeting ? 'Changed meeting' : 'Meeting'}: ${body.title}`,
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
    onSuccess: () => {
      onClose();
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
    onChange: ({ target }: ChangeEvent<HTMLInputElement>) => {
      setForm({ ...form, [name]: target.value });
      setErrors({ ...errors, [name]: undefined });
    },
  });
  const [first, ...others] = chosen;
  const withWhom =
    first === undefined
      ? 'With one or several of your contacts'
      : `With ${nameInSentence(first.displayName)}${others.length > 0 ? ` and ${others.length} more` : ''}`;
  return (
    <FormDialog
      title={meeting ? 'Change meeting' : 'Plan a meeting'}
      description={withWhom}
      unsaved={TYPED.some((name) => form[name].trim() !== initial[name].trim())}
      discardTitle={meeting ? 'Discard these changes?' : 'Discard this meeting?'}
      saveLabel={saveLabel}
      pending={isPending}
      failure={message === null ? null : { title: 'The meeting was not saved', text: message }}
      initialFocus={title}
      onSubmit={submit}
      onClose={onClose}
    >
      <TextField {...field('title')} ref={title} required />
      <Pair>
        <TextField {...field('startsAt')} type="datetime-local" required />
        <TextField {...field('duration')} inputMode="numeric" optional />
      </Pair>
      <PeoplePicker
        chosen={chosen}
        error={errors.contactIds}
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
      {meeting && <CancelMeeting meeting={meeting} onCanceled={onClose} />}
    </FormDialog>
  );
}

type Form = Readonly<Record<Typed, string>>;

/** The next full hour is when most meetings begin. */
function formOf(meeting: PlannedMeeting | undefined): Form {
  const next = new Date();
  next.setHours(next.getHours() + 1, 0, 0, 0);
  return {
    title: meeting?.title ?? '',
    startsAt: localMinute(meeting ? new Date(meeting.startsAt) : next),
    duration: meeting ? String(meeting.duration ?? '') : '60',
    place: meeting?.place ?? '',
    link: meeting?.link ?? '',
    goal: meeting?.goal ?? '',
    news: meeting?.news ?? '',
    worry: meeting?.worry ?? '',
  };
}

function checkForm(form: Form, chosen: readonly Person[]): Partial<Record<Field, string>> {
  const errors: Partial<Record<Field, string>> = {};
  const { title, startsAt, duration, place, link } = form;
  if (title.trim() === '') errors.title = 'Enter what it is about.';
  else if (title.trim().length > TEXT_LIMITS.short) {
    errors.title = `Shorten this to ${TEXT_LIMITS.short} characters.`;
  }
  if (Number.isNaN(Date.parse(startsAt))) errors.startsAt = 'Enter a date and a time.';
  if (duration.trim() !== '' && !(/^\d+$/.test(duration.trim()) && Number(duration) <= 10_080)) {
    errors.duration = 'Enter whole minutes, or leave this empty.';
  }
  if (place.trim().length > TEXT_LIMITS.short) {
    errors.place = `Shorten this to ${TEXT_LIMITS.short} characters.`;
  }
  const linkProblem = link.trim() === '' ? undefined : meetingLinkHelp(link.trim());
  if (linkProblem !== undefined) errors.link = linkProblem;
  for (const line of LINES) {
    if (form[line].trim().length > MEETING_LIMITS.line)
      errors[line] = `Shorten this to ${MEETING_LIMITS.line} characters.`;
  }
  if (chosen.length === 0) errors.contactIds = 'Choose at least one person.';
  else if (chosen.length > MEETING_LIMITS.people) {
    errors.contactIds = `Choose at most ${MEETING_LIMITS.people} people.`;
  }
  return errors;
}

function meetingLinkHelp(link: string): string | undefined {
  const obstacle = meetingLinkObstacle(completeMeetingLink(link));
  if (obstacle === null) return undefined;
  return obstacle === 'scheme' || obstacle === 'number'
    ? 'Enter a web address, or tel: and a phone number.'
    : linkHelp(link, 'leave this empty');
}

/** A moment in local time, without its seconds: 2026-01-08T14:30. */
function localMinute(moment: Date): string {
  const two = (part: number) => String(part).padStart(2, '0');
  const day = [moment.getFullYear(), two(moment.getMonth() + 1), two(moment.getDate())].join('-');
  return `${day}T${two(moment.getHours())}:${two(moment.getMinutes())}`;
}

const Pair = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(calc(${theme.space[16]} * 2.75), 100%), 1fr));
  gap: ${theme.space[4]};
`;
