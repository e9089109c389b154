import { Card, media, theme } from '@rapport/shared-ui';
import { Fingerprint, MessagesSquare, Sprout } from 'lucide-react';
import { type ReactNode } from 'react';
import styled from 'styled-components';
import { type ProfileCards, type ProfileEntry } from './profile-cards.ts';

interface ProfileCardGridProps {
  cards: ProfileCards;
  /** One below that of the person's name. */
  headingLevel: 2 | 3;
}

/** Core Identity, Communication and Development Areas, side by side where there is room. */
export function ProfileCardGrid({ cards, headingLevel }: ProfileCardGridProps) {
  return (
    <Grid>
      <ProfileCard
        icon={<Fingerprint aria-hidden />}
        title="Core Identity"
        entries={cards.coreIdentity}
        headingLevel={headingLevel}
      />
      <ProfileCard
        icon={<MessagesSquare aria-hidden />}
        title="Communication"
        entries={cards.communication}
        headingLevel={headingLevel}
      />
      <ProfileCard
        icon={<Sprout aria-hidden />}
        title="Development Areas"
        entries={cards.developmentAreas}
        headingLevel={headingLevel}
      />
    </Grid>
  );
}

interface ProfileCardProps extends Pick<ProfileCardGridProps, 'headingLevel'> {
  icon: ReactNode;
  title: string;
  entries: ProfileEntry[];
}

function ProfileCard({ icon, title, entries, headingLevel }: ProfileCardProps) {
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
              <dd>{text}</dd>
            </div>
          ))}
        </Entries>
      </section>
    </Card>
  );
}

const Grid = styled.div`
  display: grid;
  grid-template-columns: repeat(3, minmax(0, 1fr));
  gap: ${theme.space[4]};

  ${media.small} {
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
`;
