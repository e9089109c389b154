import { DETAIL_LIMITS, type DetailName, HANDLE_SERVICES, POSTAL_KINDS } from '@rapport/contracts';
import { IconButton, Select, TextField, theme } from '@rapport/shared-ui';
import { Trash2 } from 'lucide-react';
import { type ComponentProps, Fragment, type ReactNode, useState } from 'react';
import styled from 'styled-components';
import { DETAIL_LABELS, unmappedLineText, SERVICE_WORDS } from '../contact-details/detail-words.ts';
import { KIND_WORDS } from '../contacts/kind-words.ts';
import { AddField } from './add-field.tsx';
import { AddressInputs } from './address-inputs.tsx';
import { DETAIL_NAMES, type DetailFields, hasDetail, NEW_ADDRESS } from './detail-fields.ts';
import { ZoneInput } from './zone-input.tsx';

interface DetailInputsProps {
  details: DetailFields;
  problems: Readonly<Record<string, string>>;
  /** The phone numbers of the form, which may indicate a country. */
  phones: readonly string[];
  onChange: (details: DetailFields) => void;
  /** Content below a detail. */
  noteOf?: (name: DetailName) => ReactNode;
  /** The user's own fields, which the menu offers, too. */
  own: Pick<ComponentProps<typeof AddField>, 'fields' | 'onAddField'>;
  /** Content above the menu. */
  children: ReactNode;
}

const HINTS: Partial<Record<DetailName, string>> = {
  spokenName: 'Like EES-trid.',
  pronouns: 'Like she/her.',
  languages: 'Like German, English; the one they prefer first.',
};
const SERVICES = HANDLE_SERVICES.map((value) => ({ value, label: SERVICE_WORDS[value] }));
const KINDS = POSTAL_KINDS.map((value) => ({ value, label: KIND_WORDS[value] }));

