/** @jest-environment ../scripts/jest/jsdom-environment.mjs */
import { type ToastMessage } from '@rapport/remote-api';
import { holdInstallEvent } from './install-event.ts';
import { offerInstallation } from './offer-installation.ts';

const userId = '018f6b1e-0000-7000-8000-00000000ada0';
const prompt = jest.fn();

beforeEach(() => {
  localStorage.clear();
  prompt.mockResolvedValue(undefined);
});

/** Uses the product on these days. @returns what the user was asked */
function useOn(days: string[], isOffered = true): ToastMessage[] {
  const asked: ToastMessage[] = [];
  const held = holdInstallEvent();
  const event = Object.assign(new Event('beforeinstallprompt', { cancelable: true }), { prompt });
  if (isOffered) {
    window.dispatchEvent(event);
    expect(event.defaultPrevented).toBe(true);
  }
  for (const today of days)
    offerInstallation({ userId, event: held(), today, notify: (message) => asked.push(message) });
  return asked;
}

describe('offerInstallation', () => {
  it('asks on the third day of use', () => {
    expect(useOn(['2026-06-01', '2026-06-01', '2026-06-04'])).toEqual([]);
    const [asked] = useOn(['2026-06-09']);
    expect(asked?.title).toBe('Keep Rapport at hand?');
    expect(prompt).not.toHaveBeenCalled();
    asked?.action?.onSelect();
    expect(prompt).toHaveBeenCalledTimes(1);
  });

  it('asks once', () => {
    const days = ['2026-06-01', '2026-06-02', '2026-06-03', '2026-06-03', '2026-06-04'];
    expect(useOn(days)).toHaveLength(1);
  });

  it('asks later if the browser offers it only then', () => {
    expect(useOn(['2026-06-01', '2026-06-02', '2026-06-03'], false)).toEqual([]);
    expect(useOn(['2026-06-04'])).toHaveLength(1);
  });
});
