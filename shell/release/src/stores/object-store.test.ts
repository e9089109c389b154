import { chmodSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { folderStore } from './folder-store.ts';
import { type ObjectStore, REGISTRY_KEY } from './object-store.ts';
import { openStore } from './open-store.ts';
import { startBucket } from '../test/s3-server.ts';

interface Place {
  store: ObjectStore;
  /** The same store, as opened by another program. */
  other: ObjectStore;
  close(): Promise<void>;
}

async function openFolder(): Promise<Place> {
  const folder = mkdtempSync(join(tmpdir(), 'store-'));
  const close = async () => rmSync(folder, { recursive: true });
  return { store: folderStore(folder), other: folderStore(folder), close };
}

async function openBucket(conditional: boolean): Promise<Place> {
  const { name, close } = await startBucket({ conditional });
  const open = () => openStore(`s3://${name}/shop/front`, '/');
  return { store: await open(), other: await open(), close };
}

const text = (value: string) => Buffer.from(value);

describe.each([
  ['a folder', openFolder],
  ['an S3 store', () => openBucket(true)],
  ['an S3 store without conditional writes', () => openBucket(false)],
])('%s', (_what, open) => {
  let place: Place;
  beforeEach(async () => {
    place = await open();
  });
  afterEach(() => place.close());

  it('never overwrites a created object', async () => {
    const { store, other } = place;
    expect(await store.read('a/b.js')).toBeUndefined();
    expect(await store.create('a/b.js', text('one'))).toBe('created');
    expect(await other.create('a/b.js', text('two'))).toBe('exists');
    expect((await other.read('a/b.js'))?.bytes.toString()).toBe('one');
  });

  it('lists the direct contents of a folder', async () => {
    const { store } = place;
    for (const key of ['a/1.0.0/x.js', 'a/1.0.0/y/z.js', 'a/1.1.0/x.js', 'a/note', 'ab/x.js']) {
      await store.create(key, text(key));
    }
    expect((await store.names('a')).sort()).toEqual(['1.0.0', '1.1.0', 'note']);
    expect(await store.names('nowhere')).toEqual([]);
  });

  it('lists every file below a folder', async () => {
    const { store } = place;
    for (const key of ['a/1.0.0/x.js', 'a/1.0.0/y/z.js', 'ab/x.js']) {
      await store.create(key, text(key));
    }
    expect((await store.files('a/1.0.0')).sort()).toEqual(['x.js', 'y/z.js']);
    expect(await store.files('nowhere')).toEqual([]);
  });

  it('replaces only the version that the caller has read', async () => {
    const { store, other } = place;
    expect(await store.replace(REGISTRY_KEY, text('1'), undefined)).toBe('written');
    expect(await other.replace(REGISTRY_KEY, text('2'), undefined)).toBe('changed');
    const read = await other.read(REGISTRY_KEY);
    expect(await store.replace(REGISTRY_KEY, text('3'), read?.tag)).toBe('written');
    expect(await other.replace(REGISTRY_KEY, text('4'), read?.tag)).toBe('changed');
    expect((await store.read(REGISTRY_KEY))?.bytes.toString()).toBe('3');
  });
});

describe.each([
  ['a folder', openFolder],
  ['an S3 store', () => openBucket(true)],
])('%s under a race', (_what, open) => {
  it('lets exactly one of several writers succeed', async () => {
    const { store, other, close } = await open();
    const writers = [store, other, store, other];
    const created = writers.map((by, index) => by.create('x.js', text(`${index}`)));
    expect((await Promise.all(created)).filter((outcome) => outcome === 'created')).toHaveLength(1);
    const tag = (await store.read('x.js'))?.tag;
    const replaced = writers.map((by, index) => by.replace('x.js', text(`new ${index}`), tag));
    expect((await Promise.all(replaced)).filter((done) => done === 'written')).toHaveLength(1);
    await close();
  });
});

describe('folderStore', () => {
  it('leaves no partial files behind', async () => {
    const { store, close } = await openFolder();
    await store.create('a/x.js', text('one'));
    await store.create('a/x.js', text('two'));
    expect(readdirSync(join(store.name, 'a'))).toEqual(['x.js']);
    await close();
  });

  it('explains why a folder can’t be written', async () => {
    const { store, close } = await openFolder();
    // A file in the way blocks every account; permissions wouldn't block root.
    writeFileSync(join(store.name, 'releases'), '');
    await expect(store.create('releases/mf-x/1.0.0/a.js', text(''))).rejects.toThrow(
      `${store.name} cannot be written (`,
    );
    if (process.getuid?.() !== 0) {
      mkdirSync(join(store.name, 'registry'));
      chmodSync(join(store.name, 'registry'), 0o555);
      await expect(store.replace(REGISTRY_KEY, text(''), undefined)).rejects.toThrow(
        'cannot be written',
      );
    }
    await close();
  });
});

describe('openStore', () => {
  it('requires a registry in the folder, and says how to create one', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'store-'));
    await expect(openStore(folder, '/')).rejects.toThrow(
      `There is no registry in ${folder}. Start the stack once`,
    );
    rmSync(folder, { recursive: true });
  });

  it.each(['s3://', 'ftp://host/path', 'http://app.example/registry', 'https://a:b@app.example'])(
    'refuses %s',
    async (target) => {
      await expect(openStore(target, '/')).rejects.toThrow(
        /names no bucket|is not a target|token in the clear|is not the address of a registry/,
      );
    },
  );

  it('names a bucket that doesn’t exist, and missing credentials', async () => {
    const bucket = await startBucket({ conditional: false });
    const store = await openStore('s3://nobody', '/');
    await expect(store.names('a')).rejects.toThrow('s3://nobody cannot be read: there is no such');
    await bucket.close();
  });
});
