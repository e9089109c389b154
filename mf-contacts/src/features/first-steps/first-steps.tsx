import { type FirstSteps as Steps } from '@rapport/api-client';
import { nameInSentence } from '@rapport/contracts';
import { Link } from '@rapport/remote-api/router';
import { Button, theme, VisuallyHidden } from '@rapport/shared-ui';
import { Check } from 'lucide-react';
import { type ReactNode, useEffect, useId, useRef } from 'react';
import styled from 'styled-components';
import { assessmentRoute, importRoute } from '../../contacts/contact-routes.ts';
import { areDone, useFirstSteps } from './use-first-steps.ts';

interface FirstStepsProps {
  /** Whether there's no contact yet, and buttons to add some are right above. */
  isEmpty?: boolean;
  /** Plans a meeting; absent as long as there's no one to meet. An empty list offers a calendar below. */
  onPlan?: () => void;
}

/** The three steps after sign-up. Shows nothing once they're done or left, except a way to remove sample people. */
export function FirstSteps({ isEmpty = false, onPlan }: FirstStepsProps) {
  const id = useId();
  const { steps, change, changing } = useFirstSteps();
  const isThrough = steps !== undefined && !steps.ended && areDone(steps);
  const asked = useRef(false);
  useEffect(() => {
    if (!isThrough || asked.current) return;
    asked.current = true;
    change('end');
  }, [isThrough, change]);
  if (steps === undefined) return null;
  const samples = (
    <Samples
      count={steps.samples}
      pending={changing === 'add' || changing === 'remove'}
      onChange={change}
    />
  );
  if (steps.ended || isThrough) {
    if (steps.samples === 0) return null;
    return (
      <Card aria-labelledby={id}>
        <h3 id={id}>Sample people</h3>
        {samples}
      </Card>
    );
  }
  return (
    <Card aria-labelledby={id}>
      <h3 id={id}>Three first steps</h3>
      <List>
        <Step isDone={steps.people} name="Bring your people">
          {!isEmpty && (
            <>
              <Button asChild size="sm">
                <Link to={importRoute()}>Import a file</Link>
              </Button>
              <Button asChild size="sm">
                <Link to="/contacts?action=add-contact">Add one by hand</Link>
              </Button>
            </>
          )}
        </Step>
        <Step isDone={steps.answers} name="Answer seven questions about one of them">
          <Answer next={steps.answerNext} />
        </Step>
        <Step isDone={steps.meeting} name="Plan your next meeting">
          {onPlan && (
            <>
              <Button size="sm" onClick={onPlan}>
                Plan a meeting
              </Button>
              <Button asChild size="sm" variant="ghost">
                <Link to="/settings/calendars">Add a calendar</Link>
              </Button>
            </>
          )}
        </Step>
      </List>
      {samples}
      <Button
        size="sm"
        variant="ghost"
        pending={changing === 'end'}
        pendingLabel="Leaving..."
        onClick={() => change('end')}
      >
        Leave the first steps
      </Button>
    </Card>
  );
}

function Answer({ next }: { next: Steps['answerNext'] }) {
  if (next === null) return null;
  return (
    <Button asChild size="sm">
      <Link to={assessmentRoute(next.id)}>Answer about {nameInSentence(next.displayName)}</Link>
    </Button>
  );
}

interface StepProps {
  isDone: boolean;
  name: string;
  /** What to press. */
  children: ReactNode;
}

function Step({ isDone, name, children }: StepProps) {
  return (
    <Row data-done={isDone || undefined}>
      <Mark aria-hidden>{isDone && <Check />}</Mark>
      <div>
        <span>
          {name}
          {isDone && <VisuallyHidden>, done</VisuallyHidden>}
        </span>
        {!isDone && <Ways>{children}</Ways>}
      </div>
    </Row>
  );
}

interface SamplesProps {
  count: number;
  pending: boolean;
  onChange: (change: 'add' | 'remove') => void;
}

function Samples({ count, pending, onChange }: SamplesProps) {
  const isThere = count > 0;
  const words = count === 1 ? 'One sample person is' : `${count} sample people are`;
  return (
    <Note>
      <p>
        {isThere
          ? `${words} among your contacts, so you can try everything.`
          : 'Or look around first, with three made-up people.'}
      </p>
      <Button
        size="sm"
        pending={pending}
        pendingLabel={isThere ? 'Removing...' : 'Adding...'}
        onClick={() => onChange(isThere ? 'remove' : 'add')}
      >
        {isThere ? 'Remove sample people' : 'Add sample people'}
      </Button>
    </Note>
  );
}

const Card = styled.section`
  display: grid;
  justify-items: start;
  gap: ${theme.space[3]};
  width: 100%;
  padding: ${theme.space[5]};
  border: ${theme.size.hairline} solid ${theme.color.border};
  border-radius: ${theme.radius.md};
  background: ${theme.color.surface};

  h3 {
    font: ${theme.font.bodyStrong};
  }
`;

const List = styled.ol`
  display: grid;
  gap: ${theme.space[3]};
  width: 100%;
`;

const Row = styled.li`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  gap: ${theme.space[3]};

  span {
    font: ${theme.font.bodyMedium};
  }

  &[data-done] span {
    color: ${theme.color.textMuted};
    font: ${theme.font.body};
  }
`;

const Mark = styled.i`
  display: grid;
  place-items: center;
  width: ${theme.space[5]};
  height: ${theme.space[5]};
  border: ${theme.size.hairline} solid ${theme.color.borderControl};
  border-radius: ${theme.radius.full};

  svg {
    width: ${theme.space[3]};
    height: ${theme.space[3]};
  }
`;

const Ways = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space[2]};

  &:not(:empty) {
    margin-top: ${theme.space[2]};
  }
`;

const Note = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${theme.space[2]} ${theme.space[4]};
  width: 100%;
  padding-top: ${theme.space[3]};
  border-top: ${theme.size.hairline} solid ${theme.color.borderSubtle};

  p {
    color: ${theme.color.textMuted};
    font: ${theme.font.small};
  }
`;