/** The details with values, and a menu that adds another one. */
export function DetailInputs(props: DetailInputsProps) {
  const { details, problems, phones, onChange, noteOf, own, children } = props;
  // A cleared detail stays, so that the user can type something else.
  const [added, setAdded] = useState(() => DETAIL_NAMES.filter((name) => hasDetail(details, name)));
  const set = (change: Partial<DetailFields>) => onChange({ ...details, ...change });
  const isShown = (name: DetailName) =>
    hasDetail(details, name) || (added.includes(name) && !Array.isArray(details[name]));
  const add = (name: DetailName) => {
    setAdded([...added.filter((each) => each !== name), name]);
    const { addresses, handles, dates } = details;
    if (name === 'addresses') set({ addresses: [...addresses, NEW_ADDRESS] });
    if (name === 'handles') set({ handles: [...handles, { service: 'signal', value: '' }] });
    if (name === 'dates') {
      set({ dates: [...dates, { label: dates.length === 0 ? 'Anniversary' : '', day: '' }] });
    }
  };
  const text = (name: 'pronouns' | 'spokenName' | 'nickname' | 'department' | 'languages') => (
    <TextField
      label={DETAIL_LABELS[name]}
      hint={HINTS[name]}
      name={name}
      autoComplete="off"
      autoCapitalize={name === 'pronouns' ? 'none' : 'words'}
      value={details[name]}
      error={problems[name]}
      onChange={({ target }) => {
        if (!added.includes(name)) setAdded([...added, name]);
        set({ [name]: target.value });
      }}
    />
  );
  const field = (name: DetailName) => {
    switch (name) {
      case 'addresses':
        return (
          <AddressInputs
            kinds={KINDS}
            addresses={details.addresses}
            problems={problems}
            onChange={(addresses) => set({ addresses })}
          />
        );
      case 'timeZone':
        return (
          <ZoneInput
            zone={details.timeZone}
            error={problems['timeZone']}
            countries={details.addresses.map(({ country }) => country)}
            phones={phones}
            onChange={(timeZone) => set({ timeZone })}
          />
        );
      case 'handles':
        return (
          <Group role="group" aria-label={DETAIL_LABELS.handles}>
            {details.handles.map((handle, index) => (
              <Row key={index}>
                <Select
                  label={`Messaging service ${index + 1}`}
                  labelHidden
                  options={SERVICES}
                  value={handle.service}
                  onValueChange={(service) =>
                    set({ handles: replaced(details.handles, index, { ...handle, service }) })
                  }
                />
                <TextField
                  label={`Messaging name or number ${index + 1}`}
                  labelHidden
                  placeholder="Name, number, or link"
                  name={`handles.${index}`}
                  autoComplete="off"
                  autoCapitalize="none"
                  value={handle.value}
                  error={problems[`handles.${index}`]}
                  onChange={({ target }) =>
                    set({
                      handles: replaced(details.handles, index, { ...handle, value: target.value }),
                    })
                  }
                />
                <Remove
                  what={`messaging ${index + 1}`}
                  onClick={() => set({ handles: details.handles.toSpliced(index, 1) })}
                />
              </Row>
            ))}
          </Group>
        );
      case 'dates':
        return (
          <Group role="group" aria-label={DETAIL_LABELS.dates}>
            {details.dates.map((date, index) => (
              <Row key={index}>
                <TextField
                  label={`What day ${index + 1} is`}
                  labelHidden
                  placeholder="Like Anniversary"
                  name={`dates.${index}.label`}
                  autoComplete="off"
                  value={date.label}
                  error={problems[`dates.${index}.label`]}
                  onChange={({ target }) =>
                    set({ dates: replaced(details.dates, index, { ...date, label: target.value }) })
                  }
                />
                <TextField
                  label={`Yearly date ${index + 1}`}
                  labelHidden
                  placeholder="June 1, 2010"
                  name={`dates.${index}`}
                  autoComplete="off"
                  autoCapitalize="words"
                  value={date.day}
                  error={problems[`dates.${index}`]}
                  onChange={({ target }) =>
                    set({ dates: replaced(details.dates, index, { ...date, day: target.value }) })
                  }
                />
                <Remove
                  what={`yearly date ${index + 1}`}
                  onClick={() => set({ dates: details.dates.toSpliced(index, 1) })}
                />
              </Row>
            ))}
          </Group>
        );
      case 'kept':
        return (
          <Group role="group" aria-label={DETAIL_LABELS.kept}>
            <Caption>
              {DETAIL_LABELS.kept}: no field fits, so it’s written into the vCard again.
            </Caption>
            {details.kept.map((line, index) => (
              <Row key={line}>
                <Kept>{unmappedLineText(line)}</Kept>
                <Remove
                  what={unmappedLineText(line)}
                  onClick={() => set({ kept: details.kept.toSpliced(index, 1) })}
                />
              </Row>
            ))}
          </Group>
        );
      case 'nickname':
      case 'spokenName':
      case 'pronouns':
      case 'department':
      case 'languages':
        return text(name);
      default:
        return name satisfies never;
    }
  };
  const isFull = (name: DetailName) =>
    (name === 'addresses' || name === 'handles' || name === 'dates') &&
    details[name].length >= DETAIL_LIMITS[name];
  const offered = DETAIL_NAMES.filter(
    (name) =>
      name !== 'kept' &&
      (name === 'addresses' || name === 'handles' || name === 'dates'
        ? !isFull(name)
        : !isShown(name)),
  );
  return (
    <>
      {DETAIL_NAMES.filter(isShown).map((name) => (
        <Fragment key={name}>
          <div>
            {field(name)}
            {noteOf?.(name)}
          </div>
        </Fragment>
      ))}
      {children}
      <AddField names={offered} onAdd={add} {...own} />
    </>
  );
}

function Remove({ what, onClick }: { what: string; onClick: () => void }) {
  return <IconButton label={`Remove ${what}`} icon={<Trash2 aria-hidden />} onClick={onClick} />;
}

function replaced<Item>(items: readonly Item[], index: number, item: Item): Item[] {
  return items.map((each, place) => (place === index ? item : each));
}

const Group = styled.div`
  display: grid;
  gap: ${theme.space[2]};
`;

const Row = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) minmax(0, 1fr) auto;
  gap: ${theme.space[2]};
  align-items: start;
`;

const Caption = styled.p`
  color: ${theme.color.textMuted};
  font: ${theme.font.caption};
`;

const Kept = styled.span`
  grid-column: 1 / span 2;
  align-self: center;
  overflow-wrap: anywhere;
  white-space: pre-wrap;
`;
