/** @jest-environment ../scripts/jest/jsdom-environment.mjs */
import { createLoadReports } from './load-reports.ts';

const config = {
  environment: 'test',
  remoteOverrides: false,
  apiUrl: 'https://api.example.com',
  supabaseUrl: 'https://auth.example.com',
  publishableKey: 'key',
};
let sent: unknown[];

beforeEach(() => {
  sent = [];
  jest.spyOn(globalThis, 'fetch').mockImplementation(async (url, init) => {
    sent.push([String(url), JSON.parse(String(init?.body))]);
    return new Response(null, { status: 204 });
  });
});
afterEach(() => jest.restoreAllMocks());

function show(state: DocumentVisibilityState) {
  jest.spyOn(document, 'visibilityState', 'get').mockReturnValue(state);
  document.dispatchEvent(new Event('visibilitychange'));
}

describe('createLoadReports', () => {
  it('reports loaded versions to the API when the page is hidden, each once', () => {
    const reportUrl = 'https://api.example.com/api/remote-reports';
    const noteLoad = createLoadReports({ ...config, reportUrl });
    show('hidden');
    noteLoad('mf-contacts', '1.2.0');
    noteLoad('mf-contacts', '1.2.0');
    noteLoad('mf-coaching', '1.0.0');
    show('visible');
    expect(sent).toEqual([]);
    show('hidden');
    show('hidden');
    const loads = ['mf-contacts 1.2.0', 'mf-coaching 1.0.0'];
    expect(sent).toEqual([[reportUrl, { kind: 'remote-loads', environment: 'test', loads }]]);
  });

  it.each([null, 'https://reports.example/in'])('reports nothing to %s', (reportUrl) => {
    const noteLoad = createLoadReports({ ...config, reportUrl });
    noteLoad('mf-contacts', '1.2.0');
    show('hidden');
    expect(sent).toEqual([]);
  });
});
