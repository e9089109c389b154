import { type ImportRow } from '@rapport/api-client';
import { type RequestOptions } from '@rapport/remote-api';
import { fakeShell, renderInShell } from '@rapport/remote-kit/testing';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { makeBareContact } from '../../testing/make-contact.ts';
import { ImportFlow } from './import-flow.tsx';
import { setCurrentRun } from './run/current-run.ts';
import { forgetImportDraft } from './use-import-draft.ts';

const SUMMARY = {
  id: '0198a000-0000-7000-8000-000000000001',
  fileName: 'people.csv',
  source: 'csv',
  rowCount: 3,
  createdAt: new Date().toISOString(),
  undoableUntil: new Date(Date.now() + 86_400_000).toISOString(),
  ...{ added: 0, merged: 0, skipped: 0, refused: 0, undoneAt: null },
  ...{ removed: 0, restored: 0, kept: 0 },
};
const lise = makeBareContact({ id: 'c-lise', displayName: 'Lise Meitner' });

function rowsIn(options: RequestOptions | undefined): ImportRow[] {
  const rows: unknown = Reflect.get(Object(options?.body), 'rows');
  return Array.isArray(rows) ? rows : [];
}

/** Opens the import with an API that has Lise and rejects rows without a name. */
function open(likeness: object = { grade: 'same', reasons: ['email'] }) {
  const sent: ImportRow[] = [];
  const answer = (path: string, options?: RequestOptions): unknown => {
    if (path === '/api/labels' || options?.method === undefined) return [];
    if (path === '/api/contacts/matches') {
      const match = { contact: lise, ...likeness };
      return { matches: [[], [match], []] };
    }
    if (path === '/api/imports') return SUMMARY;
    if (path.endsWith('/undo')) return { ...SUMMARY, undoneAt: SUMMARY.createdAt, removed: 1 };
    const rows = rowsIn(options);
    sent.push(...rows);
    return {
      import: { ...SUMMARY, added: 1, merged: 1, refused: 1 },
      rows: rows.map(({ row, action, contact }) => ({
        row,
        outcome: contact?.displayName === '' ? 'refused' : action === 'merge' ? 'merged' : 'added',
        contactId: contact?.displayName === '' ? null : `c-${row}`,
        problems:
          contact?.displayName === '' ? [{ field: 'displayName', message: 'is required' }] : [],
      })),
    };
  };
  const shell = fakeShell({
    request: (path, options) => Promise.resolve(answer(path, options)) as never,
  });
  return { ...renderInShell(<ImportFlow />, { shell }), sent };
}

const choose = (name: string, text: string) =>
  userEvent.upload(screen.getByLabelText('File to import'), fileOf(name, text));

/** The test environment's files have no `arrayBuffer`. */
function fileOf(name: string, text: string): File {
  const bytes = new TextEncoder().encode(text);
  return Object.assign(new File([text], name), { arrayBuffer: async () => bytes.buffer });
}

beforeEach(() => {
  setCurrentRun(null);
  forgetImportDraft();
});

