/** @jest-environment ../scripts/jest/jsdom-environment.mjs */
import { ConfigurationFailure, loadRuntimeConfig, parseRuntimeConfig } from './runtime-config.ts';

const settings = {
  environment: 'local',
  remoteOverrides: false,
  apiUrl: 'http://localhost:4210',
  supabaseUrl: 'http://localhost:4211/',
  publishableKey: 'sb_publishable_key',
  reportUrl: null,
  measurePages: false,
  offlinePages: true,
};

function serve(response: Response | Error) {
  return jest
    .spyOn(globalThis, 'fetch')
    .mockImplementation(() =>
      response instanceof Error ? Promise.reject(response) : Promise.resolve(response),
    );
}

describe('parseRuntimeConfig', () => {
  it('keeps the settings and reduces URLs to their origin', () => {
    expect(parseRuntimeConfig(settings)).toEqual({
      ...settings,
      supabaseUrl: 'http://localhost:4211',
    });
  });

  it.each([
    [true, true],
    [undefined, false],
    ['true', false],
    [1, false],
  ])('parses remoteOverrides of %p as %p', (remoteOverrides, expected) => {
    expect(parseRuntimeConfig({ ...settings, remoteOverrides }).remoteOverrides).toBe(expected);
  });

  it('names every wrong setting in one message', () => {
    expect(() => parseRuntimeConfig({ apiUrl: 'nowhere', supabaseUrl: 'javascript:0' })).toThrow(
      /environment is missing.*apiUrl must be.*supabaseUrl must be.*publishableKey is missing/,
    );
  });

  it.each([null, 'text', 7, []])('rejects %p', (value) => {
    expect(() => parseRuntimeConfig(value)).toThrow(ConfigurationFailure);
  });

  it('doesn’t require a URL for reports', () => {
    expect(parseRuntimeConfig({ ...settings, reportUrl: '' }).reportUrl).toBeNull();
  });
});

describe('loadRuntimeConfig', () => {
  const inline = (text: string) => {
    document.body.innerHTML = `<script type="application/json" id="rapport-config">${text}</script>`;
  };
  afterEach(() => {
    document.body.innerHTML = '';
  });

  it('uses the settings in the page without a request', async () => {
    const fetched = serve(new TypeError('Failed to fetch'));
    inline(JSON.stringify(settings));
    await expect(loadRuntimeConfig()).resolves.toMatchObject({ environment: 'local' });
    expect(fetched).not.toHaveBeenCalled();
  });

  it.each([
    ['not JSON', '{"environment":', /in the page isn't JSON/],
    ['incomplete', '{"environment":"local"}', /apiUrl must be/],
  ])(
    'fails with a configuration failure if those in the page are %s',
    async (_w, text, message) => {
      inline(text);
      const failure: unknown = await loadRuntimeConfig().catch((error: unknown) => error);
      expect(failure).toBeInstanceOf(ConfigurationFailure);
      expect(String(failure)).toMatch(message);
    },
  );

  it('reads /config.json if the page has no settings', async () => {
    const fetched = serve(Response.json(settings));
    await expect(loadRuntimeConfig()).resolves.toMatchObject({ environment: 'local' });
    expect(fetched).toHaveBeenCalledWith('/config.json');
  });

  it.each([
    ['no answer', new TypeError('Failed to fetch'), /couldn't be fetched/],
    ['a missing file', new Response('', { status: 404 }), /answered 404/],
    ['a page instead of JSON', new Response('<!doctype html>'), /isn't JSON/],
  ])('fails with a configuration failure on %s', async (_what, response, message) => {
    serve(response);
    const failure: unknown = await loadRuntimeConfig().catch((error: unknown) => error);
    expect(failure).toBeInstanceOf(ConfigurationFailure);
    expect(String(failure)).toMatch(message);
  });
});
