import { createServer, type Server } from 'node:http';
import { type AddressInfo } from 'node:net';
import {
  describePageFailures,
  describeRecord,
  fetchRecords,
  type RemoteRecord,
} from './remote-records.ts';

const RECORD: RemoteRecord = {
  remote: 'mf-contacts',
  version: '1.2.0',
  loads: 9_979,
  failures: 21,
  reasons: { threw: 1, unreachable: 20 },
};

describe('describeRecord', () => {
  it.each([
    [RECORD, '2.1 failures per 1,000 loads (unreachable 20, threw 1; 9,979 loads)'],
    [{ ...RECORD, failures: 0, reasons: {} }, 'no failures in 9,979 loads'],
    // Too few for a rate.
    [{ ...RECORD, loads: 3, failures: 1, reasons: { threw: 1 } }, '1 failure (threw 1; 3 loads)'],
  ])('tells %j', (record, text) => {
    expect(describeRecord(record)).toBe(text);
  });
});

describe('describePageFailures', () => {
  it('reports no rate, because the loads of pages aren’t counted', () => {
    const record = { remote: 'shell', version: '', loads: 0, failures: 3 };
    const reasons = { rejection: 1, exception: 2 };
    expect(describePageFailures({ ...record, reasons })).toBe(
      '3 failures in 30 days (exception 2, rejection 1)',
    );
  });
});

describe('fetchRecords', () => {
  let server: Server;
  let body: string;

  beforeAll(async () => {
    server = createServer((_request, response) => response.end(body));
    await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  });
  afterAll(() => server.close());

  const fetched = () => fetchRecords(`http://127.0.0.1:${(server.address() as AddressInfo).port}/`);

  it('reads the records of the API', async () => {
    body = JSON.stringify([RECORD]);
    expect(await fetched()).toEqual([RECORD]);
  });

  it.each(['{}', '[{"remote":"x"}]', '<html>', JSON.stringify([{ ...RECORD, loads: '1' }])])(
    'refuses %s',
    async (text) => {
      body = text;
      await expect(fetched()).rejects.toThrow(/^The reports at http.* cannot be read: /);
    },
  );

  it('reports that the API doesn’t respond', async () => {
    await expect(fetchRecords('http://127.0.0.1:1/')).rejects.toThrow('cannot be read');
  });
});
