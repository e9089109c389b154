import { byDay } from './meeting-days.ts';

const at = (time: string) => ({ startsAt: new Date(time).toISOString() });

it('meetings by day keep their order', () => {
  const days = byDay([at('2030-01-07T10:00'), at('2030-01-07T15:00'), at('2030-01-08T09:00')]);
  expect(days.map(({ day, meetings }) => [day, meetings.length])).toEqual([
    ['Monday, January 7, 2030', 2],
    ['Tuesday, January 8, 2030', 1],
  ]);
});
