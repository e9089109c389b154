import { type S3Client } from '@aws-sdk/client-s3';
import { messageOf, StepError } from '@rapport/workspace-kit';
import { mediaType } from '@rapport/origin';
import { type ObjectStore, REGISTRY_KEY, type StoredObject } from './object-store.ts';

const FOR_GOOD = 'public, max-age=31536000, immutable';

export interface S3Place {
  bucket: string;
  /** Path inside the bucket, without leading and trailing slashes; may be empty. */
  prefix: string;
}

/**
 * Opens a bucket of any S3-compatible store. Region, address, and credentials come from the variables and files
 * that every AWS tool reads (AWS_REGION, AWS_ENDPOINT_URL_S3, AWS_ACCESS_KEY_ID, …).
 *
 * Writes use If-None-Match or If-Match, which makes them atomic if the store supports these headers. Every write
 * also reads the file first, and a replacement reads it again afterward, so that a lost race for the registry is
 * detected even in a store without conditional writes.
 */
export async function s3Store({ bucket, prefix }: S3Place): Promise<ObjectStore> {
  // On Node 20, the client would warn that its future versions require Node 22.
  process.env.AWS_SDK_JS_NODE_VERSION_SUPPORT_WARNING_DISABLED = 'true';
  const sdk = await import('@aws-sdk/client-s3');
  const address = process.env.AWS_ENDPOINT_URL_S3 ?? process.env.AWS_ENDPOINT_URL;
  const client: S3Client = new sdk.S3Client({
    region: process.env.AWS_REGION ?? 'us-east-1',
    // Stores other than Amazon's seldom have a host name per bucket.
    forcePathStyle: address !== undefined,
    requestChecksumCalculation: 'WHEN_REQUIRED',
  });
  const name = `s3://${[bucket, prefix].filter(Boolean).join('/')}`;
  const keyOf = (key: string) => [prefix, key].filter(Boolean).join('/');

  async function read(key: string): Promise<StoredObject | undefined> {
    try {
      const found = await client.send(
        new sdk.GetObjectCommand({ Bucket: bucket, Key: keyOf(key) }),
      );
      const bytes = Buffer.from((await found.Body?.transformToByteArray()) ?? []);
      return { bytes, tag: found.ETag ?? '' };
    } catch (error) {
      if (isNamed(error, 'NoSuchKey')) return undefined;
      throw failed('read', error);
    }
  }

  /** Returns true if the condition was met; a store without conditional writes gets an unconditional one. */
  async function put(
    key: string,
    bytes: Buffer,
    condition: { IfMatch: string } | { IfNoneMatch: '*' },
  ): Promise<boolean> {
    const object = {
      Bucket: bucket,
      Key: keyOf(key),
      Body: bytes,
      ContentType: mediaType(key),
      CacheControl: key === REGISTRY_KEY ? 'no-cache' : FOR_GOOD,
    };
    try {
      await client.send(new sdk.PutObjectCommand({ ...object, ...condition }));
    } catch (error) {
      if (isNamed(error, 'PreconditionFailed', 'ConditionalRequestConflict')) return false;
      if (!isNamed(error, 'NotImplemented')) throw failed('written', error);
      await client.send(new sdk.PutObjectCommand(object)).catch((cause: unknown) => {
        throw failed('written', cause);
      });
    }
    return true;
  }

  /** Returns the paths below a folder, relative to it; with a delimiter, each subfolder is one entry. */
  async function list(folder: string, delimiter: '/' | undefined): Promise<string[]> {
    const start = `${keyOf(folder)}/`;
    const found: string[] = [];
    let token: string | undefined;
    try {
      do {
        const page = await client.send(
          new sdk.ListObjectsV2Command({
            Bucket: bucket,
            Prefix: start,
            ...(delimiter !== undefined && { Delimiter: delimiter }),
            ...(token !== undefined && { ContinuationToken: token }),
          }),
        );
        const folders = (page.CommonPrefixes ?? []).map((below) => below.Prefix ?? '');
        const files = (page.Contents ?? []).map((file) => file.Key ?? '');
        found.push(...folders, ...files);
        token = page.NextContinuationToken;
      } while (token !== undefined);
    } catch (error) {
      throw failed('read', error);
    }
    return found.map((key) => key.slice(start.length));
  }

  const failed = (what: string, error: unknown) =>
    new StepError(`${name} cannot be ${what}: ${reasonOf(error)}`);

  return {
    name,
    keepsCompressed: false,
    read,

    async names(folder) {
      const found = await list(folder, '/');
      return found.map((key) => key.replace(/\/$/, '')).filter(Boolean);
    },

    files: (folder) => list(folder, undefined),

    async create(key, bytes) {
      if (await read(key)) return 'exists';
      return (await put(key, bytes, { IfNoneMatch: '*' })) ? 'created' : 'exists';
    },

    async replace(key, bytes, tag) {
      if ((await read(key))?.tag !== tag) return 'changed';
      const condition = tag === undefined ? { IfNoneMatch: '*' as const } : { IfMatch: tag };
      if (!(await put(key, bytes, condition))) return 'changed';
      return (await read(key))?.bytes.equals(bytes) ? 'written' : 'changed';
    },
  };
}

function isNamed(error: unknown, ...names: string[]): boolean {
  return (
    typeof error === 'object' &&
    error !== null &&
    'name' in error &&
    names.includes(String(error.name))
  );
}

/** Explains common failures, and what to do. */
function reasonOf(error: unknown): string {
  if (isNamed(error, 'NoSuchBucket')) return 'there is no such bucket.';
  if (isNamed(error, 'CredentialsProviderError')) {
    return 'there are no credentials. Set AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY, or AWS_PROFILE.';
  }
  if (isNamed(error, 'AccessDenied', 'InvalidAccessKeyId', 'SignatureDoesNotMatch')) {
    return `these credentials are not allowed to (${messageOf(error)}).`;
  }
  return messageOf(error);
}
