import { type QuizRun } from '@rapport/api-client';
import {
  motivationLabel,
  motivationEstimate,
  POLE_WORDS,
  DIMENSION_LETTERS,
  type TipBasis,
  type WorkStyleDimension,
} from '@rapport/contracts';
import { theme } from '@rapport/shared-ui';
import { type ReactNode } from 'react';
import styled, { css } from 'styled-components';
import { AnswerList } from './answer-list.tsx';
import { axisReason, motivationReason } from './evidence-words.ts';
import { runAxis, typeCounts, type RunAxis, type TypeCount } from './run-evidence.ts';

interface AnswersPanelProps {
  contact: { id: string; displayName: string };
  run: QuizRun;
  runs: readonly QuizRun[];
  about: TipBasis;
  /** The button that narrows down a tie; null if there's no tie. */
  narrowing: ReactNode;
}

/** The sum of the answers, why it's decisive or not, and the answers themselves. */
export function AnswersPanel({ narrowing, ...rest }: AnswersPanelProps) {
  const { run, about } = rest;
  if (run.responses === null) {
    return (
      <Reason>
        This run was saved without its answers. Answer all questions again to see what a letter is
        based on and to change an answer.
      </Reason>
    );
  }
  return (
    <>
      {about === 'motivation' ? (
        <Motivation run={run} counts={typeCounts(run.responses)} narrowing={narrowing} />
      ) : (
        <Axis dimension={about} axis={runAxis(run, about)} />
      )}
      <AnswerList {...rest} key={about} />
    </>
  );
}

function Axis({ dimension, axis }: { dimension: WorkStyleDimension; axis: RunAxis }) {
  const [first, second] = DIMENSION_LETTERS[dimension];
  const { for: own, against, unsure } = axis.counts ?? { for: 0, against: 0, unsure: 0 };
  const [left, right] = axis.letter === first ? [own, against] : [against, own];
  return (
    <>
      <Balance
        role="img"
        aria-label={`${left} for ${POLE_WORDS[first]}, ${right} for ${POLE_WORDS[second]}, ${unsure} unsure`}
      >
        <Word>
          <b>{left}</b> {POLE_WORDS[first]}
        </Word>
        <Word $end>
          {POLE_WORDS[second]} <b>{right}</b>
        </Word>
        <Blocks $left>{blocks(left)}</Blocks>
        <Blocks>{blocks(right)}</Blocks>
      </Balance>
      <Reason>{axisReason(axis)}</Reason>
    </>
  );
}

function blocks(count: number): ReactNode[] {
  return Array.from({ length: count }, (_, index) => <i key={index} />);
}

function Motivation({
  run,
  counts,
  narrowing,
}: {
  run: QuizRun;
  counts: readonly TypeCount[];
  narrowing: ReactNode;
}) {
  const leading = motivationEstimate(run)?.types ?? [];
  return (
    <>
      <Tally>
        {counts.map(({ type, chosen, offered }) => (
          <TallyRow key={type} $leads={leading.includes(type)}>
            <span>{type}</span>
            <span>{motivationLabel(type)}</span>
            <TallyBlocks aria-hidden>
              {Array.from({ length: offered }, (_, index) => (
                <i key={index} data-off={index >= chosen || undefined} />
              ))}
            </TallyBlocks>
            <Share>
              {chosen} of {offered}
            </Share>
          </TallyRow>
        ))}
      </Tally>
      <Reason>{motivationReason(run, counts)}</Reason>
      {narrowing !== null && <div>{narrowing}</div>}
    </>
  );
}

const Reason = styled.p`
  color: ${theme.color.textMuted};
  text-wrap: pretty;
`;

const Balance = styled.div`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: ${theme.space[2]} 0;
`;

const Word = styled.span<{ $end?: boolean }>`
  color: ${theme.color.textMuted};
  text-align: ${({ $end }) => ($end ? 'right' : 'left')};

  & > b {
    color: ${theme.color.text};
    font: ${theme.font.title};
    font-variant-numeric: tabular-nums;
  }
`;

const leftOfMiddle = css`
  border-right-width: ${theme.size.hairline};
  border-radius: ${theme.radius.xs} 0 0 ${theme.radius.xs};
`;

const rightOfMiddle = css`
  border-left-width: ${theme.size.hairline};
  border-radius: 0 ${theme.radius.xs} ${theme.radius.xs} 0;
`;

/** The answers for one side, starting in the middle. */
const Blocks = styled.span<{ $left?: boolean }>`
  display: flex;
  flex-direction: ${({ $left }) => ($left ? 'row-reverse' : 'row')};
  gap: calc(1.5 * ${theme.size.ring});
  height: ${theme.space[4]};
  padding: calc(1.5 * ${theme.size.ring});
  background: ${theme.color.canvas};
  border: 0 solid ${theme.color.borderControl};
  ${({ $left }) => ($left ? leftOfMiddle : rightOfMiddle)}

  & > i {
    flex: 0 1 ${theme.space[8]};
    border-radius: ${theme.size.ring};
    background: ${theme.color.mark};
  }
`;

const Tally = styled.ul`
  display: grid;
  margin: 0;
  padding: 0;
  list-style: none;
`;

const TallyRow = styled.li<{ $leads: boolean }>`
  display: grid;
  grid-template-columns: ${theme.space[6]} minmax(0, 1fr) auto ${theme.space[12]};
  gap: ${theme.space[3]};
  align-items: center;
  min-height: ${theme.space[8]};
  color: ${({ $leads }) => ($leads ? theme.color.text : theme.color.textMuted)};
  font-weight: ${({ $leads }) => ($leads ? theme.weight.bold : 'inherit')};
  font-variant-numeric: tabular-nums;

  & + & {
    border-top: ${theme.size.hairline} solid ${theme.color.borderSubtle};
  }

  & > :first-child {
    text-align: center;
  }
`;

const TallyBlocks = styled.span`
  display: flex;
  gap: calc(1.5 * ${theme.size.ring});

  & > i {
    width: ${theme.space[4]};
    height: calc(2.5 * ${theme.space[1]});
    border-radius: ${theme.size.ring};
    background: ${theme.color.mark};
  }

  & > i[data-off] {
    background: ${theme.color.track};
  }
`;

const Share = styled.span`
  color: ${theme.color.textMuted};
  font: ${theme.font.small};
  text-align: right;
`;
