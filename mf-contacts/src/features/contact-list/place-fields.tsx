import { api } from '@rapport/api-client';
import { shownText } from '@rapport/contracts';
import { useShellApi } from '@rapport/remote-api';
import { apiQuery } from '@rapport/remote-api/api-query';
import { useQuery } from '@rapport/remote-api/query';
import { Select } from '@rapport/shared-ui';
import { type ListView, PLACES } from '../../contacts/list-view.ts';

interface PlaceFieldsProps {
  view: ListView;
  onView: (view: ListView) => void;
}

const ANY = 'any';
const WORDS = {
  company: { label: 'Company', any: 'Any company' },
  city: { label: 'City', any: 'Any city' },
  country: { label: 'Country', any: 'Any country' },
  department: { label: 'Department', any: 'Any department' },
} as const;

/** Filters by company, city, country, and department. Each is shown only if a contact has a value or the filter is in use. */
export function PlaceFields({ view, onView }: PlaceFieldsProps) {
  const { data } = useQuery(apiQuery(useShellApi(), api.get('/api/contacts/places')));
  return PLACES.map((place) => {
    const chosen = view[place];
    const known = data?.[place] ?? [];
    const names = chosen === null || known.includes(chosen) ? known : [chosen, ...known];
    if (names.length === 0) return null;
    const { label, any } = WORDS[place];
    return (
      <Select
        key={place}
        label={label}
        options={[
          { value: ANY, label: any },
          // The prefix keeps a city apart from the value for all cities.
          ...names.map((name) => ({ value: `=${name}`, label: shownText(name) })),
        ]}
        value={chosen === null ? ANY : `=${chosen}`}
        onValueChange={(value) =>
          onView({ ...view, [place]: value === ANY ? null : value.slice(1) })
        }
      />
    );
  });
}
