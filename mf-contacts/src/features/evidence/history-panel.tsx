import { type QuizRun } from '@rapport/api-client';
import { longDate, theme } from '@rapport/shared-ui';
import styled from 'styled-components';
import { historyEntries, stability, stabilityWords, type HistoryEntry } from './run-history.ts';

/** The history of the estimate, run by run, and how stable it is. */
export function HistoryPanel({ runs }: { runs: readonly QuizRun[] }) {
  return (
    <>
      <Summary>{stabilityWords(stability(runs))}</Summary>
      <Runs>
        {historyEntries(runs).map((entry, index) => (
          <Entry key={entry.run.id} entry={entry} newest={index === 0} />
        ))}
      </Runs>
    </>
  );
}

function Entry({ entry, newest }: { entry: HistoryEntry; newest: boolean }) {
  const { run, source, answers, letters, confidence, notes } = entry;
  const type = letters.map(({ letter }) => letter).join('');
  return (
    <Run $newest={newest}>
      <div>
        <When dateTime={run.createdAt}>{longDate(new Date(run.createdAt))}</When>
        <Caption>{[source, answers].filter((part) => part !== null).join(', ')}</Caption>
      </div>
      <Result>
        <Letters role="img" aria-label={type}>
          {letters.map(({ letter, open, changed }, index) => (
            <Letter key={index} $open={open} $changed={changed}>
              {letter}
            </Letter>
          ))}
        </Letters>
        <Percent>{confidence}</Percent>
      </Result>
      <Notes>
        {notes.map((note) => (
          <li key={note}>{note}</li>
        ))}
      </Notes>
    </Run>
  );
}

const Summary = styled.p`
  color: ${theme.color.textMuted};
  text-wrap: pretty;
`;

const Runs = styled.ol`
  display: grid;
  margin: 0;
  padding: 0;
  list-style: none;
`;

/** One dot per run on a timeline. The newest one is filled. */
const Run = styled.li<{ $newest: boolean }>`
  position: relative;
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  gap: ${theme.space[1]} ${theme.space[4]};
  padding: ${theme.space[4]} 0 ${theme.space[4]} ${theme.space[6]};
  border-top: ${theme.size.hairline} solid ${theme.color.borderSubtle};

  &::before {
    content: '';
    position: absolute;
    top: calc(${theme.space[5]} + ${theme.size.ring});
    left: ${theme.size.ring};
    z-index: 1;
    width: ${theme.space[2]};
    height: ${theme.space[2]};
    border-radius: ${theme.radius.full};
    background: ${({ $newest }) => ($newest ? theme.color.mark : theme.color.surface)};
    box-shadow: 0 0 0 ${theme.size.ring}
      ${({ $newest }) => ($newest ? theme.color.mark : theme.color.borderControl)};
  }

  &:not(:last-child)::after {
    content: '';
    position: absolute;
    top: ${theme.space[8]};
    bottom: calc(-1 * ${theme.space[4]});
    left: calc(${theme.space[1]} + ${theme.size.ring} - ${theme.size.hairline} / 2);
    width: ${theme.size.hairline};
    background: ${theme.color.border};
  }
`;

const When = styled.time`
  display: block;
  font: ${theme.font.bodyStrong};
`;

const Caption = styled.span`
  color: ${theme.color.textMuted};
  font: ${theme.font.caption};
`;

const Result = styled.div`
  display: grid;
  justify-items: end;
  align-content: start;
`;

const Letters = styled.span`
  display: inline-flex;
  gap: ${theme.size.ring};
  font: ${theme.font.section};
`;

const Letter = styled.span<{ $open: boolean; $changed: boolean }>`
  position: relative;
  min-width: ${theme.space[5]};
  border-radius: ${theme.radius.xs};
  box-shadow: ${({ $changed }) =>
    $changed ? `inset 0 0 0 ${theme.size.hairline} ${theme.color.borderControl}` : 'none'};
  color: ${({ $open }) => ($open ? theme.color.textMuted : 'inherit')};
  text-align: center;

  &::after {
    content: ${({ $open }) => ($open ? "''" : 'none')};
    position: absolute;
    right: ${theme.space[1]};
    bottom: 0;
    left: ${theme.space[1]};
    height: ${theme.space[1]};
    background: ${theme.pattern.hatch};
  }
`;

const Percent = styled.span`
  color: ${theme.color.textMuted};
  font: ${theme.font.small};
  font-variant-numeric: tabular-nums;
`;

const Notes = styled.ul`
  display: grid;
  grid-column: 1 / -1;
  gap: ${theme.size.ring};
  margin: 0;
  padding: 0;
  color: ${theme.color.textMuted};
  list-style: none;
  text-wrap: pretty;
`;
