/** The answer of GET /api/push of a user without devices. */
export const NO_PUSH = {
  ...{ meetingMinutes: 10, promises: true, summary: false, hour: 8 },
  ...{ quiet: false, quietFrom: 21, quietTo: 7, hideNames: false },
  ...{ timeZone: null, publicKey: 'BAaaaa', devices: [] },
};
