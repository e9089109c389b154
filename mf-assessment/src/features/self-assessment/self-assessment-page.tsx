import { useDocumentTitle, useShellUser } from '@rapport/remote-api';
import { OwnSelfAssessment } from './own-self-assessment.tsx';

/** The page /my-assessment: the person's own questions, or their result. */
export function SelfAssessmentPage() {
  useDocumentTitle('My Assessment');
  const user = useShellUser();
  // Somebody else begins with their own answers.
  return user && <OwnSelfAssessment key={user.id} userId={user.id} />;
}
