import { type ContactSummary, type Guidance, type GuidanceTip } from '@rapport/api-client';
import { media, theme, VisuallyHidden } from '@rapport/shared-ui';
import { Check, X } from 'lucide-react';
import { type ReactNode } from 'react';
import styled from 'styled-components';
import { type KnownWords } from '../../guidance/known-words.ts';
import { channelsOf } from '../../guidance/preference-of.ts';
import { Split } from './either-way.tsx';
import { SITUATIONS, tipsFor, type Situation } from './situations.ts';
import { TipView } from './tip-view.tsx';

interface SituationTipsProps {
  situation: Situation;
  contact: Pick<ContactSummary, 'primaryEmail'>;
  /** The facts that words can use. */
  known: KnownWords;
  guidance: Guidance;
  /** The button that opens the assessment, if there are no answers yet. */
  action: ReactNode;
}

/** The tips for one situation. */
export function SituationTips({ situation, contact, known, guidance, action }: SituationTipsProps) {
  const tips = tipsFor(situation, guidance.tips);
  const email = channelsOf(guidance).includes('email') ? contact.primaryEmail : null;
  const shared = { guidance, known, email };
  const heading = SITUATIONS.find(({ value }) => value === situation)?.label;
  // The chosen situation is marked next to it, so only screen readers need the heading.
  const title = (
    <VisuallyHidden asChild>
      <h2>{heading}</h2>
    </VisuallyHidden>
  );
  const split = situation === 'meeting' && guidance.split !== null && <Split {...guidance.split} />;
  if (tips.length === 0) {
    return (
      <Tips aria-label={heading}>
        {title}
        {split}
        <p>Still open: your answers don't say yet what helps here.</p>
        <div>{action}</div>
      </Tips>
    );
  }
  if (situation !== 'meeting') {
    return (
      <Tips aria-label={heading}>
        {title}
        {tips.map((tip) => (
          <TipView key={tip.id} tip={tip} {...shared} />
        ))}
      </Tips>
    );
  }
  const column = (kind: GuidanceTip['kind']) =>
    tips
      .filter((tip) => tip.kind === kind)
      .map((tip) => (
        <li key={tip.id}>
          <TipView tip={tip} {...shared} compact />
        </li>
      ));
  return (
    <Tips aria-label={heading}>
      {title}
      <Columns>
        <Column icon={<Check aria-hidden />} title="Do">
          {column('do')}
        </Column>
        <Column icon={<X aria-hidden />} title="Avoid">
          {column('avoid')}
        </Column>
      </Columns>
      {split}
    </Tips>
  );
}

function Column({
  icon,
  title,
  children,
}: {
  icon: ReactNode;
  title: string;
  children: ReactNode[];
}) {
  if (children.length === 0) return null;
  return (
    <div>
      <ColumnTitle>
        {icon}
        {title}
      </ColumnTitle>
      <List>{children}</List>
    </div>
  );
}

const Tips = styled.section`
  display: grid;
  gap: ${theme.space[5]};
`;

const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 3fr) minmax(0, 2fr);
  gap: ${theme.space[6]} ${theme.space[8]};

  ${media.small} {
    grid-template-columns: minmax(0, 1fr);
  }
`;

const ColumnTitle = styled.h3`
  display: flex;
  align-items: center;
  gap: ${theme.space[2]};
  margin-bottom: ${theme.space[2]};
  font: ${theme.font.heading};

  svg {
    width: ${theme.size.icon};
    height: ${theme.size.icon};
    color: ${theme.color.textFaint};
  }
`;

const List = styled.ul`
  & > li {
    padding: ${theme.space[4]} 0;
    border-top: ${theme.size.hairline} solid ${theme.color.borderSubtle};
  }
`;
