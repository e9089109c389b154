import { type ContactSummary } from '@rapport/api-client';
import { type ImportAction } from '@rapport/contracts';
import { Badge, Checkbox, media, SegmentedControl, theme } from '@rapport/shared-ui';
import styled from 'styled-components';
import { ContactAvatar } from '../../contacts/contact-avatar.tsx';
import { reasonWords } from '../../contacts/reason-words.ts';
import { differencesOf } from './run/differences.ts';
import { type Choice, type ImportPlan, type Match } from './run/import-plan.ts';

export const ACTIONS: readonly { value: ImportAction; label: string }[] = [
  { value: 'skip', label: 'Skip' },
  { value: 'merge', label: 'Merge' },
  { value: 'add', label: 'Add' },
];

interface DuplicateProps {
  match: Match;
  plan: ImportPlan;
  choice: Choice;
  onChoice: (choice: Choice) => void;
}

/** A person in the file who is or may be an existing contact, and the choice of what to do. */
export function Duplicate({ match, plan, choice, onChoice }: DuplicateProps) {
  const person = plan.people[match.row - 1];
  if (!person) return null;
  const earlier = match.intoRow === null ? null : (plan.people[match.intoRow - 1] ?? null);
  const changes = differencesOf(plan, match);
  return (
    <li>
      <Side>
        <Small>In the file, row {match.row}</Small>
        <b dir="auto">{person.displayName || 'No name'}</b>
        <p>{roleOf(person)}</p>
      </Side>
      <Why>
        {reasonWords(match.reasons).map((words) => (
          <Badge key={words}>{words}</Badge>
        ))}
      </Why>
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
                    label={`Replace “${have}” with “${given}”`}
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

function roleOf({
  organizationTitle,
  organizationName,
}: Pick<ContactSummary, 'organizationTitle' | 'organizationName'>): string {
  return [organizationTitle, organizationName].filter((part) => part !== null).join(', ');
}

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

    ${media.small} {
      grid-template-columns: minmax(0, 1fr);
      gap: 0;
    }
  }

  & > div > span:first-child,
  & i {
    color: ${theme.color.textMuted};
    font: ${theme.font.small};
  }
`;

const Why = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space[1]};
`;
