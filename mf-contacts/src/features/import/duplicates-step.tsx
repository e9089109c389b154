import { type ImportAction } from '@rapport/contracts';
import { Alert, Button, Checkbox, media, SegmentedControl, theme } from '@rapport/shared-ui';
import { useId, useState } from 'react';
import styled from 'styled-components';
import { ACTIONS, Duplicate } from './duplicate.tsx';
import { changedJobs, takesJob, withJob } from './run/differences.ts';
import { type Choice, choiceOf, type ImportPlan, type Match } from './run/import-plan.ts';

/** The initial number, because a file of thousands that was imported before would fill the page. */
const SHOWN = 50;

interface DuplicatesStepProps {
  plan: ImportPlan;
  onChoices: (choices: ReadonlyMap<number, Choice>) => void;
}

/** The people in the file who are or may be existing contacts, and what to do with each. */
export function DuplicatesStep({ plan, onChoices }: DuplicatesStepProps) {
  const matches = [...plan.matches.values()];
  if (matches.length === 0) {
    return <Alert tone="positive">No one in the file is in your contacts yet.</Alert>;
  }
  const same = matches.filter(({ grade }) => grade === 'same');
  const maybe = matches.filter(({ grade }) => grade === 'maybe');
  const shared = { plan, onChoices };
  return (
    <>
      {same.length > 0 && (
        <Group {...shared} title="The same" matches={same}>
          Merge adds what’s missing to the contact you have and changes nothing else, except where
          you say so.
        </Group>
      )}
      {maybe.length > 0 && (
        <Group {...shared} title="Maybe the same" matches={maybe}>
          They have something in common and may still be different people, so each becomes a contact
          of their own unless you choose Merge.
        </Group>
      )}
    </>
  );
}

interface GroupProps extends DuplicatesStepProps {
  title: string;
  matches: readonly Match[];
  children: string;
}

function Group({ title, matches, plan, onChoices, children }: GroupProps) {
  const [shown, setShown] = useState(SHOWN);
  const headingId = useId();
  const actions = new Set(matches.map((match) => choiceOf(plan, match).action));
  const [common = null] = actions.size === 1 ? actions : [];
  const moved = changedJobs(plan, matches);
  const chooseAll = (all: readonly Match[], choose: (match: Match) => Choice) =>
    onChoices(
      new Map([...plan.choices, ...all.map((match) => [match.row, choose(match)] as const)]),
    );
  const count = matches.length.toLocaleString('en-US');
  return (
    <Section aria-labelledby={headingId}>
      <Head>
        <div>
          <h2 id={headingId}>
            {title} ({count})
          </h2>
          <p>{children}</p>
        </div>
        {matches.length > 1 && (
          <ForAll>
            <span aria-hidden>For all {count}</span>
            <SegmentedControl
              label={`${title}: for all ${count}`}
              options={ACTIONS}
              value={common}
              onValueChange={(action: ImportAction) =>
                chooseAll(matches, (match) => ({ ...choiceOf(plan, match), action }))
              }
            />
          </ForAll>
        )}
      </Head>
      {moved.length > 1 && (
        <Checkbox
          label={`Update organization and title of the ${moved.length.toLocaleString('en-US')} people who have a new job in the file`}
          checked={moved.every((match) => takesJob(plan, match))}
          onCheckedChange={(takes) => chooseAll(moved, (match) => withJob(plan, match, takes))}
        />
      )}
      <List>
        {matches.slice(0, shown).map((match) => (
          <Duplicate
            key={match.row}
            match={match}
            plan={plan}
            choice={choiceOf(plan, match)}
            onChoice={(choice) => onChoices(new Map(plan.choices).set(match.row, choice))}
          />
        ))}
      </List>
      {matches.length > shown && (
        <Button onClick={() => setShown(shown + SHOWN)}>
          Show more ({(matches.length - shown).toLocaleString('en-US')} left)
        </Button>
      )}
    </Section>
  );
}

const Section = styled.section`
  display: grid;
  gap: ${theme.space[3]};

  & + & {
    margin-top: ${theme.space[4]};
  }
`;

const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: end;
  justify-content: space-between;
  gap: ${theme.space[3]} ${theme.space[5]};

  & > div:first-child {
    flex: 1 1 20rem;
    max-width: ${theme.size.measure};
  }

  & h2 {
    font: ${theme.font.title};
  }

  & p {
    color: ${theme.color.textMuted};
  }
`;

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
