import { type ContactSummary } from '@rapport/api-client';
import { Card, media, Skeleton, SkeletonGroup, theme } from '@rapport/shared-ui';
import { Fingerprint, MessagesSquare, Sprout } from 'lucide-react';
import { type ReactNode } from 'react';
import styled from 'styled-components';
import { profileCards, STILL_OPEN, type ProfileEntry } from './profile-cards.ts';
import { ProfileTextsFailed, useProfileTexts } from './profile-texts.tsx';

interface ProfileCardGridProps {
  contact: ContactSummary;
  /** One level below the heading of the person's name. */
  headingLevel: 2 | 3;
}

/** Core Identity, Communication, and Development Areas, side by side if there's room. */
export function ProfileCardGrid({ contact, headingLevel }: ProfileCardGridProps) {
  const state = useProfileTexts(contact);
  const isReady = state.status === 'ready';
  const cards = profileCards(
    contact,
    isReady ? state.texts : null,
    isReady && state.firstImpression,
  );
  if (cards === null) return null;
  const shared = { headingLevel, loading: state.status === 'loading' };
  return (
    <>
      <Grid>
        <ProfileCard
          icon={<Fingerprint aria-hidden />}
          title="Core Identity"
          entries={cards.coreIdentity}
          {...shared}
        />
        <ProfileCard
          icon={<MessagesSquare aria-hidden />}
          title="Communication"
          entries={cards.communication}
          {...shared}
        />
        <ProfileCard
          icon={<Sprout aria-hidden />}
          title="Development Areas"
          entries={cards.developmentAreas}
          {...shared}
        />
      </Grid>
      {state.status === 'failed' && (
        <ProfileTextsFailed retrying={state.retrying} retry={state.retry} />
      )}
    </>
  );
}

interface ProfileCardProps extends Pick<ProfileCardGridProps, 'headingLevel'> {
  icon: ReactNode;
  title: string;
  entries: ProfileEntry[];
  /** Whether the texts are loading. */
  loading: boolean;
}

function ProfileCard({ icon, title, entries, headingLevel, loading }: ProfileCardProps) {
  return (
    <Card asChild>
      <section aria-label={title}>
        <Title as={headingLevel === 2 ? 'h2' : 'h3'}>
          {icon}
          {title}
        </Title>
        <Entries>
          {entries.map(({ term, text }) => (
            <div key={term}>
              <dt>{term}</dt>
              <dd data-open={text === null}>{text ?? STILL_OPEN}</dd>
            </div>
          ))}
        </Entries>
        {loading && (
          <Waiting label={`Loading ${title}`}>
            <Skeleton width="96%" />
            <Skeleton width="88%" />
            <Skeleton width="64%" />
          </Waiting>
        )}
      </section>
    </Card>
  );
}

const Grid = styled.div`
  display: grid;
  grid-template-columns: repeat(3, minmax(0, 1fr));
  gap: ${theme.space[4]};

  ${media.splitContainer} {
    grid-template-columns: minmax(0, 1fr);
    gap: ${theme.space[5]};
  }
`;

const Title = styled.h3`
  display: flex;
  align-items: center;
  gap: ${theme.space[2]};
  margin-bottom: ${theme.space[4]};
  font: ${theme.font.heading};

  svg {
    width: ${theme.size.icon};
    height: ${theme.size.icon};
    color: ${theme.color.accentText};
  }
`;

const Waiting = styled(SkeletonGroup)`
  display: grid;
  gap: ${theme.space[3]};
  margin-top: ${theme.space[4]};
`;

const Entries = styled.dl`
  display: grid;
  gap: ${theme.space[4]};

  dt {
    margin-bottom: ${theme.size.ring};
    color: ${theme.color.textFaint};
    font: ${theme.font.captionMedium};
  }

  dd {
    text-wrap: pretty;
  }

  dd[data-open='true'] {
    color: ${theme.color.textFaint};
  }
`;
