import { api, type SaveTipFeedback } from '@rapport/api-client';
import { isRequestError, useShellApi } from '@rapport/remote-api';
import { write } from '@rapport/remote-api/api-query';
import { failureReason, whenAgain } from '@rapport/remote-api/failures';
import { useQueryClient } from '@rapport/remote-api/query';
import { Alert, Button, SegmentedControl, theme } from '@rapport/shared-ui';
import { useRef, useState } from 'react';
import styled from 'styled-components';
import { outboxOptions } from '../../outbox/outbox-options.ts';
import { type TipToRate } from './tips-to-rate.ts';

interface TipRatingsProps {
  contactId: string;
  interactionId: string;
  tips: readonly TipToRate[];
}

type Rating = 'helped' | 'not_helped' | 'not_used';

const RATINGS: readonly { value: Rating; label: string }[] = [
  { value: 'helped', label: 'Helped' },
  { value: 'not_helped', label: "Didn't help" },
  { value: 'not_used', label: 'Not used' },
];

const HELPED: Readonly<Record<Rating, SaveTipFeedback['helped']>> = {
  helped: true,
  not_helped: false,
  not_used: null,
};

/** The tips of the briefing, each with a choice whether it helped. Each choice is stored immediately. */
export function TipRatings({ contactId, interactionId, tips }: TipRatingsProps) {
  const { ratings, failure, rate, retry } = useTipRatings(contactId, interactionId);
  return (
    <>
      {failure !== null && (
        <Alert
          tone="negative"
          title="Not every rating was saved"
          action={
            retry !== null && (
              <Button size="sm" onClick={retry}>
                Retry
              </Button>
            )
          }
        >
          {failure}
        </Alert>
      )}
      <List>
        {tips.map(({ tipId, part, text }) => (
          <li key={tipId}>
            <p dir="auto">
              <span>{part}</span>
              {text}
            </p>
            <SegmentedControl
              block
              label={`${part}: ${text}`}
              options={RATINGS}
              value={ratings[tipId] ?? null}
              onValueChange={(rating) => rate(tipId, rating)}
            />
          </li>
        ))}
      </List>
    </>
  );
}

/** Stores ratings one at a time, so that the latest rating of a tip is stored last. */
function useTipRatings(contactId: string, interactionId: string) {
  const shell = useShellApi();
  const queries = useQueryClient();
  const [ratings, setRatings] = useState<Readonly<Record<string, Rating>>>({});
  const [unsaved, setUnsaved] = useState<Readonly<Record<string, Rating>>>({});
  const [error, setError] = useState<unknown>(null);
  const saving = useRef(Promise.resolve());

  const save = async (tipId: string, rating: Rating) => {
    const call = api.put('/api/tip-feedback/{contactId}/{tipId}', { contactId, tipId });
    try {
      const rated = await write(
        shell,
        call,
        { body: { interactionId, helped: HELPED[rating] } },
        outboxOptions(queries, contactId, 'Rating of a tip for'),
      );
      setUnsaved(({ [tipId]: _saved, ...others }) => others);
      if (rated !== null) shell.notify({ title: 'Rating saved' });
    } catch (reason) {
      setUnsaved((others) => ({ ...others, [tipId]: rating }));
      setError(reason);
    }
  };
  const rate = (tipId: string, rating: Rating) => {
    setRatings((others) => ({ ...others, [tipId]: rating }));
    saving.current = saving.current.then(() => save(tipId, rating));
  };
  const failed = Object.entries(unsaved);
  const canRetry = !isRequestError(error) || error.status === null || error.status >= 429;
  const advice = canRetry
    ? `Your choices are still here. ${whenAgain('Choose Retry')}`
    : 'Close this. Nothing else is lost.';
  return {
    ratings,
    failure: failed.length === 0 ? null : `${failureReason(error)} ${advice}`,
    rate,
    retry: canRetry ? () => failed.forEach(([tipId, rating]) => rate(tipId, rating)) : null,
  };
}

const List = styled.ul`
  display: grid;

  li {
    display: grid;
    gap: ${theme.space[2]};
    padding: ${theme.space[3]} 0;
    border-top: ${theme.size.hairline} solid ${theme.color.borderSubtle};

    &:first-child {
      border-top: 0;
    }
  }

  p {
    display: grid;
    text-wrap: pretty;
  }

  span {
    color: ${theme.color.textFaint};
    font: ${theme.font.captionMedium};
  }
`;
