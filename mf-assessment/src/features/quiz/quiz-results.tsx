import {
  motivationEstimate,
  workStyleAxes,
  workStyleConfidence,
  workStyleEstimate,
  workStyleLabel,
  type OpenReason,
  type QuizResult,
} from '@rapport/contracts';
import { AxisLetters, AxisStrip, theme } from '@rapport/shared-ui';
import styled from 'styled-components';
import { ResponsibleUseNote } from '../../responsible-use-note.tsx';
import { ConfidenceFigure } from './confidence-figure.tsx';
import { MotivationResult } from './motivation-result.tsx';
import { NarrowOffer } from './narrow-offer.tsx';
import { ResultNotes } from './result-notes.tsx';
import { Overline, StyleName } from './result-text.ts';

interface QuizResultsProps {
  result: QuizResult;
  enneagramOpenReason: OpenReason | null;
  /** How many questions can break a tie of motivation types; 0 without an offer. */
  narrowingQuestions: number;
  onNarrowDown: () => void;
}

/** What the answers say about a contact, and how far that can be trusted. */
export function QuizResults({
  result,
  enneagramOpenReason,
  narrowingQuestions,
  onNarrowDown,
}: QuizResultsProps) {
  const { mbtiType, mbtiConfidence, mbtiAmbiguousLetters } = result;
  const axes = workStyleAxes(mbtiType, mbtiAmbiguousLetters).map(({ chosen, ...axis }) => ({
    ...axis,
    side: chosen ?? 'low',
  }));
  const { types, letters, label } = workStyleEstimate(mbtiType, mbtiAmbiguousLetters);
  const motivation = motivationEstimate({ ...result, enneagramOpenReason });
  return (
    <Results>
      <section>
        <WorkStyleHead>
          <div>
            <Overline>Work style</Overline>
            <AxisLetters axes={axes} />
            {types.length > 1 && <Overline>{letters}</Overline>}
            <StyleName>{workStyleLabel(mbtiType)}</StyleName>
            {types.length > 1 && (
              <Overline>{label.slice(workStyleLabel(mbtiType).length).trim()}</Overline>
            )}
          </div>
          <ConfidenceFigure of={workStyleConfidence(mbtiConfidence, mbtiAmbiguousLetters)} />
        </WorkStyleHead>
        <Well>
          <AxisStrip axes={axes} label={`Work style ${mbtiType}`} />
        </Well>
      </section>
      {motivation && <MotivationResult result={result} estimate={motivation} />}
      {narrowingQuestions > 0 && (
        <NarrowOffer questions={narrowingQuestions} onNarrowDown={onNarrowDown} />
      )}
      <ResultNotes notes={result.notes} />
      <ResponsibleUseNote />
    </Results>
  );
}

const Results = styled.div`
  display: grid;
  gap: ${theme.space[5]};
`;

const WorkStyleHead = styled.div`
  display: flex;
  align-items: flex-start;
  justify-content: space-between;
  gap: ${theme.space[3]};
  margin-bottom: ${theme.space[3]};
`;

const Well = styled.div`
  --ground: ${theme.color.canvas};
  padding: ${theme.space[3]} ${theme.space[4]};
  border-radius: ${theme.radius.md};
  background: ${theme.color.canvas};
`;
