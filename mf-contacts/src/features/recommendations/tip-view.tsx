import { type Guidance, type GuidanceTip } from '@rapport/api-client';
import { theme } from '@rapport/shared-ui';
import styled from 'styled-components';
import { useContactDialogs } from '../../contact-dialogs/contact-dialogs.ts';
import { BasisChips } from '../../guidance/basis-chips.tsx';
import { type KnownWords, saidNow } from '../../guidance/known-words.ts';
import { EitherWay } from './either-way.tsx';
import { TipWords, TipWordsLine } from './tip-words.tsx';

interface TipViewProps {
  tip: GuidanceTip;
  guidance: Guidance;
  /** The email address for a message; null if unknown. */
  email: string | null;
  /** The facts that its words can use. */
  known: KnownWords;
  /** Whether it's one of several: its words are then a line below the tip instead of a card. */
  compact?: boolean;
}

/** A tip: what to do, words for it, its basis, and how often it helped. */
export function TipView({ tip, guidance, email, known, compact = false }: TipViewProps) {
  const { open } = useContactDialogs();
  const pieces = saidNow(tip.words, known);
  const fill = () => open({ kind: 'compose', tip });
  const view = (
    <Tip>
      <Text>{tip.text}</Text>
      {pieces !== null &&
        (compact ? (
          <TipWordsLine pieces={pieces} onFill={fill} />
        ) : (
          <TipWords tip={tip} pieces={pieces} email={email} onFill={fill} />
        ))}
      {tip.scene !== null && <Scene>For example: {tip.scene}</Scene>}
      <Basis>
        <BasisChips
          basis={tip.dependsOn}
          guidance={guidance}
          onWhy={(about) => open({ kind: 'evidence', about })}
        />
        <span>{basisWords(tip)}</span>
      </Basis>
    </Tip>
  );
  return tip.eitherWay ? (
    <EitherWay basis={tip.dependsOn} axes={guidance.axes}>
      {view}
    </EitherWay>
  ) : (
    view
  );
}

/** `1 of your 12 answers`, and `Helped 2 of 3 times` if it was rated. */
function basisWords({ basedOn, feedback: { helped, notHelped } }: GuidanceTip): string {
  const marks = helped + notHelped;
  const help = marks > 0 && `Helped ${helped} of ${marks} ${marks === 1 ? 'time' : 'times'}`;
  return [basedOn.text, help].filter(Boolean).join(' · ');
}

const Tip = styled.div`
  display: grid;
  gap: ${theme.space[2]};
`;

const Text = styled.p`
  max-width: ${theme.size.measure};
  font: ${theme.font.reading};
  text-wrap: pretty;
`;

const Scene = styled.p`
  max-width: ${theme.size.measure};
  color: ${theme.color.textMuted};
  font: ${theme.font.small};
  text-wrap: pretty;
`;

const Basis = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space[1]} ${theme.space[3]};
  align-items: center;
  color: ${theme.color.textFaint};
  font: ${theme.font.caption};
`;
