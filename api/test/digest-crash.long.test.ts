import { AT_ONCE, never, startDigests } from './digest-processes.ts';
import { until } from './until.ts';

const PEOPLE = 12;
const PROCESSES = 2;

let digests: Awaited<ReturnType<typeof startDigests>>;

beforeEach(async () => {
  digests = await startDigests();
});
afterEach(() => digests.close());

describe('the daily email of several API processes', () => {
  it('reaches everyone once', async () => {
    const addresses = await digests.addPeople(PEOPLE);
    await digests.start(PROCESSES);
    await until(digests.allAreSent);
    expect(await digests.receiversAfterAnotherLook()).toEqual(addresses);
  });

  it('reaches everyone once when the processes are killed before the server says that it has it', async () => {
    const addresses = await digests.addPeople(PEOPLE);
    digests.mail.answer(never);
    await digests.start(PROCESSES);
    await until(async () => (await digests.handedOver()) === PROCESSES * AT_ONCE);
    await digests.kill();
    expect(digests.mail.received).toHaveLength(PROCESSES * AT_ONCE);

    digests.mail.answer(() => null);
    await digests.start(PROCESSES);
    await until(() => digests.mail.received.length === PEOPLE);
    await digests.endClaims();
    await until(digests.allAreSent);
    expect(await digests.receiversAfterAnotherLook()).toEqual(addresses);
  });

  it('reaches everyone once when the processes are killed before the messages are complete', async () => {
    const addresses = await digests.addPeople(PEOPLE);
    let asked = 0;
    digests.mail.recipient(() => {
      asked += 1;
      return never();
    });
    await digests.start(PROCESSES);
    await until(() => asked === PROCESSES * AT_ONCE);
    await digests.kill();
    expect(digests.mail.received).toHaveLength(0);

    digests.mail.recipient(() => null);
    await digests.endClaims();
    await digests.start(PROCESSES);
    await until(digests.allAreSent);
    expect(await digests.receiversAfterAnotherLook()).toEqual(addresses);
  });

  it('is not lost when a process is killed before it could note the end of a message; the copy has the same Message-ID and date', async () => {
    const addresses = await digests.addPeople(PEOPLE);
    digests.mail.answer(never);
    await digests.start(1);
    await until(() => digests.mail.received.length > 0);
    await digests.kill();
    // The statement takes about a millisecond, too short for a kill; this simulates that it never arrived.
    await digests.sql(
      'UPDATE rapport.digest_emails SET handed_over_at = NULL WHERE outcome IS NULL',
    );
    await digests.endClaims();

    digests.mail.answer(() => null);
    await digests.start(1);
    await until(digests.allAreSent);
    expect([...new Set(digests.receivers())]).toEqual(addresses);
    const ids = new Set(
      digests.mail.received.map(({ parsed }) => `${parsed.messageId} ${parsed.date}`),
    );
    expect(digests.mail.received.length).toBeGreaterThan(PEOPLE);
    expect(ids.size).toBe(PEOPLE);
  });
});
