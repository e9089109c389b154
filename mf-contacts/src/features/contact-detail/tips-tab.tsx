import { type ContactSummary } from '@rapport/contracts';
import { theme } from '@rapport/shared-ui';
import styled from 'styled-components';
import { AdviceList } from '../../profile/advice-list.tsx';
import { GENERAL_ADVICE } from '../../profile/style-texts.ts';
import { styleTraits } from '../../profile/work-style.ts';
import { shortName } from '../../contacts/contact-text.ts';

/** What helps when dealing with the person: from their profile where there is one, and what always holds. */
export function TipsTab({ contact }: { contact: ContactSummary }) {
  const advice = styleTraits(contact).map((trait) => trait.advice);
  return (
    <Stack>
      {advice.length > 0 && (
        <AdviceList title={`With ${shortName(contact.displayName)}`} points={advice} />
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
