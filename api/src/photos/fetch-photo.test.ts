import { type RequestListener } from 'node:http';
import { startWebHost, type WebHost } from '../../test/web-host.ts';
import { isPublicAddress } from '../web/public-address.ts';
import { WebRefusal } from '../web/open-web-address.ts';
import { fetchPhoto } from './fetch-photo.ts';

const PNG = Buffer.concat([Buffer.from('89504e470d0a1a0a', 'hex'), Buffer.alloc(40)]);
const never = new AbortController().signal;

const answers: RequestListener = ({ url = '' }, response) => {
  const redirect = (location: string) => response.writeHead(302, { location }).end();
  switch (url) {
    case '/a.png':
      return void response.writeHead(200, { 'content-type': 'text/html' }).end(PNG);
    case '/page':
      return void response.writeHead(200, { 'content-type': 'image/png' }).end('<svg/>');
    case '/moved':
      return void redirect('/a.png');
    case '/inside':
      return void redirect('https://inside.test/a.png');
    case '/plain':
      return void redirect('http://photos.test/a.png');
    case '/loop':
      return void redirect('/loop');
    case '/huge':
      return void response.writeHead(200).end(Buffer.concat([PNG, Buffer.alloc(5_000_000)]));
    case '/busy':
      return void response.writeHead(503).end();
    default:
      return void response.writeHead(404).end();
  }
};

let host: WebHost;
beforeAll(async () => {
  host = await startWebHost(answers, isPublicAddress, {
    'inside.test': ['10.0.0.7'],
    'mixed.test': ['93.184.215.14', '169.254.169.254'],
    'mapped.test': ['::ffff:127.0.0.1'],
    'nowhere.test': [],
  });
});
afterAll(() => host.close());
beforeEach(() => void host.asked.splice(0));

const ask = (address: string) => fetchPhoto(address, host.network, never);

describe('fetchPhoto', () => {
  it('checks the bytes, not the Content-Type', async () => {
    expect(await ask('https://photos.test/a.png')).toEqual(PNG);
    await expect(ask('https://photos.test/page')).rejects.toThrow('is no photo');
  });

  it('requests http addresses over https, and follows redirects', async () => {
    expect(await ask('http://photos.test/moved')).toEqual(PNG);
    expect(host.asked).toEqual(['photos.test/moved', 'photos.test/a.png']);
  });

  it.each([
    ['https://inside.test/a.png', 'is not on the public internet'],
    ['https://mixed.test/a.png', 'is not on the public internet'],
    ['https://mapped.test/a.png', 'is not on the public internet'],
    ['https://127.0.0.1/a.png', 'has no host name'],
    ['https://0x7f.1/a.png', 'has no host name'],
    ['https://2130706433/a.png', 'has no host name'],
    ['https://[::1]/a.png', 'has no host name'],
    ['https://photos.test:8443/a.png', 'is not plain https'],
    ['https://me:pw@photos.test/a.png', 'has a user name'],
    ['ftp://photos.test/a.png', 'is not plain https'],
  ])('never connects to %s', async (address, reason) => {
    await expect(ask(address)).rejects.toThrow(new WebRefusal(reason));
    expect(host.asked).toEqual([]);
  });

  it.each([
    ['https://photos.test/inside', 'is not on the public internet'],
    ['https://photos.test/plain', 'is not plain https'],
  ])('also checks the target of a redirect to %s', async (address, reason) => {
    await expect(ask(address)).rejects.toThrow(new WebRefusal(reason));
    expect(host.asked).toHaveLength(1);
  });

  it('follows at most three redirects', async () => {
    await expect(ask('https://photos.test/loop')).rejects.toThrow('redirects too often');
    expect(host.asked).toHaveLength(4);
  });

  it('reads at most five megabytes', async () => {
    await expect(ask('https://photos.test/huge')).rejects.toThrow(new WebRefusal('is too large'));
  });

  it('distinguishes temporary from permanent failures', async () => {
    await expect(ask('https://photos.test/nothing')).rejects.toBeInstanceOf(WebRefusal);
    for (const address of ['https://photos.test/busy', 'https://nowhere.test/a.png']) {
      await expect(ask(address)).rejects.not.toBeInstanceOf(WebRefusal);
    }
  });
});
