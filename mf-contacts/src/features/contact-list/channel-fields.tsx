import { MISSING_FACTS, STATED_CHANNELS } from '@rapport/contracts';
import { Select } from '@rapport/shared-ui';
import { type ListView } from '../../contacts/list-view.ts';
import { CHANNEL_LABELS } from './view-words.ts';

interface ChannelFieldsProps {
  view: ListView;
  onView: (view: ListView) => void;
}

const ANY = 'any';
const CHANNELS = [
  { value: ANY, label: 'Any', channel: null },
  ...STATED_CHANNELS.map((channel) => ({
    value: channel,
    label: CHANNEL_LABELS[channel],
    channel,
  })),
];
const FIELDS = [
  { name: 'prefers', label: 'Told you they prefer' },
  { name: 'never', label: 'Told you they never want' },
] as const;

const MISSING = [
  { value: ANY, label: 'Any', fact: null },
  ...MISSING_FACTS.map((fact) => ({ value: fact, label: `No ${fact}`, fact })),
];

/** Filters by how contacts said they like to be reached, and by ways that are missing. */
export function ChannelFields({ view, onView }: ChannelFieldsProps) {
  const said = FIELDS.map(({ name, label }) => (
    <Select
      key={name}
      label={label}
      options={CHANNELS}
      value={view[name] ?? ANY}
      onValueChange={(value) => {
        const channel = CHANNELS.find((option) => option.value === value)?.channel ?? null;
        onView({ ...view, [name]: channel });
      }}
    />
  ));
  return (
    <>
      {said}
      <Select
        label="Phone and email"
        options={MISSING}
        value={view.missing ?? ANY}
        onValueChange={(value) => {
          const missing = MISSING.find((option) => option.value === value)?.fact ?? null;
          onView({ ...view, missing });
        }}
      />
    </>
  );
}
