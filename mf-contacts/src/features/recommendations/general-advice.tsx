import { GENERAL_TIPS, type TipSituation } from '@rapport/contracts';
import { theme } from '@rapport/shared-ui';
import { type ReactNode } from 'react';
import styled from 'styled-components';
import { BasisChips } from '../../guidance/basis-chips.tsx';

interface GeneralAdviceProps {
  tips?: readonly { id: string; text: string; situation: TipSituation }[];
  /** The button that leads to advice about this person. */
  action?: ReactNode;
}

/** What works with anyone, if there's no estimate. */
export function GeneralAdvice({ tips = GENERAL_TIPS, action }: GeneralAdviceProps) {
  return (
    <section>
      <Head>
        <Title>Works with anyone</Title>
        <BasisChips basis={[]} guidance={{ axes: [], motivation: null }} />
      </Head>
      <Lines title="Engagement" tips={tips.filter(({ situation }) => situation === 'meeting')} />
      <Lines
        title="Communication tips"
        tips={tips.filter(({ situation }) => situation !== 'meeting')}
      />
      {action}
    </section>
  );
}

function Lines({ title, tips }: { title: string; tips: readonly { id: string; text: string }[] }) {
  if (tips.length === 0) return null;
  return (
    <>
      <Subject>{title}</Subject>
      <List>
        {tips.map(({ id, text }) => (
          <li key={id}>{text}</li>
        ))}
      </List>
    </>
  );
}

const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space[2]} ${theme.space[3]};
  align-items: center;
`;

const Title = styled.h2`
  font: ${theme.font.heading};
`;

const Subject = styled.h3`
  margin: ${theme.space[5]} 0 ${theme.space[2]};
  color: ${theme.color.textMuted};
  font: ${theme.font.bodyMedium};
`;

const List = styled.ul`
  max-width: ${theme.size.measure};
  font: ${theme.font.reading};

  li {
    position: relative;
    padding: ${theme.space[3]} 0 ${theme.space[3]} ${theme.space[6]};
    border-top: ${theme.size.hairline} solid ${theme.color.borderSubtle};
    text-wrap: pretty;
  }

  /* An outline, like the chip next to the heading, because no answer supports it. */
  li::before {
    content: '';
    position: absolute;
    top: calc(${theme.space[3]} + 0.5rem);
    left: 0;
    width: ${theme.space[3]};
    height: ${theme.space[2]};
    border-radius: ${theme.size.ring};
    box-shadow: inset 0 0 0 ${theme.size.hairline} ${theme.color.borderControl};
  }
`;