describe('the import', () => {
  it('has no Continue on its first step while a file is read', async () => {
    open();
    const file = fileOf('people.csv', 'Name,Email\nMary,mary@example.com\n');
    const content = await file.arrayBuffer();
    let read = () => {};
    const held = new Promise<void>((resolve) => (read = resolve));
    file.arrayBuffer = () => held.then(() => content);
    await userEvent.upload(screen.getByLabelText('File to import'), file);
    expect(await screen.findByText('Reading the file')).toBeInTheDocument();
    const isContinueSeen = jest.fn();
    const watch = new MutationObserver(() => {
      const isFirst = screen.queryByLabelText('File to import') !== null;
      if (isFirst && screen.queryByRole('button', { name: 'Continue' })) isContinueSeen();
    });
    watch.observe(document.body, { childList: true, subtree: true });
    expect(screen.queryByRole('button', { name: 'Continue' })).not.toBeInTheDocument();
    read();
    expect(await screen.findByRole('heading', { name: 'Which column is what?' })).toBeVisible();
    watch.disconnect();
    expect(isContinueSeen).not.toHaveBeenCalled();
  });

  it('goes from a file to what became of every row, and back', async () => {
    const { sent } = open();
    await choose(
      'people.csv',
      'Name,Email,Title\nMary,mary@example.com,\nL. Meitner,lise@example.com,\n,,Poet\n',
    );
    expect(await screen.findByRole('heading', { name: 'Which column is what?' })).toBeVisible();
    expect(await screen.findByText(/1 row has no usable name and will be left out/)).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Continue' }));
    expect(await screen.findByText('Lise Meitner')).toBeVisible();
    const choices = screen.getByRole('radiogroup', { name: 'What to do with L. Meitner' });
    expect(within(choices).getByRole('radio', { name: 'Merge' })).toBeChecked();
    await userEvent.click(screen.getByRole('button', { name: 'Import 2 people' }));
    expect(
      await screen.findByRole('heading', { name: '2 people are in your contacts' }),
    ).toBeVisible();
    expect(sent.map(({ row, action }) => [row, action])).toEqual([
      [1, 'add'],
      [2, 'merge'],
      [3, 'add'],
    ]);
    expect(sent[1]).toMatchObject({ contactId: 'c-lise' });
    const reasons = screen.getByRole('list', { name: 'Why rows were rejected' });
    expect(reasons).toHaveTextContent('Row 3No nameName is required');
    await userEvent.click(screen.getByRole('button', { name: 'Undo import' }));
    expect(await screen.findByText('This import was undone')).toBeVisible();
  });

  it('adds people who may be there already, unless the user says otherwise', async () => {
    const { sent } = open({ grade: 'maybe', reasons: ['similarName', 'organization'] });
    await choose('people.csv', 'Name,Organization\nMary,\nL. Meitner,KWI\nOtto,\n');
    await userEvent.click(await screen.findByRole('button', { name: 'Continue' }));
    const hints = await screen.findByRole('region', { name: 'Maybe the same (1)' });
    expect(within(hints).getByText('Similar name')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Import 3 people' }));
    await screen.findByRole('heading', { name: /people are in your contacts/ });
    expect(sent.map(({ action }) => action)).toEqual(['add', 'add', 'add']);
  });

  it('explains a file that it cannot read, and sends nothing', async () => {
    const { sent } = open();
    await choose('people.csv', 'PK\u0003\u0004 and more');
    expect(await screen.findByRole('alert')).toHaveTextContent(/Couldn't read this file/);
    expect(screen.getByRole('button', { name: 'Choose another file' })).toBeVisible();
    expect(sent).toEqual([]);
  });
});

describe('going back', () => {
  const FILE = 'Name,Email,Quuz\nMary,mary@example.com,blue\nMary,mary@example.com,\n';

  it('keeps the file and what was chosen, by the page and by the browser', async () => {
    open();
    await choose('people.csv', FILE);
    await screen.findByRole('heading', { name: 'Which column is what?' });
    await userEvent.click(screen.getByRole('button', { name: 'Put in the note: Quuz' }));
    await userEvent.click(screen.getByRole('button', { name: 'Back' }));
    await screen.findByRole('heading', { name: 'Import contacts' });
    expect(screen.getByText('people.csv')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Choose another file' })).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Continue' }));
    await screen.findByRole('heading', { name: 'Which column is what?' });
    expect(screen.queryByRole('button', { name: 'Put in the note: Quuz' })).toBeNull();
  });

  it('leads from the duplicates to the columns, and on again', async () => {
    open();
    await choose('people.csv', FILE);
    await userEvent.click(await screen.findByRole('button', { name: 'Continue' }));
    await screen.findByRole('region', { name: /^The same/ });
    await userEvent.click(screen.getByRole('button', { name: 'Back' }));
    await screen.findByRole('heading', { name: 'Which column is what?' });
    await userEvent.click(screen.getByRole('button', { name: 'Continue' }));
    expect(await screen.findByRole('region', { name: /^The same/ })).toBeVisible();
  });

  it('to the page finds the file again', async () => {
    const { unmount } = open();
    await choose('people.csv', FILE);
    await screen.findByRole('heading', { name: 'Which column is what?' });
    unmount();
    open();
    expect(screen.getByText('people.csv')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Continue' }));
    expect(await screen.findByRole('heading', { name: 'Which column is what?' })).toBeVisible();
    expect(await screen.findByText('2 people, 3 columns')).toBeVisible();
  });
});

it('a person who is in the file twice is added once', async () => {
  const shell = fakeShell({
    request: async (path) =>
      (path === '/api/contacts/matches' ? { matches: [[], []] } : []) as never,
  });
  renderInShell(<ImportFlow />, { shell });
  await choose(
    'people.csv',
    'Name,Company\nTobias Brandt,Nordhafen Logistik GmbH\ntobias brandt,Nordhafen\n',
  );
  await userEvent.click(await screen.findByRole('button', { name: 'Continue' }));
  const title = '1 of them may be in the file twice';
  expect(await screen.findByRole('heading', { name: title })).toBeVisible();
});

it('card values without a contact field are listed, with the photos', async () => {
  open();
  const card = (lines: string) => `BEGIN:VCARD\nVERSION:4.0\n${lines}\nEND:VCARD\n`;
  const adr = 'ADR;TYPE=work:;;Storgatan 1;Stockholm;;111 22;Sweden';
  await choose(
    'people.vcf',
    card(`FN:Greta Lind\n${adr}\nTZ:Europe/Stockholm\nORG:Lind AB;Sales\nX-BLOOD:AB\nX-EMPTY:`) +
      card(`FN:Olle\n${adr}\nPHOTO:https://photos.example/olle.jpg\nLOGO:https://l.example/l.png`),
  );
  const kept = await screen.findByText(/^Contacts have no field for these/);
  expect(kept).toHaveTextContent(/exports give them back: .*BLOOD.*LOGO/i);
  expect(kept).not.toHaveTextContent(/postal|zone|department/i);
  expect(screen.getByText(/^1 photo is left out/)).toBeVisible();
});

it('gives the focus to the heading of each step, and of what comes when its button is gone', async () => {
  open();
  await choose('people.csv', 'Name,Email\nMary,mary@example.com\n');
  await userEvent.click(await screen.findByRole('button', { name: 'Continue' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Import 1 person' }));
  const result = await screen.findByRole('heading', { name: '1 person is in your contacts' });
  expect(result).toHaveFocus();
  await userEvent.click(screen.getByRole('button', { name: 'Undo import' }));
  expect(await screen.findByRole('heading', { name: 'The import is undone' })).toHaveFocus();
  await userEvent.click(screen.getByRole('button', { name: 'Import another file' }));
  expect(screen.getByRole('heading', { name: 'Import contacts' })).toHaveFocus();
});

describe('the preview of a table', () => {
  const HEADER = 'ID,Name,Company,Email (Emails),Street,Quuz';
  const ROWS = [
    '1,Ana Ruiz,One,ana@one.example,Way 1,blue',
    ',,,ana@mail.example,,',
    '2,Ben,Two,,,',
  ];
  const TABLE = `${[HEADER, ...ROWS].join('\n')}\n`;

  it('says that rows without a name belong to the person above, and lets the user decline', async () => {
    const { sent } = open();
    await choose('people.csv', TABLE);
    expect(
      await screen.findByText('ana@one.example, ana@mail.example', { exact: false }),
    ).toBeVisible();
    expect(screen.getByText(/^1 row has no name\. Its emails and phones go/)).toBeVisible();
    await userEvent.click(screen.getByRole('checkbox', { name: 'It belongs to the person above' }));
    expect(await screen.findByText(/It becomes a contact without a name/)).toBeVisible();
    expect(screen.getByText('3 people, 6 columns')).toBeVisible();
    await userEvent.click(screen.getByRole('checkbox', { name: 'It belongs to the person above' }));
    expect(await screen.findByText('2 people, 6 columns')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Continue' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Import 2 people' }));
    await screen.findByRole('heading', { name: /in your contacts/ });
    expect(sent[0]?.contact?.emails?.map(({ value }) => value)).toEqual([
      'ana@one.example',
      'ana@mail.example',
    ]);
  });

  it('names each column that goes nowhere with the reason, and keeps it as a note', async () => {
    const { sent } = open();
    await choose('people.csv', TABLE);
    const left = within(await screen.findByRole('region', { name: 'Left out' }));
    expect(left.getByText(/matter only to the other program/)).toHaveTextContent('ID.');
    const kept = within(screen.getByRole('region', { name: 'Kept aside' }));
    await userEvent.click(kept.getByRole('button', { name: 'Put in the note: Quuz' }));
    await userEvent.click(screen.getByRole('button', { name: 'Continue' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Import 2 people' }));
    await screen.findByRole('heading', { name: /in your contacts/ });
    expect(sent[0]?.contact).toMatchObject({
      pinnedNote: 'Quuz: blue',
      addresses: [{ street: 'Way 1' }],
    });
  });
});
