import { CONTRACT_VERSION, type QuizDialogModule, type QuizDialogProps } from '@rapport/remote-api';
import { useSyncExternalStore } from 'react';
import { ContactQuiz } from './features/quiz/contact-quiz.tsx';
import { NarrowingQuiz } from './features/quiz/narrowing-quiz.tsx';

export const contract = CONTRACT_VERSION;

/** The quiz about one contact. Answers belong to the person who is signed in, and to this contact. */
export function QuizDialog(props: QuizDialogProps) {
  const { user } = props.shell;
  const userId = useSyncExternalStore(user.subscribe, user.get)?.id;
  if (userId === undefined) return null;
  const key = `${userId}:${props.contact.id}`;
  return props.start === 'narrowing' ? (
    <NarrowingQuiz key={key} {...props} userId={userId} />
  ) : (
    <ContactQuiz key={key} {...props} userId={userId} />
  );
}

({ contract, QuizDialog }) satisfies QuizDialogModule;
