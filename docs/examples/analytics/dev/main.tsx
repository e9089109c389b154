import { fakeApi, runAlone } from '@rapport/remote-kit/stand-alone';
import '@rapport/shared-ui/fonts.css';
import { StandAloneFrame } from '@rapport/shared-ui/stand-alone';
import { madeUpNumbers } from '../src/made-up-numbers.ts';
import remote from '../src/remote.tsx';

runAlone({
  name: 'mf-analytics',
  remote,
  pages: [{ label: 'Analytics', path: '/analytics' }],
  api: fakeApi({
    'GET /api/analytics/due': () => madeUpNumbers.due,
    'GET /api/analytics/interactions': () => madeUpNumbers.interactions,
    'GET /api/analytics/estimates': () => madeUpNumbers.estimates,
  }),
  Frame: StandAloneFrame,
});
