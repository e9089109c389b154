import { PRELOADS } from '../../../preloads.ts';
import { todayCall } from './today-query.ts';

const options = Intl.DateTimeFormat().resolvedOptions();

afterEach(() => jest.restoreAllMocks());

describe('todayCall', () => {
  it.each(['UTC', 'Europe/Vienna', 'Etc/GMT+5'])(
    'asks for the day in %s as the HTML of the contacts does',
    (timeZone) => {
      jest
        .spyOn(Intl.DateTimeFormat.prototype, 'resolvedOptions')
        .mockReturnValue({ ...options, timeZone });
      const [request] = PRELOADS['/contacts'].requests;
      expect(todayCall().path).toBe(request.replace(':timeZone', encodeURIComponent(timeZone)));
    },
  );
});
