import { LAST_CONTACTS } from '@rapport/contracts';
import { Select, TextField } from '@rapport/shared-ui';
import { type ListView } from '../../contacts/list-view.ts';
import { LAST_CONTACT_LABELS } from './view-words.ts';

interface LastContactFieldsProps {
  view: ListView;
  onView: (view: ListView) => void;
}

const ANY = 'any';
const CHOICES = [
  { value: ANY, label: 'Any time', when: null },
  ...LAST_CONTACTS.map((when) => ({ value: when, label: LAST_CONTACT_LABELS[when], when })),
];

/** Filters by the time of the last contact, and by a day since which there was none. */
export function LastContactFields({ view, onView }: LastContactFieldsProps) {
  return (
    <>
      <Select
        label="Last contact"
        options={CHOICES}
        value={view.lastContact ?? ANY}
        onValueChange={(value) => {
          const lastContact = CHOICES.find((option) => option.value === value)?.when ?? null;
          onView({ ...view, lastContact });
        }}
      />
      <TextField
        type="date"
        label="Not contacted since"
        value={view.notSince ?? ''}
        onChange={({ target }) =>
          onView({ ...view, notSince: target.value === '' ? null : target.value })
        }
      />
    </>
  );
}
