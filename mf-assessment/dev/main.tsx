import { runAlone } from '@rapport/remote-kit/stand-alone';
import '@rapport/shared-ui/fonts.css';
import { StandAloneFrame } from '@rapport/shared-ui/stand-alone';
import remote from '../src/remote.tsx';
import { assessmentApi } from './assessment-api.ts';
import { CONTACT } from './contact.ts';
import { QuizPage } from './quiz-page.tsx';

runAlone({
  name: 'mf-assessment',
  remote,
  pages: [
    { label: 'My assessment', path: '/my-assessment' },
    { label: 'Assessment of a contact', path: `/assessment/${CONTACT.id}` },
    { label: 'Quiz dialog', path: '/quiz-dialog' },
    { label: 'Contact not found', path: '/assessment/00000000-0000-4000-8000-00000000dead' },
  ],
  api: assessmentApi(),
  Frame: StandAloneFrame,
  moreRoutes: (shell) => [{ path: '/quiz-dialog', element: <QuizPage shell={shell} /> }],
});
