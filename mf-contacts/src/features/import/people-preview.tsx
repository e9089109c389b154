import { type CustomField } from '@rapport/api-client';
import { readRelatedLine, shownText, DAY_OF_YEAR, englishDate } from '@rapport/contracts';
import { Avatar, Card, theme } from '@rapport/shared-ui';
import { type ReactNode } from 'react';
import styled from 'styled-components';
import { customValueWords } from '../../custom-fields/custom-value-words.ts';
import { type ImportedPerson, nameOfNewField } from './file/imported-person.ts';
import { labelsIn } from './run/import-labels.ts';

const SHOWN = 5;
const LABELS_SHOWN = 6;

interface PeoplePreviewProps {
  people: readonly ImportedPerson[];
  /** The number of all people. Those of a large file load a moment later. */
  total: number;
  /** The user's own fields. */
  fields?: readonly CustomField[] | undefined;
  children?: ReactNode;
}

/** A preview of the first people of a file as contacts. */
export function PeoplePreview({ people, total, fields = [], children }: PeoplePreviewProps) {
  const more = total - SHOWN;
  const labels = labelsIn(people);
  const addresses = addressNote(people);
  return (
    <Panel>
      <h2>How they will look</h2>
      <List>
        {people.slice(0, SHOWN).map((person, index) => (
          <li key={index}>
            <Avatar
              name={person.displayName || '?'}
              given={person.givenName}
              family={person.familyName}
              src={person.photo}
              size="sm"
            />
            <div>
              <b dir="auto">{person.displayName || 'No name'}</b>
              <p>{detailsOf(person, fields)}</p>
            </div>
          </li>
        ))}
      </List>
      {more > 0 && <Fine>and {more.toLocaleString('en-US')} more</Fine>}
      {labels.length > 0 && (
        <Fine>
          Labels: {labels.slice(0, LABELS_SHOWN).join(', ')}
          {labels.length > LABELS_SHOWN && ` and ${labels.length - LABELS_SHOWN} more`}
        </Fine>
      )}
      {historyNotes(people).map((note) => (
        <Fine key={note}>{note}</Fine>
      ))}
      {addresses !== null && <Fine>{addresses}</Fine>}
      {children}
    </Panel>
  );
}

function detailsOf(person: ImportedPerson, fields: readonly CustomField[]): string {
  const { organizationTitle, organizationName, emails, phones, birthday } = person;
  const { cadenceDays, lastContactOn, nextStepOn, nextStep } = person;
  const role = [organizationTitle, organizationName].filter((part) => part !== null).join(', ');
  const reach = [...emails, ...phones].map(({ value }) => value);
  const step = [nextStep, nextStepOn && dayWords(nextStepOn)].filter(Boolean).join(', ');
  const said = [
    ...[role, reach.join(', '), birthday],
    lastContactOn && `last contact ${dayWords(lastContactOn)}`,
    cadenceDays && `every ${cadenceDays} ${cadenceDays === 1 ? 'day' : 'days'}`,
    step && `next step ${step}`,
    ...ownTexts(person, fields),
  ];
  return said.filter(Boolean).join(' · ') || 'Nothing else';
}

/** Values of the user's own fields, with the names of those. */
function ownTexts({ customValues = {} }: ImportedPerson, fields: readonly CustomField[]): string[] {
  return Object.entries(customValues).flatMap(([key, value]) => {
    const field = fields.find(({ id }) => id === key);
    const name = field?.name ?? nameOfNewField(key) ?? '';
    const words = field ? customValueWords(field, value) : String(value);
    return words === null ? [] : `${shownText(name)}: ${words}`;
  });
}

/** The effects of last contacts, next steps, stated preferences, and relations. */
function historyNotes(people: readonly ImportedPerson[]): string[] {
  const stated = people.reduce((sum, person) => sum + person.statedPreferences.length, 0);
  const related = people
    .flatMap(({ kept }) => kept)
    .filter((line) => readRelatedLine(line) !== null).length;
  return [
    ...(people.some(({ lastContactOn }) => lastContactOn !== null)
      ? ['Cadences count from the last contact. It’s marked as imported, and no score uses it.']
      : []),
    ...(people.some(({ nextStepOn, nextStep }) => (nextStepOn ?? nextStep) !== null)
      ? ['Next steps become promises of yours, and Today shows them when they’re due.']
      : []),
    ...(stated > 0
      ? [
          `${stated.toLocaleString('en-US')} ${stated === 1 ? 'wish' : 'wishes'} that they told you, with the day you learned it.`,
        ]
      : []),
    ...(related > 0
      ? [
          `${related.toLocaleString('en-US')} ${related === 1 ? 'relation' : 'relations'}: linked if exactly one contact has that ID or name, and otherwise kept with the contact.`,
        ]
      : []),
  ];
}

/** What became of addresses in one line; null if there are none. */
function addressNote(people: readonly ImportedPerson[]): string | null {
  const all = people.flatMap(({ lineAddresses }) => lineAddresses ?? []);
  const split = all.reduce((sum, each) => sum + each.split, 0);
  const whole = all.reduce((sum, each) => sum + each.whole, 0);
  const counted = (count: number) =>
    `${count.toLocaleString('en-US')} ${count === 1 ? 'address' : 'addresses'}`;
  const notes = [
    ...(split > 0
      ? [`${counted(split)} in one line: split into street, postal code, city, and country.`]
      : []),
    ...(whole > 0
      ? [`${counted(whole)} in one line: kept whole, as the parts aren't certain.`]
      : []),
  ];
  return notes.length === 0 ? null : notes.join(' ');
}

/** A day like "Sep 14, 2026". */
function dayWords(day: string): string {
  return englishDate(day, { ...DAY_OF_YEAR, month: 'short' });
}

const Panel = styled(Card)`
  display: grid;
  gap: ${theme.space[3]};
  padding: ${theme.space[4]};

  & > h2 {
    font: ${theme.font.bodyStrong};
  }
`;

const List = styled.ul`
  margin: 0;
  padding: 0;
  list-style: none;

  & > li {
    display: grid;
    grid-template-columns: auto minmax(0, 1fr);
    gap: ${theme.space[3]};
    align-items: center;
    padding: ${theme.space[2]} 0;
  }

  & > li + li {
    border-top: ${theme.size.hairline} solid ${theme.color.border};
  }

  & b,
  & p {
    display: block;
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }

  & p {
    color: ${theme.color.textMuted};
    font: ${theme.font.small};
  }
`;

const Fine = styled.p`
  color: ${theme.color.textMuted};
  font: ${theme.font.caption};
  overflow-wrap: anywhere;
`;
