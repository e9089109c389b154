import { type AddressBook, api } from '@rapport/api-client';
import { useShellApi } from '@rapport/remote-api';
import { apiQuery } from '@rapport/remote-api/api-query';
import { useQuery } from '@rapport/remote-api/query';
import { Button, Checkbox, RadioCards, theme } from '@rapport/shared-ui';
import { type SubmitEvent, useId, useState } from 'react';
import styled from 'styled-components';
import { Buttons } from '../settings-section.tsx';
import { calendarsOf, hasChoice } from './chosen.ts';

interface Choices {
  collectionIds: string[];
  calendarIds: string[];
  twoWay: boolean;
  labelIds: string[];
}

interface ConnectionChoicesProps {
  book: AddressBook;
  isBusy: boolean;
  onSave: (choices: Choices) => Promise<boolean>;
}

type Direction = 'twoWay' | 'read';
const DIRECTIONS = [
  {
    value: 'twoWay',
    label: 'Both ways',
    hint: 'A change here is written to the address book, too. Notes about how you met, estimates, and interactions never leave Rapport.',
  },
  { value: 'read', label: 'Read only', hint: 'Rapport changes nothing in the address book.' },
] as const satisfies readonly { value: Direction; label: string; hint: string }[];

/** What is synced: which address books, in which direction, which contacts get a card; and which calendars are read. */
export function ConnectionChoices({ book, isBusy, onSave }: ConnectionChoicesProps) {
  const calendars = calendarsOf(book);
  const isNew = !hasChoice(book);
  const hasAddressBooks = book.collections.length > 0;
  const stored: Choices = {
    collectionIds: book.collections.filter(({ chosen }) => chosen || isNew).map(({ id }) => id),
    calendarIds: calendars.filter(({ chosen }) => chosen).map(({ id }) => id),
    twoWay: book.twoWay,
    labelIds: book.labelIds,
  };
  const [changed, setChanged] = useState<Choices | null>(null);
  const [hasError, setHasError] = useState(false);
  const errorId = useId();
  const choices = changed ?? stored;
  const { collectionIds, calendarIds, twoWay, labelIds } = choices;
  const set = (change: Partial<Choices>) => {
    setChanged({ ...choices, ...change });
    setHasError(false);
  };

  async function submit(event: SubmitEvent): Promise<void> {
    event.preventDefault();
    if (collectionIds.length + calendarIds.length === 0) return setHasError(true);
    if (await onSave(choices)) setChanged(null);
  }

  return (
    <Form noValidate onSubmit={(event) => void submit(event)}>
      {hasAddressBooks && (
        <>
          <Group aria-describedby={hasError ? errorId : undefined}>
            <legend>Address books</legend>
            {book.collections.map(({ id, name, mayWrite }) => (
              <Checkbox
                key={id}
                label={name}
                hint={mayWrite ? undefined : 'You can only read this one.'}
                disabled={isBusy}
                checked={collectionIds.includes(id)}
                onCheckedChange={(isOn) =>
                  set({ collectionIds: withItem(collectionIds, id, isOn) })
                }
              />
            ))}
          </Group>
          <RadioCards
            legend={<Heading>Direction</Heading>}
            options={DIRECTIONS}
            value={twoWay ? 'twoWay' : 'read'}
            disabled={isBusy}
            onValueChange={(value) => set({ twoWay: value === 'twoWay' })}
          />
          {twoWay && (
            <Labels chosen={labelIds} isBusy={isBusy} onChange={(ids) => set({ labelIds: ids })} />
          )}
        </>
      )}
      {calendars.length > 0 && (
        <Group aria-describedby={hasError ? errorId : undefined}>
          <legend>Calendars</legend>
          <Hint>Events with a contact become meetings. Rapport changes nothing in a calendar.</Hint>
          {calendars.map(({ id, name }) => (
            <Checkbox
              key={id}
              label={name}
              disabled={isBusy}
              checked={calendarIds.includes(id)}
              onCheckedChange={(isOn) => set({ calendarIds: withItem(calendarIds, id, isOn) })}
            />
          ))}
        </Group>
      )}
      {hasError && (
        <Problem id={errorId} role="alert">
          {calendars.length > 0
            ? 'Choose at least one address book or calendar'
            : 'Choose at least one'}
        </Problem>
      )}
      {(isNew || changed !== null) && (
        <Buttons>
          <Button type="submit" variant="primary" pending={isBusy} pendingLabel="Saving...">
            {isNew ? 'Start sync' : 'Save'}
          </Button>
          {changed !== null && !isNew && (
            <Button variant="ghost" disabled={isBusy} onClick={() => setChanged(null)}>
              Cancel
            </Button>
          )}
        </Buttons>
      )}
    </Form>
  );
}

interface LabelsProps {
  chosen: readonly string[];
  isBusy: boolean;
  onChange: (ids: string[]) => void;
}

function Labels({ chosen, isBusy, onChange }: LabelsProps) {
  const { data = [] } = useQuery(apiQuery(useShellApi(), api.get('/api/labels')));
  if (data.length === 0) return null;
  return (
    <Group>
      <legend>Contacts that get a card there</legend>
      <Hint>
        {chosen.length === 0
          ? 'All contacts. Choose labels to send only some.'
          : 'Contacts with one of these labels.'}
      </Hint>
      {data.map(({ id, name }) => (
        <Checkbox
          key={id}
          label={name}
          disabled={isBusy}
          checked={chosen.includes(id)}
          onCheckedChange={(isOn) => onChange(withItem(chosen, id, isOn))}
        />
      ))}
    </Group>
  );
}

function withItem(list: readonly string[], item: string, isIn: boolean): string[] {
  const others = list.filter((each) => each !== item);
  return isIn ? [...others, item] : others;
}

const Form = styled.form`
  display: grid;
  gap: ${theme.space[4]};
`;

const Group = styled.fieldset`
  display: grid;
  gap: ${theme.space[2]};
  min-width: 0;
  padding: 0;
  border: 0;

  & > legend {
    padding: 0;
    margin-bottom: ${theme.space[2]};
    font: ${theme.font.bodyStrong};
  }
`;

const Heading = styled.span`
  font: ${theme.font.bodyStrong};
`;

const Hint = styled.p`
  color: ${theme.color.textMuted};
  font: ${theme.font.small};
`;

const Problem = styled.p`
  color: ${theme.color.negativeText};
  font: ${theme.font.small};
`;
