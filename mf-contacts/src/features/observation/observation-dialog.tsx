import { type ContactSummary, type Guidance, type WatchFor } from '@rapport/api-client';
import { useShellApi } from '@rapport/remote-api';
import { Button, Dialog, theme, type DialogProps } from '@rapport/shared-ui';
import { Check } from 'lucide-react';
import { useEffect, useId, useRef, useState } from 'react';
import styled from 'styled-components';
import { AnswerBalance } from './answer-balance.tsx';
import { ObservationQuestion } from './observation-question.tsx';
import { whatChanged, whyAsked, type WhatChanged } from './observation-words.ts';
import { TipRatings } from './tip-ratings.tsx';
import { type TipToRate } from './tips-to-rate.ts';
import { useSaveObservation } from './use-save-observation.ts';

interface ObservationDialogProps {
  contact: Pick<ContactSummary, 'id'>;
  /** Null if there are only tips to rate. */
  watchFor: WatchFor | null;
  /** The interaction it's about; null if the observation is recorded at another time. */
  interactionId: string | null;
  /** The guidance before; null if it couldn't be fetched. */
  before: Guidance | null;
  /** Tips to rate if there's no question. */
  tips: readonly TipToRate[];
  /** Whether the interaction was just saved. */
  justSaved?: boolean;
  finalFocus?: DialogProps['finalFocus'];
  onClose: () => void;
}

/**
 * Asks what the user observed about a question to watch for and shows what the answer changed, or asks if the tips
 * helped. Closing it keeps the answers already stored.
 */
export function ObservationDialog({
  contact,
  watchFor,
  interactionId,
  before,
  tips,
  justSaved = false,
  finalFocus,
  onClose,
}: ObservationDialogProps) {
  const [asking, setAsking] = useState(watchFor);
  const [changed, setChanged] = useState<WhatChanged | null>(null);
  const { save, ...saving } = useSaveObservation(contact.id, interactionId);
  const { notify } = useShellApi();
  const questionId = useId();
  const done = useRef<HTMLButtonElement>(null);

  const goOn = (change: WhatChanged | null, isStored: boolean) => {
    if (change === null) {
      if (!justSaved && isStored) notify({ title: 'Answer saved' });
      return onClose();
    }
    setChanged(change);
    setAsking(null);
  };
  // The question that had the focus was removed.
  const hasMovedOn = watchFor !== null && asking === null;
  useEffect(() => {
    if (hasMovedOn) done.current?.focus();
  }, [hasMovedOn]);

  const isFirst = justSaved && (asking !== null || watchFor === null);
  const asked = justSaved ? SAVED_TITLE : 'What did you see?';
  const title = asking !== null ? asked : (changed?.title ?? (isFirst ? SAVED_TITLE : TIPS_TITLE));
  const frame = {
    open: true,
    size: 'narrow' as const,
    ...(finalFocus && { finalFocus }),
    ...(isFirst && { header: <Saved /> }),
    onOpenChange: (open: boolean) => {
      // Until the response arrives, it's unknown if the answer was stored.
      if (!open && !saving.pending) onClose();
    },
  };
  return (
    <Dialog
      {...frame}
      title={title}
      footer={
        asking === null ? (
          <Button variant="primary" ref={done} onClick={onClose}>
            Done
          </Button>
        ) : (
          <Button variant="ghost" pending={saving.pending} onClick={onClose}>
            Skip
          </Button>
        )
      }
    >
      {asking !== null && (
        <>
          <Question>
            {justSaved && <p>One question while it's fresh</p>}
            <h3 id={questionId}>{asking.question ?? asking.prompt}</h3>
          </Question>
          <ObservationQuestion
            {...saving}
            watchFor={asking}
            labelledBy={questionId}
            why={before === null ? null : whyAsked(asking, before)}
            onAnswer={(answer) =>
              save({ watchFor: asking, answer }, (answered, isStored) =>
                goOn(
                  answered && whatChanged(asking, answered.observation, before, answered.after),
                  isStored,
                ),
              )
            }
          />
        </>
      )}
      {changed !== null && <Change changed={changed} />}
      {watchFor === null && tips.length === 0 && (
        <p>The briefing has no tips now. It gets some as more letters are settled.</p>
      )}
      {watchFor === null && interactionId !== null && tips.length > 0 && (
        <Tips>
          {/* If there's nothing else, this is the title of the dialog itself. */}
          {isFirst && <TipsTitle>{TIPS_TITLE}</TipsTitle>}
          <TipRatings contactId={contact.id} interactionId={interactionId} tips={tips} />
        </Tips>
      )}
    </Dialog>
  );
}

const TIPS_TITLE = 'Did the tips help?';

const SAVED_TITLE = 'Interaction saved';

function Change({ changed: { seen, balance, text } }: { changed: WhatChanged }) {
  return (
    <ChangeBlock role="status">
      {seen !== null && <p>{seen}</p>}
      {balance !== null && <AnswerBalance {...balance} />}
      <p>{text}</p>
    </ChangeBlock>
  );
}

function Saved() {
  return (
    <SavedLine>
      <Check aria-hidden /> {SAVED_TITLE}
    </SavedLine>
  );
}

const SavedLine = styled.div`
  display: inline-flex;
  gap: ${theme.space[2]};
  align-items: center;
  color: ${theme.color.positiveText};
  font: ${theme.font.bodyMedium};

  svg {
    width: ${theme.size.icon};
    height: ${theme.size.icon};
  }
`;

const Question = styled.div`
  display: grid;
  gap: ${theme.space[1]};
  margin-bottom: ${theme.space[5]};

  p {
    color: ${theme.color.textMuted};
    font: ${theme.font.captionMedium};
  }

  h3 {
    font: ${theme.font.title};
    text-wrap: balance;
  }
`;

const ChangeBlock = styled.div`
  display: grid;
  gap: ${theme.space[4]};
  color: ${theme.color.textMuted};
  text-wrap: pretty;
`;

const Tips = styled.section`
  display: grid;
  gap: ${theme.space[2]};
`;

const TipsTitle = styled.h3`
  font: ${theme.font.section};
`;
