import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import S3rver from '@20minutes/s3rver';
import { withConditionalWrites } from './conditional-writes.ts';

export interface TestBucket {
  name: string;
  close(): Promise<void>;
}

const ACCESS = {
  AWS_ACCESS_KEY_ID: 'S3RVER',
  AWS_SECRET_ACCESS_KEY: 'S3RVER',
  AWS_REGION: 'eu-central-1',
};

/**
 * Starts an S3-compatible server with one empty bucket, and configures this process to use it.
 * @param conditional true if the store supports conditional writes, as most do
 */
export async function startBucket({ conditional }: { conditional: boolean }): Promise<TestBucket> {
  const directory = mkdtempSync(join(tmpdir(), 's3-'));
  const store = new S3rver({
    port: 0,
    address: '127.0.0.1',
    silent: true,
    directory,
    // Its signature check fails for slashes in a query; only the client's signatures matter here.
    allowMismatchedSignatures: true,
    configureBuckets: [{ name: 'releases', configs: [] }],
  });
  const { port } = await store.run();
  const front = conditional ? await withConditionalWrites(port) : undefined;
  const before = { ...process.env };
  Object.assign(process.env, ACCESS, {
    AWS_ENDPOINT_URL_S3: `http://127.0.0.1:${front?.port ?? port}`,
  });
  return {
    name: 'releases',
    async close() {
      process.env = before;
      front?.server.closeAllConnections();
      await new Promise((closed) => (front ? front.server.close(closed) : closed(undefined)));
      await store.close();
      rmSync(directory, { recursive: true });
    },
  };
}
