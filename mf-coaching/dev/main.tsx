import { runAlone } from '@rapport/remote-kit/stand-alone';
import '@rapport/shared-ui/fonts.css';
import { StandAloneFrame } from '@rapport/shared-ui/stand-alone';
import remote from '../src/remote.tsx';
import { coachingApi } from './coaching-api.ts';

runAlone({
  name: 'mf-coaching',
  remote,
  pages: [
    { label: 'Coaching', path: '/coaching' },
    { label: 'Before the assessment', path: '/coaching?scores=incomplete' },
    { label: 'Nothing matches', path: '/coaching?cards=none' },
    { label: 'Failing', path: '/coaching?cards=failing' },
    { label: 'Loading', path: '/coaching?cards=slow' },
  ],
  api: coachingApi(new URLSearchParams(window.location.search)),
  Frame: StandAloneFrame,
});
