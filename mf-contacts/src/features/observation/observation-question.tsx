import { type WatchFor } from '@rapport/api-client';
import {
  DIMENSION_LETTERS,
  OBSERVED_ANSWERS,
  type ObservedAnswer,
  POLE_WORDS,
} from '@rapport/contracts';
import { Alert, AxisStrip, Button, RadioCards, theme } from '@rapport/shared-ui';
import { useEffect, useEffectEvent } from 'react';
import styled from 'styled-components';

interface ObservationQuestionProps {
  watchFor: WatchFor;
  /** Id of the heading with the question. */
  labelledBy: string;
  choice: ObservedAnswer | null;
  why: string | null;
  failure: { text: string; canRetry: boolean } | null;
  pending: boolean;
  onAnswer: (answer: ObservedAnswer) => void;
}

/** The answers to a question to watch for. The keys 1, 2, and 3 choose one. */
export function ObservationQuestion({
  watchFor: { about, optionA, optionB },
  labelledBy,
  choice,
  why,
  failure,
  pending,
  onAnswer,
}: ObservationQuestionProps) {
  useAnswerKeys(onAnswer);
  return (
    <Stack>
      {failure !== null && (
        <Alert
          tone="negative"
          title="Couldn't save your answer"
          action={
            failure.canRetry &&
            choice !== null && (
              <Button size="sm" pending={pending} onClick={() => onAnswer(choice)}>
                Retry
              </Button>
            )
          }
        >
          {failure.text}
        </Alert>
      )}
      <RadioCards
        labelledBy={labelledBy}
        value={choice}
        arrowKeys="move"
        onValueChange={onAnswer}
        onChooseAgain={() => choice !== null && onAnswer(choice)}
        options={[
          { value: 'A', label: optionA, shortcut: '1' },
          { value: 'B', label: optionB, shortcut: '2' },
          { value: 'did_not_come_up', label: "Didn't come up", shortcut: '3', quiet: true },
        ]}
      />
      {why !== null && (
        <Why>
          {about !== null && about !== 'motivation' && (
            <AxisStrip label="Work style" axes={[openAxis(about)]} />
          )}
          <p>{why}</p>
        </Why>
      )}
    </Stack>
  );
}

function openAxis(about: keyof typeof DIMENSION_LETTERS) {
  const [low, high] = DIMENSION_LETTERS[about];
  return {
    low: { letter: low, word: POLE_WORDS[low] },
    high: { letter: high, word: POLE_WORDS[high] },
    side: 'low' as const,
    open: true,
  };
}

/** Handles the keys wherever the focus is in the dialog. */
function useAnswerKeys(onAnswer: (answer: ObservedAnswer) => void): void {
  const handleKey = useEffectEvent((event: KeyboardEvent) => {
    // Ignores repeats of a key that's held down, and the browser's shortcuts.
    if (event.repeat || event.isComposing || event.ctrlKey || event.metaKey || event.altKey) return;
    const answer = OBSERVED_ANSWERS[Number(event.key) - 1];
    if (answer === undefined) return;
    event.preventDefault();
    onAnswer(answer);
  });
  useEffect(() => {
    document.addEventListener('keydown', handleKey);
    return () => document.removeEventListener('keydown', handleKey);
  }, []);
}

const Stack = styled.div`
  display: grid;
  gap: ${theme.space[4]};
`;

const Why = styled.div`
  display: grid;
  gap: ${theme.space[2]};
  padding: ${theme.space[4]};
  border-radius: ${theme.radius.md};
  --ground: ${theme.color.canvas};
  background: ${theme.color.canvas};
  color: ${theme.color.textMuted};
  font: ${theme.font.small};
`;
