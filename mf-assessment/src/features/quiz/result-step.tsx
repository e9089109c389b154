import {
  motivationEstimate,
  noteIcon,
  workStyleAxes,
  workStyleConfidence,
  workStyleEstimate,
  workStyleLabel,
  type NoteIcon,
  type OpenReason,
  type QuizResult,
} from '@rapport/contracts';
import { AxisLetters, AxisStrip, Button, theme } from '@rapport/shared-ui';
import { CircleCheck, Info, TriangleAlert } from 'lucide-react';
import styled from 'styled-components';
import { ResponsibleUseNote } from '../../responsible-use/responsible-use-note.tsx';
import { MotivationResult, NarrowOffer } from './motivation-result.tsx';
import { ConfidenceFigure, Overline, TypeName } from './result-figures.tsx';

interface ResultStepProps {
  result: QuizResult;
  enneagramOpenReason: OpenReason | null;
  /** How many questions can break a tie of motivation types; 0 for no offer. */
  narrowingQuestions: number;
  /** What narrowing down a tie has changed, if it was done. */
  narrowed: string | null;
  onNarrowDown: () => void;
}

/** The result about a contact, and how well the answers support it. */
export function ResultStep({
  result,
  enneagramOpenReason,
  narrowingQuestions,
  narrowed,
  onNarrowDown,
}: ResultStepProps) {
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
            <TypeName>{workStyleLabel(mbtiType)}</TypeName>
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
      {narrowed !== null && <Narrowed role="status">{narrowed}</Narrowed>}
      {narrowingQuestions > 0 && (
        <NarrowOffer questions={narrowingQuestions} onNarrowDown={onNarrowDown} />
      )}
      <ResultNotes notes={result.notes} />
      <ResponsibleUseNote />
    </Results>
  );
}

/** The buttons of a result: retake the quiz, or close. */
export function ResultFooter(actions: { onRestart: () => void; onClose: () => void }) {
  return (
    <>
      <Button onClick={actions.onRestart}>Retake Quiz</Button>
      <Button variant="primary" onClick={actions.onClose}>
        View Contact Profile
      </Button>
    </>
  );
}

const ICONS = { green: CircleCheck, yellow: TriangleAlert, blue: Info } as const;

/** The notes of a result, each with its icon. */
function ResultNotes({ notes }: { notes: readonly { text: string }[] }) {
  if (notes.length === 0) return null;
  return (
    <List aria-label="Notes">
      {notes.map(({ text }) => {
        const color = noteIcon(text);
        const Icon = ICONS[color];
        return (
          <Note key={text}>
            <NoteMark $color={color} data-note={color}>
              <Icon aria-hidden size="1em" />
            </NoteMark>
            {text}
          </Note>
        );
      })}
    </List>
  );
}

const Results = styled.div`
  display: grid;
  gap: ${theme.space[5]};
`;

const Narrowed = styled.p`
  padding: ${theme.space[3]} ${theme.space[4]};
  border-radius: ${theme.radius.md};
  background: ${theme.color.canvas};
  font: ${theme.font.body};
  text-wrap: pretty;
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

const INKS: Readonly<Record<NoteIcon, string>> = {
  green: theme.color.positiveText,
  yellow: theme.color.warningText,
  blue: theme.color.infoText,
};

const List = styled.ul`
  display: grid;
`;

const Note = styled.li`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  gap: ${theme.space[3]};
  padding: ${theme.space[3]} 0;
  border-top: ${theme.size.hairline} solid ${theme.color.borderSubtle};
  font: ${theme.font.body};
  text-wrap: pretty;
`;

const NoteMark = styled.span<{ $color: NoteIcon }>`
  display: grid;
  color: ${({ $color }) => INKS[$color]};
  font-size: ${theme.size.iconLg};
`;
