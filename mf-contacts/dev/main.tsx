import { runAlone } from '@rapport/remote-kit/stand-alone';
import '@rapport/shared-ui/fonts.css';
import { StandAloneFrame } from '@rapport/shared-ui/stand-alone';
import remote from '../src/remote.tsx';
import { contactsApi } from './contacts-api.ts';

runAlone({
  name: 'mf-contacts',
  remote,
  pages: [
    { label: 'Contacts', path: '/contacts' },
    { label: 'No one yet', path: '/contacts?contacts=none' },
    { label: 'Failing', path: '/contacts?contacts=failing' },
    { label: 'Contact not found', path: '/contacts/00000000-0000-4000-8000-00000000dead' },
  ],
  api: contactsApi(new URLSearchParams(window.location.search)),
  Frame: StandAloneFrame,
});
