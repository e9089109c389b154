import { type ContactSummary, type ImportAction, type MergedField } from '@rapport/contracts';
import { Alert, Badge, Button, Checkbox, media, SegmentedControl, theme } from '@rapport/shared-ui';
import { useState } from 'react';
import styled from 'styled-components';
import { ContactAvatar } from '../../contacts/contact-avatar.tsx';
import { type ImportedPerson } from './file/imported-person.ts';
import {
  type Choice,
  type ImportPlan,
  type Match,
  type MatchReason,
  proposedChoice,
} from './run/import-plan.ts';

/** Shown at first; a file of thousands that was imported before would fill the page. */
const SHOWN = 50;

const ACTIONS: readonly { value: ImportAction; label: string }[] = [
  { value: 'skip', label: 'Skip' },
  { value: 'merge', label: 'Merge' },
  { value: 'add', label: 'Add' },
];

const REASONS: Readonly<Record<MatchReason, string>> = {
  email: 'email',
  phone: 'phone',
  name: 'name, organization',
};

interface DuplicatesStepProps {
  plan: ImportPlan;
  onChoices: (choices: ReadonlyMap<number, Choice>) => void;
}

/** Who of the file may be there already, and what to do with each of them. */
export function DuplicatesStep({ plan, onChoices }: DuplicatesStepProps) {
  const [shown, setShown] = useState(SHOWN);
  const matches = [...plan.matches.values()];
  const choiceOf = (match: Match) => plan.choices.get(match.row) ?? proposedChoice(match);
  const actions = new Set(matches.map((match) => choiceOf(match).action));
  const [common = null] = actions.size === 1 ? actions : [];
  if (matches.length === 0) {
    return <Alert tone="positive">Nobody in the file is in your contacts yet.</Alert>;
  }
  return (
    <>
      <ForAll>
        <span id="import-for-all">For all {matches.length.toLocaleString('en-US')}</span>
        <SegmentedControl
          label={`For all ${matches.length.toLocaleString('en-US')}`}
          options={ACTIONS}
          value={common}
          onValueChange={(action) =>
            onChoices(
              new Map(matches.map((match) => [match.row, { ...choiceOf(match), action }] as const)),
            )
          }
        />
      </ForAll>
      <List>
        {matches.slice(0, shown).map((match) => (
          <Duplicate
            key={match.row}
            match={match}
            plan={plan}
            choice={choiceOf(match)}
            onChoice={(choice) => onChoices(new Map(plan.choices).set(match.row, choice))}
          />
        ))}
      </List>
      {matches.length > shown && (
        <Button onClick={() => setShown(shown + SHOWN)}>
          Show more ({(matches.length - shown).toLocaleString('en-US')} left)
        </Button>
      )}
    </>
  );
}

interface DuplicateProps {
  match: Match;
  plan: ImportPlan;
  choice: Choice;
  onChoice: (choice: Choice) => void;
}

function Duplicate({ match, plan, choice, onChoice }: DuplicateProps) {
  const person = plan.people[match.row - 1];
  if (!person) return null;
  const earlier = match.intoRow === null ? null : (plan.people[match.intoRow - 1] ?? null);
  const changes = match.contact ? differences(person, match.contact) : [];
  return (
    <li>
      <Side>
        <Small>In the file, row {match.row}</Small>
        <b dir="auto">{person.displayName || 'No name'}</b>
        <p>{roleOf(person)}</p>
      </Side>
      <Badge>Same {match.reasons.map((reason) => REASONS[reason]).join(' and ')}</Badge>
      {match.contact ? (
        <Have>
          <ContactAvatar contact={match.contact} size="sm" />
          <Side>
            <Small>You have</Small>
            <b dir="auto">{match.contact.displayName}</b>
            <p>{roleOf(match.contact)}</p>
          </Side>
        </Have>
      ) : (
        <Side>
          <Small>Also in the file, row {match.intoRow}</Small>
          <b dir="auto">{earlier?.displayName}</b>
          <p>{earlier && roleOf(earlier)}</p>
        </Side>
      )}
      <SegmentedControl
        label={`What to do with ${person.displayName || `row ${match.row}`}`}
        options={ACTIONS}
        value={choice.action}
        onValueChange={(action) => onChoice({ ...choice, action })}
      />
      {choice.action === 'merge' && changes.length > 0 && (
        <Fields>
          {changes.map(({ field, label, have, given }) => (
            <div key={field}>
              <span>{label}</span>
              <span>
                {have === null ? (
                  <>
                    <i>none</i> → {given}
                  </>
                ) : (
                  <Checkbox
                    label={`Replace “${have}” by “${given}”`}
                    checked={choice.replace.includes(field)}
                    onCheckedChange={(takes) =>
                      onChoice({
                        ...choice,
                        replace: takes
                          ? [...choice.replace, field]
                          : choice.replace.filter((each) => each !== field),
                      })
                    }
                  />
                )}
              </span>
            </div>
          ))}
        </Fields>
      )}
    </li>
  );
}

