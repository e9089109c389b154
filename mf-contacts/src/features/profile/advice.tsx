import { type ContactSummary } from '@rapport/contracts';
import { theme } from '@rapport/shared-ui';
import styled from 'styled-components';
import { shortName } from '../../contacts/contact-text.ts';
import { ProfileTextsFailed, usePersonalityProfile } from './profile-texts.tsx';
import { Sections } from './sections.tsx';

/** Advice that holds for everybody, whatever their type. */
const GENERAL_ADVICE = {
  engagement: [
    'Begin with what you last agreed on, and say what has become of it.',
    'Ask one question that only this person can answer.',
    'Leave with one next step, a name beside it and a date.',
  ],
  communication: [
    'Put the point of a message into its first line.',
    'Ask which channel suits them, and keep to it.',
    'Repeat in your own words what you have understood before you answer.',
  ],
} as const;

/** What holds for everybody, whatever their type. */
export function Recommendations() {
  return (
    <Sections>
      <AdviceList title="Engagement" points={GENERAL_ADVICE.engagement} />
      <AdviceList title="Communication tips" points={GENERAL_ADVICE.communication} />
    </Sections>
  );
}

/** What helps when dealing with the person: from their profile where there is one, and what always holds. */
export function TipsTab({ contact }: { contact: ContactSummary }) {
  const state = usePersonalityProfile(contact);
  return (
    <Stack>
      {state.status === 'ready' && (
        <AdviceList
          title={`With ${shortName(contact.displayName)}`}
          points={[
            state.profile.communicationStyle,
            state.profile.relationshipStyle,
            state.profile.conflictResponse,
          ]}
        />
      )}
      {state.status === 'failed' && (
        <ProfileTextsFailed retrying={state.retrying} retry={state.retry} />
      )}
      <AdviceList
        title="With anybody"
        points={[...GENERAL_ADVICE.engagement, ...GENERAL_ADVICE.communication]}
      />
    </Stack>
  );
}

/** Advice as short points under a heading. */
function AdviceList({ title, points }: { title: string; points: readonly string[] }) {
  return (
    <section>
      <Title>{title}</Title>
      <List>
        {points.map((point) => (
          <li key={point}>{point}</li>
        ))}
      </List>
    </section>
  );
}

const Title = styled.h2`
  margin-bottom: ${theme.space[2]};
  font: ${theme.font.heading};
`;

const List = styled.ul`
  max-width: ${theme.size.measure};
  font: ${theme.font.reading};

  li {
    position: relative;
    padding: ${theme.space[3]} 0 ${theme.space[3]} ${theme.space[5]};
    border-top: ${theme.size.hairline} solid ${theme.color.borderSubtle};
    text-wrap: pretty;
  }

  li::before {
    content: '';
    position: absolute;
    top: calc(${theme.space[3]} + 0.75em);
    left: ${theme.size.ring};
    width: calc(1.5 * ${theme.space[1]});
    height: ${theme.size.ring};
    background: ${theme.color.textFaint};
  }
`;

const Stack = styled.div`
  display: grid;
  gap: ${theme.space[8]};
`;
