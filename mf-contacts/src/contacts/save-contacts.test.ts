/** @jest-environment ../scripts/jest/jsdom-environment.mjs */
import { fakeShell, requestError } from '@rapport/remote-kit/testing';
import { randomUUID } from 'node:crypto';
import { saveContacts } from './save-contacts.ts';

const HEAD = '"Name"\r\n';
const saved: { name: string; blob: Blob }[] = [];

beforeEach(() => {
  saved.length = 0;
  let blob = new Blob();
  // The file is released after a minute, and this file may take longer on a slow machine.
  URL.revokeObjectURL = () => {};
  URL.createObjectURL = (object) => {
    if (object instanceof Blob) blob = object;
    return 'blob:contacts';
  };
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (
    this: HTMLAnchorElement,
  ) {
    saved.push({ name: this.download, blob });
  });
});

const read = (blob: Blob) =>
  new Promise<string>((resolve) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result));
    reader.readAsText(blob);
  });

const request = jest.fn();
const notify = jest.fn();
const shell = () => fakeShell({ request, notify });

/** An API that writes one line per requested contact. */
beforeEach(() => {
  request.mockImplementation((path: string) => {
    const { pathname, searchParams } = new URL(path, 'http://api.test');
    const ids = searchParams.get('ids')?.split(',') ?? ['all'];
    const lines = ids.map((id) => `"${id}"\r\n`).join('');
    return Promise.resolve(pathname.endsWith('.csv') ? HEAD + lines : lines);
  });
});

it('saves all contacts with one call', async () => {
  await saveContacts(shell(), 'vcf', undefined);
  expect(request.mock.calls.map(([path]) => path)).toEqual(['/api/export/contacts.vcf']);
  expect(saved[0]?.name).toMatch(/^rapport-contacts-\d{4}-\d\d-\d\d\.vcf$/);
  expect(notify).toHaveBeenCalledWith({
    title: 'All contacts exported',
    description: `Saved as ${saved[0]?.name}.`,
  });
});

it('saves a selection of any size as one table with one head', async () => {
  const ids = Array.from({ length: 20_000 }, () => randomUUID());
  await saveContacts(shell(), 'csv', ids);
  expect(request).toHaveBeenCalledTimes(100);
  const text = await read(saved[0]?.blob ?? new Blob());
  expect(text.replace('\ufeff', '')).toBe(HEAD + ids.map((id) => `"${id}"\r\n`).join(''));
  expect(notify).toHaveBeenCalledWith(
    expect.objectContaining({ title: '20,000 contacts exported' }),
  );
});

it('shows why nothing was saved', async () => {
  request.mockRejectedValueOnce(requestError('down', 503));
  await saveContacts(shell(), 'csv', [randomUUID()]);
  expect(saved).toEqual([]);
  expect(notify).toHaveBeenCalledWith({
    title: "Couldn't export the contacts",
    description: "Rapport isn't available right now. Try again in a moment.",
    variant: 'destructive',
  });
});
