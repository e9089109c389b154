/** @jest-environment ../scripts/jest/jsdom-environment.mjs */
import { preloadedResponse } from './preloaded-response.ts';

const URL_ASKED = 'http://api.test/api/contacts?limit=50';

function asked(response: Promise<Response> = Promise.resolve(Response.json([]))) {
  Reflect.set(window, 'rapportFirst', { url: URL_ASKED, userId: 'ada', response });
  return response;
}

describe('preloadedResponse', () => {
  it('returns the response once, and leaves nothing on the page', () => {
    const response = asked();
    const take = preloadedResponse();
    expect(Reflect.has(window, 'rapportFirst')).toBe(false);
    expect(take(URL_ASKED, 'ada')).toBe(response);
    expect(take(URL_ASKED, 'ada')).toBeNull();
  });

  it('keeps it for the call it belongs to', () => {
    const response = asked();
    const take = preloadedResponse();
    expect(take('http://api.test/api/today', 'ada')).toBeNull();
    expect(take(URL_ASKED, 'ada')).toBe(response);
  });

  it('returns it to no one else', () => {
    void asked();
    const take = preloadedResponse();
    expect(take(URL_ASKED, 'bob')).toBeNull();
    expect(take(URL_ASKED, 'ada')).toBeNull();
  });

  it('returns each of several responses', () => {
    const contact = Promise.resolve(Response.json({}));
    const health = Promise.resolve(Response.json({}));
    const more = [
      { url: 'http://api.test/api/contacts/1', response: contact },
      { url: 'http://api.test/api/health/1', response: health },
    ];
    Reflect.set(window, 'rapportFirst', { userId: 'ada', more });
    const take = preloadedResponse();
    expect(take('http://api.test/api/health/1', 'ada')).toBe(health);
    expect(take('http://api.test/api/health/1', 'ada')).toBeNull();
    expect(take('http://api.test/api/contacts/1', 'ada')).toBe(contact);
  });

  it('returns nothing old', () => {
    void asked();
    jest.spyOn(performance, 'now').mockReturnValue(61_000);
    expect(preloadedResponse()(URL_ASKED, 'ada')).toBeNull();
  });

  it.each([
    undefined,
    null,
    {},
    { url: URL_ASKED, userId: 'ada', response: 'text' },
    { userId: 'ada', more: [null, 1] },
  ])('works without it if the script has left %p', (left) => {
    Reflect.set(window, 'rapportFirst', left);
    expect(preloadedResponse()(URL_ASKED, 'ada')).toBeNull();
  });
});
