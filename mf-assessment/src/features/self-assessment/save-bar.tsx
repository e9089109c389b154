import {
  selfAssessmentButtonText,
  selfAssessmentProgressText,
  type SelfAssessmentAnswers,
} from '@rapport/contracts';
import { Button, ConfirmDialog, media, ProgressBar, Skeleton, theme } from '@rapport/shared-ui';
import { useState } from 'react';
import styled from 'styled-components';
import { focusNextUnanswered } from './questions.tsx';
import { scored } from './self-assessment-answers.ts';

interface SaveBarProps {
  answers: SelfAssessmentAnswers;
  /** Whether there's a stored result, which saving replaces. */
  hasResult: boolean;
  saving: boolean;
  /** Whether the last attempt to save failed. */
  saveFailed: boolean;
  onSave: () => void;
}

/**
 * The progress of the assessment, and the button to save it. It stays visible while the questions scroll, and asks
 * for confirmation before fewer answers replace a result.
 */
export function SaveBar({ answers, hasResult, saving, saveFailed, onSave }: SaveBarProps) {
  const [isAsking, setIsAsking] = useState(false);
  const result = scored(answers);
  const percent = Math.round((100 * result.answered) / result.total);
  const progress = selfAssessmentProgressText(result);
  return (
    <>
      <Bar>
        <Inside>
          <Progress>
            <Numbers>
              <span role="status">{progress}</span>
              {saveFailed ? (
                <NotSaved>Not saved yet</NotSaved>
              ) : (
                <Percent aria-hidden>{percent}%</Percent>
              )}
            </Numbers>
            <ProgressBar value={percent} label="Assessment progress" valueText={progress} />
          </Progress>
          <Actions>
            {!result.complete && (
              <Button onClick={() => focusNextUnanswered(answers)}>Next Unanswered</Button>
            )}
            <Button
              variant="primary"
              pending={saving}
              onClick={() => (hasResult && !result.complete ? setIsAsking(true) : onSave())}
            >
              {selfAssessmentButtonText(result)}
            </Button>
          </Actions>
        </Inside>
      </Bar>
      <ConfirmDialog
        open={isAsking}
        title="Replace your saved result?"
        tone="caution"
        confirmLabel="Replace Result"
        cancelLabel="Keep Answering"
        onConfirm={() => {
          setIsAsking(false);
          onSave();
        }}
        onCancel={() => setIsAsking(false)}
      >
        {progress}. Saving now replaces your result with these answers. Questions you skipped stay
        unanswered.
      </ConfirmDialog>
    </>
  );
}

/** The skeleton of the bar while the answers load. */
export function SaveBarSkeleton() {
  return (
    <Bar aria-hidden>
      <Inside>
        <Progress>
          <Skeleton width="40%" />
          <Skeleton height={theme.space[2]} />
        </Progress>
      </Inside>
    </Bar>
  );
}

const Bar = styled.div`
  position: sticky;
  top: ${theme.size.header};
  z-index: ${theme.z.sticky};
  border-bottom: ${theme.size.hairline} solid ${theme.color.borderSubtle};
  background: ${theme.color.surface};
`;

const Inside = styled.div`
  display: flex;
  align-items: center;
  gap: ${theme.space[6]};
  max-width: ${theme.size.formMax};
  min-height: ${theme.space[16]};
  margin: 0 auto;
  padding: ${theme.space[2]} ${theme.space[6]};

  ${media.small} {
    padding-inline: ${theme.space[4]};
  }
`;

const Progress = styled.div`
  display: grid;
  flex: 1;
  gap: ${theme.space[2]};
  min-width: 0;
`;

const Numbers = styled.div`
  display: flex;
  justify-content: space-between;
  gap: ${theme.space[3]};
  font: ${theme.font.smallMedium};
  font-variant-numeric: tabular-nums;
  white-space: nowrap;
`;

const Percent = styled.span`
  color: ${theme.color.textFaint};
`;

const NotSaved = styled.span`
  color: ${theme.color.negativeText};
`;

/** At the bottom of a small screen, within reach of the thumb. The page leaves space for it. */
const Actions = styled.div`
  display: flex;
  flex: none;
  gap: ${theme.space[2]};

  ${media.small} {
    position: fixed;
    inset: auto 0 0;
    padding: ${theme.space[3]} ${theme.space[4]};
    padding-bottom: max(${theme.space[3]}, env(safe-area-inset-bottom));
    border-top: ${theme.size.hairline} solid ${theme.color.borderSubtle};
    background: ${theme.color.surface};

    & > * {
      flex: 1;
    }
  }
`;
