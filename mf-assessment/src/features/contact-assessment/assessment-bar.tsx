import {
  MIN_ANSWERS_TO_COMPLETE,
  type ConfidenceLevel,
  type QuizPageState,
} from '@rapport/contracts';
import { Button, ProgressBar, SegmentedControl } from '@rapport/shared-ui';
import { useId } from 'react';
import { moreQuestions, useProgressFill } from '../../ui/progress-fill.ts';
import {
  Actions,
  Bar,
  Confidence,
  Inside,
  Missing,
  Numbers,
  Percent,
  Failure,
  Row,
  Why,
} from './assessment-bar-style.ts';

interface AssessmentBarProps {
  state: QuizPageState;
  /** How many questions were added by Unsure answers. */
  added: number;
  confidence: ConfidenceLevel;
  onConfidenceChange: (confidence: ConfidenceLevel) => void;
  completing: boolean;
  /** Why the last attempt to complete the assessment failed; null if none did. */
  failure: string | null;
  onComplete: () => void;
}

const LEVELS = [
  { value: 'high', label: 'High' },
  { value: 'medium', label: 'Medium' },
  { value: 'low', label: 'Low' },
] as const;

/** The progress of the assessment, the confidence of the next answers, and the button to complete it. */
export function AssessmentBar({
  state,
  added,
  confidence,
  onConfidenceChange,
  completing,
  failure,
  onComplete,
}: AssessmentBarProps) {
  const missingId = useId();
  const text = `${state.answered} of ${state.expected} answered`;
  const filled = Math.round(useProgressFill(state));
  return (
    <Bar>
      <Inside>
        <Numbers>
          <Row>
            <span role="status">{text}</span>
            <Percent aria-hidden>{filled}%</Percent>
          </Row>
          <ProgressBar value={filled} label="Assessment progress" valueText={text} />
          {added > 0 && <Why role="status">{moreQuestions(added)}</Why>}
        </Numbers>
        <Confidence>
          <span aria-hidden>Response Confidence</span>
          <SegmentedControl<ConfidenceLevel>
            label="Response Confidence"
            options={LEVELS}
            value={confidence}
            onValueChange={onConfidenceChange}
          />
        </Confidence>
        <Actions>
          <Button
            variant="primary"
            disabled={!state.canComplete}
            pending={completing}
            pendingLabel="Saving..."
            aria-describedby={state.canComplete ? undefined : missingId}
            onClick={onComplete}
          >
            Complete Assessment
          </Button>
          {!state.canComplete && <Missing id={missingId}>{missing(state.answered)}</Missing>}
          {failure !== null && <Failure role="alert">Not completed: {failure}</Failure>}
        </Actions>
      </Inside>
    </Bar>
  );
}

function missing(answered: number): string {
  const count = MIN_ANSWERS_TO_COMPLETE - answered;
  return count === 1 ? 'One more answer to complete' : `${count} more answers to complete`;
}
