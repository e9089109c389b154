import { type HandleService } from '@rapport/contracts';
import { handleLink, mapLink } from './detail-links.ts';

it.each<[HandleService, string, string | null]>([
  ['signal', '+41 79 555 01 23', 'https://signal.me/#p/+41795550123'],
  ['signal', 'marta.01', null],
  ['whatsapp', '0041 79 555 01 23', 'https://wa.me/41795550123'],
  ['whatsapp', '079 555 01 23', null],
  ['telegram', '@marta_k', 'https://t.me/marta_k'],
  ['telegram', '+41 79 555 01 23', 'https://t.me/+41795550123'],
  ['telegram', 'javascript:alert(1)', null],
  [
    'teams',
    'marta@aare.example',
    'https://teams.microsoft.com/l/chat/0/0?users=marta%40aare.example',
  ],
  ['slack', 'https://aare.slack.com/team/U1', 'https://aare.slack.com/team/U1'],
  ['slack', 'marta', null],
  ['xmpp', 'greta@lind.example', 'xmpp:greta@lind.example'],
  ['xmpp', 'greta@lind.example?body=x', null],
  ['other', 'skype:marta', null],
  ['other', 'https://user:secret@evil.example', null],
])('of %s %j: %s', (service, value, expected) => {
  expect(handleLink({ service, value })).toBe(expected);
});

it.each([
  ['iPhone', 'https://maps.apple.com/?q=Bundesgasse%201%2C%203011%20Bern%2C%20Schweiz'],
  ['Android 15', 'geo:0,0?q=Bundesgasse%201%2C%203011%20Bern%2C%20Schweiz'],
  [
    'X11; Linux',
    'https://www.openstreetmap.org/search?query=Bundesgasse%201%2C%203011%20Bern%2C%20Schweiz',
  ],
])('opens an address in the map of the device: %s', (userAgent, expected) => {
  const address = {
    ...{ kind: 'work' as const, street: 'Bundesgasse 1', postalCode: '3011', city: 'Bern' },
    ...{ region: null, country: 'Schweiz' },
  };
  expect(mapLink(address, userAgent)).toBe(expected);
});
