import { type ContactHealth as Health, type ContactHealth } from '@rapport/api-client';
import { useShellApi } from '@rapport/remote-api';
import { partFailure } from '@rapport/remote-api/failures';
import { useQuery } from '@rapport/remote-api/query';
import { Badge, media, ScoreRing, Skeleton, SkeletonGroup, theme } from '@rapport/shared-ui';
import styled from 'styled-components';
import { contactAttentionQuery } from './contact-attention-query.ts';
import { LoadFailed } from '../../ui/load-failed.tsx';
import { Overline } from '../../ui/overline.ts';
import { Cadence } from './cadence.tsx';
import { dueBadge, STATUS_WORDS, TREND_WORDS } from './attention-words.ts';

/** The health of a relationship with its reasons, and the cadence. */
export function ContactAttention({ contactId }: { contactId: string }) {
  const state = useContactAttention(contactId);
  return (
    <Stack>
      <Overline>Attention</Overline>
      {state.status === 'loading' && <AttentionSkeleton />}
      {state.status === 'failed' && <LoadFailed what="contact health" {...state} />}
      {state.status === 'ready' && <AttentionSummary health={state.health} />}
    </Stack>
  );
}

function AttentionSummary({ health }: { health: Health }) {
  const { word, tone } = STATUS_WORDS[health.status];
  const due = dueBadge(health);
  // Omitted if the due badge already says so.
  const isRepair = health.needsRepair && due?.text !== 'Needs repair';
  return (
    <>
      <ScoreRing score={health.score} word={word} label="Attention" tone={tone}>
        <p>{health.reasons[0]}</p>
        {(due || isRepair) && (
          <Badges>
            {due && <Badge tone={due.tone}>{due.text}</Badge>}
            {isRepair && <Badge tone="negative">Needs repair</Badge>}
          </Badges>
        )}
      </ScoreRing>
      <Lines>
        <Cadence health={health} />
        <AttentionReasons health={health} />
      </Lines>
    </>
  );
}

function AttentionSkeleton() {
  return (
    <SkeletonGroup label="Loading contact health">
      <Waiting>
        <Skeleton
          shape="circle"
          width={`calc(2 * ${theme.space[10]})`}
          height={`calc(2 * ${theme.space[10]})`}
        />
        <Lines>
          <Skeleton width="40%" />
          <Skeleton width="90%" height={theme.space[3]} />
          <Skeleton width="60%" height={theme.space[3]} />
        </Lines>
      </Waiting>
    </SkeletonGroup>
  );
}

type ContactAttentionState =
  | { status: 'loading' }
  | { status: 'failed'; message: string; retrying: boolean; retry: () => void }
  | { status: 'ready'; health: ContactHealth };

/** The state of the health query. */
function useContactAttention(contactId: string): ContactAttentionState {
  const { data, error, isFetching, refetch } = useQuery(
    contactAttentionQuery(useShellApi(), contactId),
  );
  if (data !== undefined) return { status: 'ready', health: data };
  if (error === null) return { status: 'loading' };
  return {
    status: 'failed',
    message: partFailure(error),
    retrying: isFetching,
    retry: () => void refetch(),
  };
}

/** The other reasons for the score or for its absence, collapsed, with the trend of the outcomes. */
function AttentionReasons({ health: { score, reasons, trend } }: { health: ContactHealth }) {
  return (
    <Details>
      <summary>{score === null ? 'Why no score?' : `Why ${score}?`}</summary>
      <ul>
        {reasons.slice(1).map((reason) => (
          <li key={reason}>{reason}</li>
        ))}
        {score !== null && <li>Trend of the outcomes: {TREND_WORDS[trend].toLowerCase()}.</li>}
        <li>This measures attention to the relationship, not how close you are.</li>
      </ul>
    </Details>
  );
}

const Stack = styled.div`
  display: grid;
  gap: ${theme.space[3]};
`;

const Badges = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space[2]};
  margin-top: ${theme.space[2]};
`;

const Lines = styled.div`
  display: grid;
  gap: ${theme.space[2]};
`;

const Waiting = styled.div`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  gap: ${theme.space[4]};
  align-items: center;
  min-height: calc(2 * ${theme.space[12]});

  /* There the lines below the ring are of touch size. */
  ${media.narrow} {
    min-height: calc(4 * ${theme.space[12]});
  }
`;

const Details = styled.details`
  color: ${theme.color.textMuted};
  font: ${theme.font.small};

  summary {
    width: fit-content;
    color: ${theme.color.textMuted};
    font: ${theme.font.smallMedium};
    cursor: pointer;

    ${media.narrow} {
      min-height: ${theme.size.touch};
      align-content: center;
    }
  }

  ul {
    display: grid;
    gap: ${theme.space[2]};
    margin-top: ${theme.space[2]};
  }

  li {
    padding-left: ${theme.space[4]};
    text-wrap: pretty;
  }
`;
