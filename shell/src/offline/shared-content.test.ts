import { answerShared } from './shared-content.ts';

/** One cache, as browsers have it. */
function makeCaches(isFull = false) {
  const kept = new Map<string, Response>();
  const cache = {
    put: (key: string, response: Response) =>
      isFull ? Promise.reject(new Error('full')) : Promise.resolve(void kept.set(key, response)),
    match: (key: string) => Promise.resolve(kept.get(key)?.clone()),
  };
  return {
    open: () => Promise.resolve(cache),
    delete: () => Promise.resolve(kept.clear()),
  };
}

const PAGE = 'https://rapport.example/contacts/share';
const URL_OF_SHARE = 'https://rapport.example/share';
const request = (method: string, body?: FormData) =>
  new Request(URL_OF_SHARE, { method, ...(body && { body }) });

function formWith(file: string): FormData {
  const form = new FormData();
  form.append('title', 'Ada');
  form.append('files', new File([file], 'ada.vcf'));
  return form;
}

it('keeps what is shared until it is discarded', async () => {
  const caches = makeCaches();
  const opened = await answerShared(request('POST', formWith('BEGIN:VCARD')), caches);
  expect([opened.status, opened.headers.get('Location')]).toEqual([303, PAGE]);
  const form = await (await answerShared(request('GET'), caches)).formData();
  expect(form.get('title')).toBe('Ada');
  await answerShared(request('DELETE'), caches);
  expect((await answerShared(request('GET'), caches)).status).toBe(204);
});

it('keeps what is shared beside what wasn’t handled yet', async () => {
  const caches = makeCaches();
  await answerShared(request('POST', formWith('BEGIN:VCARD')), caches);
  await answerShared(request('POST', formWith('END:VCARD')), caches);
  const form = await (await answerShared(request('GET'), caches)).formData();
  const files = form.getAll('files').map((file) => (file instanceof File ? file.text() : ''));
  expect(await Promise.all(files)).toEqual(['BEGIN:VCARD', 'END:VCARD']);
  const opened = await answerShared(request('POST', formWith('x'.repeat(5_000_001))), caches);
  expect(opened.headers.get('Location')).toBe(`${PAGE}?problem=too-large`);
  const kept = await (await answerShared(request('GET'), caches)).formData();
  expect(kept.getAll('files')).toHaveLength(2);
});

it('refuses more than 5 MB, and keeps nothing of it', async () => {
  const caches = makeCaches();
  const opened = await answerShared(request('POST', formWith('x'.repeat(5_000_001))), caches);
  expect(opened.headers.get('Location')).toBe(`${PAGE}?problem=too-large`);
  expect((await answerShared(request('GET'), caches)).status).toBe(204);
});

it('opens the page also if the storage is full', async () => {
  const opened = await answerShared(request('POST', formWith('BEGIN:VCARD')), makeCaches(true));
  expect(opened.headers.get('Location')).toBe(`${PAGE}?problem=not-kept`);
});
