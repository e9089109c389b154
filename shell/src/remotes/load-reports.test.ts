/** @jest-environment ../scripts/jest/jsdom-environment.mjs */
import { createLoadReports } from './load-reports.ts';
import { watchVitals } from './page-vitals.ts';

jest.mock('./page-vitals.ts', () => ({ watchVitals: jest.fn() }));

const config = {
  environment: 'test',
  remoteOverrides: false,
  measurePages: false,
  offlinePages: true,
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
afterEach(() => {
  jest.restoreAllMocks();
  jest.mocked(watchVitals).mockReset();
});

function show(state: DocumentVisibilityState) {
  jest.spyOn(document, 'visibilityState', 'get').mockReturnValue(state);
  document.dispatchEvent(new Event('visibilitychange'));
}

describe('createLoadReports', () => {
  it('reports loaded versions to the API when the page is hidden, each once', () => {
    const reportUrl = 'https://api.example.com/api/remote-reports';
    const { loaded, shown } = createLoadReports({ ...config, reportUrl });
    show('hidden');
    loaded('mf-contacts', '1.2.0', 10);
    loaded('mf-contacts', '1.2.0', 10);
    loaded('mf-coaching', '1.0.0', 10);
    shown('mf-coaching', '1.0.0', 10);
    show('visible');
    expect(sent).toEqual([]);
    show('hidden');
    show('hidden');
    const loads = ['mf-contacts 1.2.0', 'mf-coaching 1.0.0'];
    expect(sent).toEqual([[reportUrl, { kind: 'remote-loads', environment: 'test', loads }]]);
  });

  it.each([null, 'https://reports.example/in'])('tells nothing to %s', (reportUrl) => {
    const { loaded, shown } = createLoadReports({ ...config, measurePages: true, reportUrl });
    loaded('mf-contacts', '1.2.0', 10);
    shown('mf-contacts', '1.2.0', 10);
    show('hidden');
    expect(sent).toEqual([]);
  });

  describe('where pages are measured', () => {
    const reportUrl = 'https://api.example.com/api/remote-reports';
    const open = () => createLoadReports({ ...config, measurePages: true, reportUrl });
    const activate = (hasBeenActive: boolean) =>
      Object.defineProperty(navigator, 'userActivation', {
        value: { hasBeenActive },
        configurable: true,
      });
    const timings = () => sent.map((report) => Reflect.get(Object(report), 1)?.timings);

    it('tells the times of each remote, and the web vitals of the one that the page was opened with', async () => {
      activate(false);
      const { loaded, shown } = open();
      loaded('mf-contacts', '1.2.0', 119.6);
      shown('mf-contacts', '1.2.0', 40);
      shown('mf-coaching', '1.0.0', 30);
      await Promise.resolve();
      await Promise.resolve();
      expect(watchVitals).toHaveBeenCalledTimes(1);
      const [note] = jest.mocked(watchVitals).mock.calls[0] ?? [];
      note?.('lcp', 1_800);
      note?.('lcp', 1_900.4);
      note?.('cls', 0.01234);
      show('hidden');
      // What comes after that is another visit.
      note?.('inp', 300);
      show('hidden');
      expect(timings()).toEqual([
        [
          'mf-contacts 1.2.0 load 120',
          'mf-contacts 1.2.0 render 40',
          'mf-coaching 1.0.0 render 30',
          'mf-contacts 1.2.0 lcp 1900',
          'mf-contacts 1.2.0 cls 0.0123',
        ],
      ]);
    });

    it('leaves web vitals out of a page on which people had already clicked or typed', () => {
      activate(true);
      const { shown } = open();
      shown('mf-contacts', '1.2.0', 40);
      expect(watchVitals).not.toHaveBeenCalled();
      show('hidden');
      expect(timings()).toEqual([['mf-contacts 1.2.0 render 40']]);
    });
  });
});
