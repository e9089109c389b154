import { type ToastMessage } from '@rapport/remote-api';
import { fakeRecordsApi } from '../testing/fake-records-api.ts';
import { makeMeeting } from '../testing/make-meeting.ts';
import { openNextBriefing } from './open-next-briefing.ts';

/** A meeting with one person or two, at an hour of Thursday, November 26, 2026. */
function at(hour: number, ...names: string[]) {
  return makeMeeting({
    id: `018f6b1e-0000-7000-8000-0000000002${hour}`,
    startsAt: new Date(2026, 10, 26, hour).toISOString(),
    people: names.map((displayName) => ({
      ...{ id: displayName, displayName, organizationName: null, photoPath: null },
      interactionId: '018f6b1e-0000-7000-8000-000000000301',
    })),
  });
}
const MEETINGS = [at(14, 'Marta', 'Nils'), at(10, 'Odile'), at(9)];

async function visit(query: string, meetings = MEETINGS) {
  const notify = jest.fn<void, [ToastMessage]>();
  const navigate = jest.fn<void, [string]>();
  const { shell } = fakeRecordsApi({ 'GET /api/meetings': meetings }, { notify });
  await openNextBriefing(new URLSearchParams(query), shell, navigate);
  return [...navigate.mock.calls.flat(), ...notify.mock.calls.map(([{ title }]) => title)];
}

describe('the briefing of the next meeting', () => {
  it('opens for the meeting that begins first and has attendees', async () => {
    expect(await visit('')).toEqual([
      '/contacts/Odile/briefing?meeting=018f6b1e-0000-7000-8000-000000000210',
    ]);
  });

  it('opens for the meeting at a time, about all attendees', async () => {
    expect(await visit('day=2026-11-26&time=14:00')).toEqual([
      '/contacts/meetings/018f6b1e-0000-7000-8000-000000000214',
    ]);
  });

  it('says that no meeting is planned then, or at all', async () => {
    expect(await visit('day=2026-11-27')).toEqual(['No meeting is planned then']);
    expect(await visit('', [])).toEqual(['No meeting is planned']);
  });
});
