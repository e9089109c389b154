import { type TodayPerson } from '@rapport/api-client';
import { shownText } from '@rapport/contracts';
import { Link } from '@rapport/remote-api/router';
import { media, theme } from '@rapport/shared-ui';
import { type ReactNode, useId } from 'react';
import styled from 'styled-components';
import { ContactAvatar } from '../../contacts/contact-avatar.tsx';
import { contactsRoute, FROM_LIST } from '../../contacts/contact-routes.ts';

interface BlockProps {
  title: string;
  count?: number | string | undefined;
  children: ReactNode;
}

/** A section of the day with a heading. */
export function Block({ title, count, children }: BlockProps) {
  const id = useId();
  return (
    <Section aria-labelledby={id}>
      <BlockTitle id={id}>
        {title} {count !== undefined && <Count>{count}</Count>}
      </BlockTitle>
      {children}
    </Section>
  );
}

interface PersonRowProps {
  person: TodayPerson;
  children: ReactNode;
  /** Buttons at the end of the row. */
  end?: ReactNode;
  /** A question below the sentence. */
  below?: ReactNode;
}

/** A person with a sentence and buttons. */
export function PersonRow({ person, children, end, below }: PersonRowProps) {
  return (
    <Row data-asks={below !== undefined || undefined}>
      <ContactAvatar contact={person} size="md" aria-hidden />
      <Main>
        <PersonLink person={person} />
        <Why>{children}</Why>
        {below}
      </Main>
      {end !== undefined && <End>{end}</End>}
    </Row>
  );
}

/** The name, as a link to the contact next to the list. */
export function PersonLink({ person, children }: { person: TodayPerson; children?: ReactNode }) {
  return (
    <Title to={contactsRoute({ selected: person.id })} state={FROM_LIST} dir="auto">
      {children ?? shownText(person.displayName)}
    </Title>
  );
}

const Section = styled.section`
  display: grid;
`;

export const BlockTitle = styled.h3`
  font: ${theme.font.bodyStrong};
`;

const Count = styled.span`
  margin-left: ${theme.space[1]};
  color: ${theme.color.textMuted};
  font: ${theme.font.body};
  font-variant-numeric: tabular-nums;
`;

export const Rows = styled.ul`
  margin-top: ${theme.space[2]};
  border-top: ${theme.size.hairline} solid ${theme.color.borderSubtle};
`;

export const Row = styled.li`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr) auto;
  gap: ${theme.space[3]};
  align-items: center;
  padding: ${theme.space[2]} 0;
  border-bottom: ${theme.size.hairline} solid ${theme.color.borderSubtle};

  /* Puts the buttons below the text. */
  ${media.enlarged} {
    grid-template-columns: auto minmax(0, 1fr);

    & > :nth-child(3) {
      grid-column: 2;
      justify-self: start;
    }
  }

  /* Aligns the picture with the name, the first of several lines. */
  &[data-asks] {
    align-items: start;
    padding-block: ${theme.space[3]};
  }
`;

/** On a phone, two buttons are below the words, because there's no room next to them. */
const End = styled.div`
  display: flex;

  ${media.narrow} {
    &:has(> :nth-child(2)) {
      grid-column: 2 / -1;
      justify-self: start;
      margin-left: calc(-1 * ${theme.space[2]});
    }
  }
`;

export const Main = styled.div`
  min-width: 0;
  overflow-wrap: anywhere;
`;

const Title = styled(Link)`
  color: ${theme.color.text};
  font: ${theme.font.bodyMedium};
  text-decoration: none;

  &:hover {
    color: ${theme.color.accentText};
    text-decoration: underline;
  }

  ${media.narrow} {
    /* As high as a finger needs, also above and below its line. */
    display: inline-block;
    min-height: ${theme.size.control};
    margin-block: calc(-2.5 * ${theme.space[1]});
    padding-block: calc(2.5 * ${theme.space[1]});
  }
`;

export const Why = styled.p`
  color: ${theme.color.textMuted};
  font: ${theme.font.small};
  text-wrap: pretty;
`;
