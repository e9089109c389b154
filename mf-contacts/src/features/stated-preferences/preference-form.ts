import { type CreateStatedPreference } from '@rapport/api-client';
import {
  type ChannelRank,
  type Formality,
  PREFERENCE_LIMITS,
  type PreferenceKind,
  STATED_CHANNELS,
  type StatedChannel,
  type StatedDetail,
  type StatedOpening,
  type Weekday,
  WEEKDAYS,
} from '@rapport/contracts';

/** The values in the dialog. Only those of the chosen kind are used. */
export interface PreferenceForm {
  kind: PreferenceKind;
  /** '' if they said nothing about a channel. */
  channels: Readonly<Record<StatedChannel, ChannelRank | ''>>;
  notOn: readonly Weekday[];
  /** In the format of `<input type="time">`, 09:30, or empty. */
  from: string;
  until: string;
  /** In the format of `<input type="date">`, or empty. */
  awayUntil: string;
  leadDays: string;
  detail: StatedDetail | 'unsaid';
  minutes: string;
  opening: StatedOpening;
  formality: Formality;
  wanted: 'yes' | 'no';
  text: string;
  learnedOn: string;
}

export type PreferenceField =
  | 'channels'
  | 'notOn'
  | 'from'
  | 'until'
  | 'leadDays'
  | 'minutes'
  | 'text'
  | 'learnedOn';
export type PreferenceErrors = { [Field in PreferenceField]?: string | undefined };

/** Labels of the fields, by their API names. */
export const PREFERENCE_FIELDS = {
  channels: 'How welcome is each way?',
  notOn: 'Not on',
  from: 'Not before',
  until: 'Not after',
  leadDays: 'Days before a meeting',
  minutes: 'Minutes for a meeting',
  text: 'In their words',
  learnedOn: 'Told you on',
} as const satisfies Record<PreferenceField, string>;

/** The initial values. @param today as `YYYY-MM-DD` */
export function newPreferenceForm(today: string): PreferenceForm {
  return {
    kind: 'channel',
    channels: { call: '', video: '', email: '', message: '', inPerson: '' },
    notOn: [],
    from: '',
    until: '',
    awayUntil: '',
    leadDays: '',
    detail: 'unsaid',
    minutes: '',
    opening: 'business',
    formality: 'formal',
    wanted: 'no',
    text: '',
    learnedOn: today,
  };
}

/** The messages for invalid fields; empty if the form can be sent. */
export function checkPreferenceForm(form: PreferenceForm, today: string): PreferenceErrors {
  const { kind, channels, notOn, from, until, awayUntil, leadDays, detail, minutes } = form;
  const text = form.text.trim();
  const errors: PreferenceErrors = {};
  if (kind === 'channel' && STATED_CHANNELS.every((channel) => channels[channel] === '')) {
    errors.channels = 'Choose how welcome one of them is.';
  }
  if (kind === 'when' && notOn.length === 0 && `${from}${until}${awayUntil}` === '') {
    errors.from = 'Enter an hour, choose a day, or say until when they’re away.';
  }
  if (kind === 'when' && from !== '' && until !== '' && until <= from) {
    errors.until = 'Enter an hour after the first one, or leave one of them empty.';
  }
  if (kind === 'when' && notOn.length === WEEKDAYS.length) {
    errors.notOn = 'Leave a day on which they can be reached.';
  }
  if (kind === 'lead' && !isWhole(leadDays, PREFERENCE_LIMITS.leadDays)) {
    errors.leadDays = 'Enter whole days from 1 to 30.';
  }
  if (kind === 'length' && minutes.trim() !== '' && !isWhole(minutes, PREFERENCE_LIMITS.minutes)) {
    errors.minutes = 'Enter whole minutes from 5 to 480, or leave this empty.';
  } else if (kind === 'length' && minutes.trim() === '' && detail === 'unsaid') {
    errors.minutes = 'Enter minutes, or choose how much they want.';
  }
  if ((kind === 'topic' || kind === 'other') && text === '') {
    errors.text = kind === 'topic' ? 'Enter the topic.' : 'Enter what they told you.';
  } else if (text.length > PREFERENCE_LIMITS.text) {
    errors.text = `Shorten this to ${PREFERENCE_LIMITS.text} characters.`;
  }
  if (form.learnedOn === '') errors.learnedOn = 'Enter the day.';
  else if (form.learnedOn > today) errors.learnedOn = 'Enter a day that isn’t in the future.';
  return errors;
}

/** The form as the body of POST. */
export function toNewPreference(form: PreferenceForm): CreateStatedPreference {
  const text = form.text.trim() === '' ? null : form.text.trim();
  const { kind, learnedOn } = form;
  return { kind, learnedOn, text, ...valueOf(form) };
}

function valueOf(form: PreferenceForm): Partial<CreateStatedPreference> {
  const orNull = (value: string) => (value === '' ? null : value);
  switch (form.kind) {
    case 'channel':
      return { channels: Object.fromEntries(wishesOf(form)) };
    case 'when':
      return {
        notOn: [...form.notOn],
        from: orNull(form.from),
        until: orNull(form.until),
        awayUntil: orNull(form.awayUntil),
      };
    case 'lead':
      return { leadDays: Number(form.leadDays) };
    case 'length':
      return {
        detail: form.detail === 'unsaid' ? null : form.detail,
        minutes: form.minutes.trim() === '' ? null : Number(form.minutes),
      };
    case 'opening':
      return { opening: form.opening };
    case 'address':
      return { formality: form.formality };
    case 'topic':
      return { wanted: form.wanted === 'yes' };
    case 'other':
      return {};
    default:
      return form.kind satisfies never;
  }
}

function wishesOf({ channels }: PreferenceForm) {
  return STATED_CHANNELS.flatMap((channel) => {
    const rank = channels[channel];
    return rank === '' ? [] : [[channel, rank] as const];
  });
}

function isWhole(text: string, { min, max }: { min: number; max: number }): boolean {
  return /^\d+$/.test(text.trim()) && Number(text) >= min && Number(text) <= max;
}
