import { nameInSentence, shownText } from '@rapport/contracts';
import { type QuizDialogProps } from '@rapport/remote-api';
import { contactQuery } from '@rapport/remote-api/api-query';
import { useQuery } from '@rapport/remote-api/query';
import { Avatar, theme } from '@rapport/shared-ui';
import styled from 'styled-components';
import { type Acknowledgement } from '../../responsible-use/use-acknowledgement.ts';
import { type QuizSession } from './quiz-session.ts';

/** The step of the quiz dialog: the responsible-use note, the offer to resume a draft, a question, or the result. */
export type QuizStep = 'note' | 'resume' | 'question' | 'result';

/** Returns the step for a session. */
export function quizStep(acknowledgement: Acknowledgement, session: QuizSession): QuizStep {
  if (acknowledgement.status !== 'done') return 'note';
  if (session.stage === 'saved') return 'result';
  return session.stage === 'asking' && session.resumed ? 'resume' : 'question';
}

interface StepTitles {
  title: string;
  description?: string;
  /** True if the contact is shown at the top. The title is then only for screen readers. */
  underContact: boolean;
}

/** Returns the title of the dialog at a step. */
export function stepTitles(
  step: QuizStep,
  contact: { displayName: string },
  session: QuizSession,
  acknowledgement: Acknowledgement,
): StepTitles {
  const name = nameInSentence(contact.displayName);
  const assessing = `Assess ${name}`;
  switch (step) {
    case 'note':
      return acknowledgement.status === 'needed'
        ? {
            title: 'Before your first assessment',
            description: 'How to use what Rapport tells you about people',
            underContact: false,
          }
        : { title: assessing, underContact: false };
    case 'result':
      return {
        title: `${name} at work`,
        description: `Based on your ${(session.earlier ?? session.answers).length + (session.narrowing?.length ?? 0)} answers`,
        underContact: false,
      };
    case 'resume':
    case 'question':
      return { title: assessing, underContact: true };
    default:
      return step satisfies never;
  }
}

/** The title of the quiz dialog. It can be focused, so that screen readers read it. */
export const QuizTitle = styled.span`
  &:focus {
    outline: none;
  }
`;

/** The contact of the quiz. The photo comes from the page that opened the quiz, so nothing is fetched. */
export function AssessedContact({ shell, contact }: Pick<QuizDialogProps, 'shell' | 'contact'>) {
  const { data } = useQuery({ ...contactQuery(shell, contact.id), enabled: false });
  const path = data?.photoPath ?? null;
  const name = shownText(contact.displayName);
  return (
    <Person>
      <Avatar
        name={name}
        given={data?.givenName}
        family={data?.familyName}
        src={path && shell.fileUrl?.(path)}
        size="xs"
      />
      <Name dir="auto">{name}</Name>
    </Person>
  );
}

const Person = styled.div`
  display: flex;
  align-items: center;
  gap: ${theme.space[2]};
  min-width: 0;
  color: ${theme.color.textMuted};
  font: ${theme.font.bodyMedium};
`;

const Name = styled.span`
  min-width: 0;
  overflow: hidden;
  text-overflow: ellipsis;
  white-space: nowrap;
`;
