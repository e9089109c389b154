import { Button, TextField, theme } from '@rapport/shared-ui';
import { useEffect, useId, useState } from 'react';
import styled from 'styled-components';
import { DETAIL_LABELS } from '../contact-details/detail-words.ts';
import { timeInZone } from '../contact-details/time-in-zone.ts';

interface ZoneInputProps {
  zone: string;
  error: string | undefined;
  /** The values that may indicate a country. */
  countries: readonly string[];
  phones: readonly string[];
  onChange: (zone: string) => void;
}

/** Created once, so that React skips these four hundred elements when the field renders again. */
const ZONES = Intl.supportedValuesOf('timeZone').map((zone) => <option key={zone} value={zone} />);

/** The time zone of a contact, with their country's zone as a suggestion, which is never set automatically. */
export function ZoneInput({ zone, error, countries, phones, onChange }: ZoneInputProps) {
  const list = useId();
  const offered = useOffer(countries, phones);
  const there = timeInZone(zone.trim());
  return (
    <Group>
      <TextField
        label={DETAIL_LABELS.timeZone}
        hint={there === null ? 'Like Europe/Zurich.' : `It’s ${there.text} there.`}
        name="timeZone"
        autoComplete="off"
        list={list}
        value={zone}
        error={error}
        onChange={({ target }) => onChange(target.value)}
      />
      <datalist id={list}>{ZONES}</datalist>
      {offered !== null && offered !== zone.trim() && (
        <Button size="sm" onClick={() => onChange(offered)}>
          Use {offered}, the time of their country
        </Button>
      )}
    </Group>
  );
}

/** The time zone of the country of the addresses or phones. Its table is loaded on demand. */
function useOffer(countries: readonly string[], phones: readonly string[]): string | null {
  const [offered, setOffered] = useState<string | null>(null);
  const where = JSON.stringify({ countries, phones });
  useEffect(() => {
    let isCurrent = true;
    const { countries: named, phones: called }: { countries: string[]; phones: string[] } =
      JSON.parse(where);
    import('./zone-offer.ts').then(
      ({ offeredZone }) => {
        if (isCurrent) setOffered(offeredZone({ countries: named, phones: called }));
      },
      // Without the table, the field works without a suggestion.
      () => undefined,
    );
    return () => {
      isCurrent = false;
    };
  }, [where]);
  return offered;
}

const Group = styled.div`
  display: grid;
  gap: ${theme.space[2]};
  justify-items: start;

  & > :first-child {
    width: 100%;
  }
`;
