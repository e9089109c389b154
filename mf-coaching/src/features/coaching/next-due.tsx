import { nameInSentence } from '@rapport/contracts';
import { isRequestError, useShellApi } from '@rapport/remote-api';
import { isOfOtherRelease } from '@rapport/remote-api/failures';
import { useQuery } from '@rapport/remote-api/query';
import { Link } from '@rapport/remote-api/router';
import { Button, media, TextLink, theme } from '@rapport/shared-ui';
import { ArrowRight } from 'lucide-react';
import { type ReactNode } from 'react';
import styled from 'styled-components';
import { NextDueFrame, NextDueSkeleton } from './next-due-frame.tsx';
import {
  comparisonQuery,
  KIND_LABELS,
  nextDueQuery,
  nextMeetingQuery,
  nextUnassessedQuery,
  objectedQuery,
  type Comparison as Compared,
  type NextContact,
} from './next-due-queries.ts';

/**
 * The contact whom the user meets within two weeks, or else the one due next, preferably with an estimate, and the
 * best card about the two. A failure never breaks the page around it.
 */
export function NextDue() {
  const shell = useShellApi();
  const { data: met, isPending } = useQuery(nextMeetingQuery(shell));
  // In parallel, because most often nothing is planned.
  const assessed = useQuery(nextDueQuery(shell));
  const isUnassessed = assessed.data?.contact === null;
  const unassessed = useQuery({ ...nextUnassessedQuery(shell), enabled: isUnassessed });
  const isNoOne = isUnassessed && unassessed.data?.isAnybody === false;
  const objected = useQuery({ ...objectedQuery(shell), enabled: isNoOne });
  if (isPending) return <NextDueSkeleton />;
  if (met != null) {
    return (
      <NextDueFrame title="You meet next">
        <Person contact={met} />
      </NextDueFrame>
    );
  }
  const asked = isUnassessed ? unassessed : assessed;
  const { data, error, isFetching, refetch } = isNoOne ? objected : asked;
  if (data !== undefined) {
    const { contact, isAnybody } = data;
    return (
      <NextDueFrame>
        {contact ? <Person contact={contact} /> : <NoOne isAnybody={isAnybody} />}
      </NextDueFrame>
    );
  }
  if (error === null) return <NextDueSkeleton />;
  // An API of the previous release can't sort by due date, and rejects the request.
  if (isOfOtherRelease(error) || (isRequestError(error) && error.status === 400)) return null;
  return (
    <NextDueFrame>
      <Failed pending={isFetching} onRetry={() => void refetch()}>
        Couldn't load the contact due next. Your coaching below still works.
      </Failed>
    </NextDueFrame>
  );
}

function NoOne({ isAnybody }: { isAnybody: boolean }) {
  if (isAnybody) {
    return <Text>Everyone who is due objected to an estimate, so no one is named here.</Text>;
  }
  return (
    <Text>
      No one is due. Choose how often you want to be in touch with your contacts, and the next one
      appears here.{' '}
      <TextLink asChild>
        <Link to="/contacts">Open your contacts</Link>
      </TextLink>
    </Text>
  );
}

function Person({ contact }: { contact: NextContact }) {
  const page = `/contacts/${encodeURIComponent(contact.id)}`;
  const name = nameInSentence(contact.displayName);
  return (
    <>
      <Line>
        <TextLink asChild>
          <Name to={page}>{name}</Name>
        </TextLink>
        {contact.when !== null && <Due>{contact.when}</Due>}
      </Line>
      <Comparison contact={contact} name={name} />
      <Links>
        <TextLink size="sm" asChild>
          <Link to={`${page}/briefing`}>
            Before you meet <ArrowRight aria-hidden />
          </Link>
        </TextLink>
        {contact.isAssessed && (
          <TextLink size="sm" asChild>
            <Link to={`${page}?tab=you`}>
              You and {name} <ArrowRight aria-hidden />
            </Link>
          </TextLink>
        )}
      </Links>
    </>
  );
}

interface ComparisonProps {
  contact: NextContact;
  name: string;
}

/** The top bridge, or else the best other card, or else the reason why there is none. */
function Comparison({ contact, name }: ComparisonProps) {
  const shell = useShellApi();
  const guidance = useQuery({
    ...comparisonQuery(shell, contact.id),
    enabled: contact.isAssessed,
  });
  if (!contact.isAssessed) {
    return (
      <Text>{name} isn't assessed yet. Answer seven questions to see where you two differ.</Text>
    );
  }
  if (guidance.data !== undefined) return <BestCard comparison={guidance.data} />;
  if (guidance.error === null) return <Text aria-busy>Loading your comparison</Text>;
  if (isOfOtherRelease(guidance.error)) return null;
  return (
    <Failed pending={guidance.isFetching} onRetry={() => void guidance.refetch()}>
      Couldn't load your comparison.
    </Failed>
  );
}

function BestCard({ comparison: { you, isOwnKnown } }: { comparison: Compared }) {
  const card = you.find(({ card }) => card === 'bridge') ?? you[0];
  if (card === undefined) {
    return (
      <Text>
        {isOwnKnown
          ? 'Not enough is known about the two of you to compare.'
          : "Without your own assessment, there's nothing to compare."}
      </Text>
    );
  }
  return (
    <Text>
      <Kind>{KIND_LABELS[card.card]}</Kind>
      {card.text}
    </Text>
  );
}

interface FailedProps {
  pending: boolean;
  onRetry: () => void;
  children: ReactNode;
}

/** A muted line with a retry button. */
function Failed({ pending, onRetry, children }: FailedProps) {
  return (
    <Text role="status">
      {children}{' '}
      <Button size="sm" pending={pending} onClick={onRetry}>
        Retry
      </Button>
    </Text>
  );
}

const Line = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space[1]} ${theme.space[3]};
  align-items: baseline;
`;

const Name = styled(Link)`
  font: ${theme.font.section};
  overflow-wrap: anywhere;
`;

const Due = styled.span`
  color: ${theme.color.textMuted};
  font: ${theme.font.small};
`;

const Text = styled.div`
  max-width: ${theme.size.measure};
  margin-top: ${theme.space[1]};
  font: ${theme.font.reading};
  text-wrap: pretty;
`;

const Kind = styled.span`
  display: block;
  color: ${theme.color.accentText};
  font: ${theme.font.captionMedium};
`;

const Links = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space[1]} ${theme.space[5]};
  margin-top: ${theme.space[3]};

  ${media.print} {
    display: none;
  }
`;
