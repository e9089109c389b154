import { selfAssessmentProgressText } from '@rapport/contracts';
import { Alert } from '@rapport/shared-ui';
import { scored, type UnfinishedAnswers } from './answers-at-hand.ts';

/** Says on a result that there are answers to go on from. */
export function UnfinishedNotice({ answers, from }: UnfinishedAnswers) {
  const progress = selfAssessmentProgressText(scored(answers));
  switch (from) {
    case 'first-sitting':
      return (
        <Alert tone="info" title={progress}>
          What you have not answered is shown as not answered, and your coaching leaves it out.
        </Alert>
      );
    case 'retake':
      return (
        <Alert tone="info" title={`New answers are waiting: ${progress}`}>
          They are kept in this browser. The result below stays until you save them.
        </Alert>
      );
    default:
      return from satisfies never;
  }
}
