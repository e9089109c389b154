import { type ContactSummary } from '@rapport/contracts';
import { theme } from '@rapport/shared-ui';
import styled from 'styled-components';
import { AdviceList } from './advice-list.tsx';
import { GENERAL_ADVICE } from './general-advice.ts';
import { ProfileTextsFailed } from './profile-texts-failed.tsx';
import { usePersonalityProfile } from './use-personality-profile.ts';
import { shortName } from '../../contacts/contact-text.ts';

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

const Stack = styled.div`
  display: grid;
  gap: ${theme.space[8]};
`;
