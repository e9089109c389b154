import { PUBLIC_NETWORK } from '../src/web/web-network.ts';
import { cardsOfPrograms } from './builders/cards-of-programs.ts';
import { radicaleUser } from './radicale-books.ts';
import { hasRadicale, RADICALE_PASSWORD, startRadicale } from './radicale-server.ts';
import { apiWithBooks, syncedUser } from './synced-books.ts';

/* `pnpm test:carddav` also runs the long part, and requires the program, which a developer's machine may lack. */

(hasRadicale() ? it : it.skip)(
  'a real Radicale gets and gives changes, and keeps every other line',
  async () => {
    const radicale = await startRadicale();
    const api = await apiWithBooks(PUBLIC_NETWORK, { loopback: true });
    const phone = radicaleUser(radicale.url, 'ada');
    const book = await phone.makeBook('team');
    for (const [uid, text] of cardsOfPrograms(4)) await phone.add(book, uid, text);
    const before = await phone.read(book);
    const ada = await syncedUser(api, {
      address: radicale.url,
      userName: 'ada',
      password: RADICALE_PASSWORD,
      collection: 'Team & friends',
    });
    await ada.add({ displayName: 'Lin Clark' });
    await ada.begin();
    expect(await ada.state()).toMatchObject({ linked: 5, questions: 0, failure: null });
    const after = await phone.read(book);
    for (const [href, text] of before) expect(after.get(href)).toBe(text);
    const lin = [...after].find(([, text]) => text.includes('FN:Lin Clark'));
    await phone.edit(book, lin?.[0] ?? '', (text) => text.replace('END:', 'TITLE:Editor\r\nEND:'));
    await ada.sync();
    const found = (await ada.contacts()).find(
      ({ displayName }: { displayName: string }) => displayName === 'Lin Clark',
    );
    expect(found.organizationTitle).toBe('Editor');
    await api.close();
    await radicale.close();
  },
);
