import {
  CHANNEL_RANKS,
  STATED_CHANNELS,
  type StatedChannel,
  type Weekday,
  WEEKDAYS,
} from '@rapport/contracts';
import { Checkbox, Select, TextField, theme } from '@rapport/shared-ui';
import styled from 'styled-components';
import { ChoiceChips } from '../../ui/choice-chips.tsx';
import {
  PREFERENCE_FIELDS,
  type PreferenceErrors,
  type PreferenceForm,
} from './preference-form.ts';

interface PreferenceFieldsProps {
  form: PreferenceForm;
  errors: PreferenceErrors;
  change: (changes: Partial<PreferenceForm>) => void;
}

const CHANNEL_LABELS: Readonly<Record<StatedChannel, string>> = {
  call: 'Call',
  video: 'Video call',
  email: 'Email',
  message: 'Message',
  inPerson: 'In person',
};
const UNSAID = 'unsaid';
const RANK_LABELS = { first: 'First', second: 'Second', third: 'Third', never: 'Never' } as const;
const RANKS = [
  { value: UNSAID, label: 'Didn’t say' },
  ...CHANNEL_RANKS.map((value) => ({ value, label: RANK_LABELS[value] })),
] as const;

/** The fields for the chosen kind. */
export function PreferenceFields({ form, errors, change }: PreferenceFieldsProps) {
  switch (form.kind) {
    case 'channel':
      return <Channels form={form} errors={errors} change={change} />;
    case 'when':
      return <When form={form} errors={errors} change={change} />;
    case 'lead':
      return (
        <TextField
          name="leadDays"
          label={PREFERENCE_FIELDS.leadDays}
          inputMode="numeric"
          required
          value={form.leadDays}
          error={errors.leadDays}
          onChange={(event) => change({ leadDays: event.target.value })}
        />
      );
    case 'length':
      return (
        <>
          <ChoiceChips
            legend="How much do they want?"
            options={[
              { value: 'short', label: 'Short' },
              { value: 'normal', label: 'Normal' },
              { value: 'detailed', label: 'In detail' },
              { value: 'unsaid', label: 'Didn’t say' },
            ]}
            value={form.detail}
            onValueChange={(detail) => change({ detail })}
          />
          <TextField
            name="minutes"
            label={PREFERENCE_FIELDS.minutes}
            inputMode="numeric"
            optional
            value={form.minutes}
            error={errors.minutes}
            onChange={(event) => change({ minutes: event.target.value })}
          />
        </>
      );
    case 'opening':
      return (
        <ChoiceChips
          legend="How do they like to begin?"
          options={[
            { value: 'business', label: 'Business first' },
            { value: 'small_talk', label: 'Small talk first' },
          ]}
          value={form.opening}
          onValueChange={(opening) => change({ opening })}
        />
      );
    case 'address':
      return (
        <ChoiceChips
          legend="How do they want to be addressed?"
          options={[
            { value: 'formal', label: 'Formally' },
            { value: 'informal', label: 'By first name' },
          ]}
          value={form.formality}
          onValueChange={(formality) => change({ formality })}
        />
      );
    case 'topic':
      return (
        <ChoiceChips
          legend="Do they want to hear about it?"
          options={[
            { value: 'yes', label: 'Yes' },
            { value: 'no', label: 'No' },
          ]}
          value={form.wanted}
          onValueChange={(wanted) => change({ wanted })}
        />
      );
    case 'other':
      return null;
    default:
      return form.kind satisfies never;
  }
}

function Channels({ form, errors, change }: PreferenceFieldsProps) {
  return (
    <Group>
      <legend>{PREFERENCE_FIELDS.channels}</legend>
      <Grid>
        {STATED_CHANNELS.map((channel) => (
          <Select
            key={channel}
            label={CHANNEL_LABELS[channel]}
            value={form.channels[channel] === '' ? UNSAID : form.channels[channel]}
            options={RANKS}
            onValueChange={(rank) =>
              change({
                channels: { ...form.channels, [channel]: rank === UNSAID ? '' : rank },
              })
            }
          />
        ))}
      </Grid>
      {errors.channels !== undefined && <Problem role="alert">{errors.channels}</Problem>}
    </Group>
  );
}

const DAY_LABELS: Readonly<Record<Weekday, string>> = {
  monday: 'Monday',
  tuesday: 'Tuesday',
  wednesday: 'Wednesday',
  thursday: 'Thursday',
  friday: 'Friday',
  saturday: 'Saturday',
  sunday: 'Sunday',
};

function When({ form, errors, change }: PreferenceFieldsProps) {
  const toggled = (day: Weekday) =>
    form.notOn.includes(day) ? form.notOn.filter((each) => each !== day) : [...form.notOn, day];
  return (
    <>
      <Grid>
        <TextField
          name="from"
          label={PREFERENCE_FIELDS.from}
          type="time"
          optional
          value={form.from}
          error={errors.from}
          onChange={(event) => change({ from: event.target.value })}
        />
        <TextField
          name="until"
          label={PREFERENCE_FIELDS.until}
          type="time"
          optional
          value={form.until}
          error={errors.until}
          onChange={(event) => change({ until: event.target.value })}
        />
      </Grid>
      <Group>
        <legend>{PREFERENCE_FIELDS.notOn}</legend>
        <Grid>
          {WEEKDAYS.map((day) => (
            <Checkbox
              key={day}
              label={DAY_LABELS[day]}
              checked={form.notOn.includes(day)}
              onCheckedChange={() => change({ notOn: toggled(day) })}
            />
          ))}
        </Grid>
        {errors.notOn !== undefined && <Problem role="alert">{errors.notOn}</Problem>}
      </Group>
      <TextField
        name="awayUntil"
        label="Away until"
        type="date"
        optional
        value={form.awayUntil}
        onChange={(event) => change({ awayUntil: event.target.value })}
      />
    </>
  );
}

const Group = styled.fieldset`
  min-width: 0;
  margin: 0;
  padding: 0;
  border: 0;

  legend {
    margin-bottom: calc(1.5 * ${theme.space[1]});
    padding: 0;
    font: ${theme.font.smallMedium};
  }
`;

const Grid = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(calc(${theme.space[16]} * 2), 1fr));
  gap: ${theme.space[3]};
`;

const Problem = styled.p`
  margin-top: ${theme.space[2]};
  color: ${theme.color.negativeText};
  font: ${theme.font.small};
`;
