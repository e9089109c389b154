import { nameInSentence } from '@rapport/contracts';
import { type Acknowledgement } from '../../responsible-use/use-acknowledgement.ts';
import { type QuizSession } from './quiz-session.ts';

/** What the quiz dialog shows: the responsible-use note, earlier answers, a question or the result. */
export type QuizView = 'note' | 'resume' | 'question' | 'result';

interface QuizTitles {
  title: string;
  description?: string;
  /** Whether the contact stands at the top, and the title is only read. */
  underContact: boolean;
}

/** What the dialog is called while it shows `view`. */
export function quizTitles(
  view: QuizView,
  contact: { displayName: string },
  session: QuizSession,
  acknowledgement: Acknowledgement,
): QuizTitles {
  const name = nameInSentence(contact.displayName);
  const assessing = `Assess ${name}`;
  switch (view) {
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
      return view satisfies never;
  }
}