interface Difference {
  field: MergedField;
  label: string;
  have: string | null;
  given: string;
}

/** The values of the file that the contact does not have. */
function differences(person: ImportedPerson, contact: ContactSummary): Difference[] {
  const rows: { field: MergedField; label: string; given: string | null }[] = [
    { field: 'displayName', label: 'Name', given: person.displayName || null },
    { field: 'organizationTitle', label: 'Title', given: person.organizationTitle },
    { field: 'organizationName', label: 'Organization', given: person.organizationName },
    { field: 'primaryEmail', label: 'First email', given: person.emails[0]?.value ?? null },
    { field: 'primaryPhone', label: 'First phone', given: person.phones[0]?.value ?? null },
  ];
  return rows.flatMap(({ given, ...row }) => {
    const have = contact[row.field];
    const isSame = have?.toLowerCase() === given?.toLowerCase();
    return given === null || isSame ? [] : [{ ...row, given, have }];
  });
}

function roleOf({
  organizationTitle,
  organizationName,
}: Pick<ContactSummary, 'organizationTitle' | 'organizationName'>): string {
  return [organizationTitle, organizationName].filter((part) => part !== null).join(', ');
}

const ForAll = styled.div`
  display: flex;
  align-items: center;
  justify-content: flex-end;
  gap: ${theme.space[3]};
  padding-right: ${theme.space[5]};

  ${media.small} {
    justify-content: space-between;
    padding: 0;
  }
`;

const List = styled.ul`
  margin: 0;
  padding: 0;
  border: ${theme.size.hairline} solid ${theme.color.border};
  border-radius: ${theme.radius.md};
  background: ${theme.color.surface};
  list-style: none;

  & > li {
    display: grid;
    grid-template-columns: minmax(0, 4fr) minmax(0, 3fr) minmax(0, 4fr) auto;
    gap: ${theme.space[3]} ${theme.space[4]};
    align-items: center;
    justify-items: start;
    padding: ${theme.space[4]} ${theme.space[5]};
  }

  & > li + li {
    border-top: ${theme.size.hairline} solid ${theme.color.border};
  }

  ${media.small} {
    & > li {
      grid-template-columns: minmax(0, 1fr);
      padding: ${theme.space[4]};
    }
  }
`;

const Side = styled.div`
  min-width: 0;
  overflow-wrap: anywhere;

  & > b {
    display: block;
  }

  & > p {
    color: ${theme.color.textMuted};
    font: ${theme.font.small};
  }
`;

const Small = styled.span`
  color: ${theme.color.textMuted};
  font: ${theme.font.caption};
`;

const Have = styled.div`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  gap: ${theme.space[3]};
  align-items: center;
`;

const Fields = styled.div`
  display: grid;
  grid-column: 1 / -1;
  gap: ${theme.space[1]};
  width: 100%;
  padding: ${theme.space[3]} ${theme.space[4]};
  border-radius: ${theme.radius.md};
  background: ${theme.color.sunken};

  & > div {
    display: grid;
    grid-template-columns: 7rem minmax(0, 1fr);
    gap: ${theme.space[3]};
    align-items: center;
    overflow-wrap: anywhere;
  }

  & > div > span:first-child,
  & i {
    color: ${theme.color.textMuted};
    font: ${theme.font.small};
  }
`;
