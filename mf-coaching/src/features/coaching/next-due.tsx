import {
  type ContactSummary,
  DIMENSION_LETTERS,
  nameInSentence,
  POLE_WORDS,
  type Guidance,
  type YouCard,
  type YouCardKind,
} from '@rapport/contracts';
import { useShellApi } from '@rapport/remote-api';
import { useQuery } from '@rapport/remote-api/query';
import { Link } from '@rapport/remote-api/router';
import { Button, media, TextLink, theme } from '@rapport/shared-ui';
import { ArrowRight } from 'lucide-react';
import { type ReactNode } from 'react';
import styled from 'styled-components';
import { dueInWords } from './due-in-words.ts';
import { NextDueFrame, NextDueSkeleton } from './next-due-frame.tsx';
import { guidanceQuery, nextDueQuery } from './queries.ts';

/** Who is due next, and the best card about the two of you. It never breaks the page around it. */
export function NextDue() {
  const { data, error, isFetching, refetch } = useQuery(nextDueQuery(useShellApi()));
  if (data !== undefined) {
    const [contact] = data;
    return <NextDueFrame>{contact ? <Person contact={contact} /> : <Nobody />}</NextDueFrame>;
  }
  if (error === null) return <NextDueSkeleton />;
  return (
    <NextDueFrame>
      <Failed pending={isFetching} onRetry={() => void refetch()}>
        The contact due next could not be loaded. Your coaching below still works.
      </Failed>
    </NextDueFrame>
  );
}

function Nobody() {
  return (
    <Text>
      Nobody is due: your list has no contacts yet.{' '}
      <TextLink asChild>
        <Link to="/contacts">Add your first contact</Link>
      </TextLink>
    </Text>
  );
}

function Person({ contact }: { contact: ContactSummary }) {
  const page = `/contacts/${encodeURIComponent(contact.id)}`;
  const name = nameInSentence(contact.displayName);
  const isCompared = isAssessed(contact);
  return (
    <>
      <Line>
        <TextLink asChild>
          <Name to={page}>{name}</Name>
        </TextLink>
        {contact.nextDueAt !== null && <Due>{dueInWords(contact.nextDueAt, new Date())}</Due>}
      </Line>
      <Comparison contact={contact} name={name} />
      <Links>
        <TextLink size="sm" asChild>
          <Link to={`${page}/briefing`}>
            Before you meet <ArrowRight aria-hidden />
          </Link>
        </TextLink>
        {isCompared && (
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

/** Without an estimate there is nothing to compare, and nothing to ask for. */
function isAssessed({ mbtiType, objectedAt }: ContactSummary): boolean {
  return mbtiType !== null && objectedAt === null;
}

interface ComparisonProps {
  contact: ContactSummary;
  name: string;
}

/** The top bridge, else the best other card, else why there is none. */
function Comparison({ contact, name }: ComparisonProps) {
  const shell = useShellApi();
  const guidance = useQuery({ ...guidanceQuery(shell, contact.id), enabled: isAssessed(contact) });
  if (contact.objectedAt !== null) return <Text>They objected, so no estimate is kept.</Text>;
  if (!isAssessed(contact)) {
    return <Text>{name} is not assessed. Answer seven questions to see where you two differ.</Text>;
  }
  if (guidance.data !== undefined) return <BestCard guidance={guidance.data} />;
  if (guidance.error === null) return <Text aria-busy>Loading your comparison</Text>;
  return (
    <Failed pending={guidance.isFetching} onRetry={() => void guidance.refetch()}>
      Your comparison could not be loaded.
    </Failed>
  );
}

function BestCard({ guidance: { you, own } }: { guidance: Pick<Guidance, 'you' | 'own'> }) {
  const card = you.find(({ card }) => card === 'bridge') ?? you[0];
  if (card === undefined) {
    return (
      <Text>
        {own === null
          ? 'Your own assessment is missing, so nothing is compared.'
          : 'Not enough is known about the two of you to compare.'}
      </Text>
    );
  }
  return (
    <Text>
      <Kind>{kindInWords(card)}</Kind>
      {card.text}
    </Text>
  );
}

const KINDS: Record<YouCardKind, string> = {
  bridge: 'Bridge',
  blind_spot: 'Alike',
  strength: 'Alike',
  driver: 'Your drive',
  watch_out: 'Watch out',
};

function kindInWords({ card, axis }: YouCard): string {
  if (card !== 'bridge' || axis === null) return KINDS[card];
  const [low, high] = DIMENSION_LETTERS[axis];
  return `${KINDS[card]}, ${POLE_WORDS[low]} or ${POLE_WORDS[high]}`;
}

interface FailedProps {
  pending: boolean;
  onRetry: () => void;
  children: ReactNode;
}

/** One quiet line, and the way to ask again. */
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
