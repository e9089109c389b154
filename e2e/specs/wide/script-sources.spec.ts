import { expect, test } from '../../fixtures/test.ts';

test.describe('scripts that were never released', () => {
  test.use({
    expectedErrors:
      /Content Security Policy|integrity|unregistered\.example|Failed to load resource/,
  });

  test('don’t run, and Retry recovers in place once the released script is back', async ({
    open,
    page,
    stack,
  }) => {
    await open('/contacts');

    await test.step('scripts of an unregistered origin and inline scripts don’t run', async () => {
      const outcome = await page.evaluate(async () => {
        const blocked = new Set<string>();
        const both = new Promise<void>((resolve) => {
          document.addEventListener('securitypolicyviolation', (event) => {
            blocked.add(`${event.effectiveDirective} ${event.blockedURI}`);
            if (blocked.size === 2) resolve();
          });
        });
        const foreign = document.createElement('script');
        foreign.src = 'https://unregistered.example/x.js';
        const inline = document.createElement('script');
        inline.textContent = 'globalThis.ranInline = true';
        document.head.append(foreign, inline);
        await both;
        return { blocked: [...blocked].sort(), ranInline: 'ranInline' in globalThis };
      });
      expect(outcome).toEqual({
        blocked: ['script-src-elem https://unregistered.example/x.js', 'script-src-elem inline'],
        ranInline: false,
      });
    });

    // A changed script of a remote, which is reported once.
    const { host, pathname } = new URL(`${stack.remotes['mf-coaching']}/`);
    const changed = (url: URL) =>
      url.host === host &&
      url.pathname.includes(pathname) &&
      url.pathname.endsWith('/remoteEntry.js');
    await page.route(changed, async (route) => {
      const response = await route.fetch();
      const body = `${await response.text()}\nglobalThis.ranChanged = true;`;
      await route.fulfill({ response, body });
    });
    const reports: unknown[] = [];
    page.on('request', (request) => {
      if (request.url().endsWith('/report')) reports.push(request.postDataJSON());
    });
    await page.getByRole('link', { name: 'Coaching' }).click();
    await expect(
      page.getByRole('heading', { name: "Coaching isn't available right now" }),
    ).toBeVisible();
    expect(await page.evaluate(() => 'ranChanged' in globalThis)).toBe(false);

    await page.getByRole('button', { name: 'Retry' }).click();
    await expect(page.getByRole('button', { name: 'Retry' })).toBeEnabled();
    // A stack that has built the remote before also has a previous release, which is tried too.
    const { remotes } = await (await page.request.get(`${stack.shellUrl}/remotes.json`)).json();
    const { current, previous } = remotes.find(
      ({ name }: { name: string }) => name === 'mf-coaching',
    );
    expect(reports).toEqual(
      [current, previous]
        .filter((release) => release && !release.takenBack)
        .map(({ version }: { version: string }) =>
          expect.objectContaining({
            ...{ remote: 'mf-coaching', reason: 'integrity', page: '/coaching' },
            version,
          }),
        ),
    );

    await page.unroute(changed);
    await page.getByRole('button', { name: 'Retry' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Coaching' })).toBeVisible();
  });
});

test('no source map is served, and no script refers to one', async ({ stack }) => {
  const { remotes } = await (await fetch(`${stack.shellUrl}/remotes.json`)).json();
  const page = await (await fetch(stack.shellUrl)).text();
  const own = [...page.matchAll(/(?:src|href)="(\/assets\/[^"]+\.js)"/g)].map(
    ([, path]) => stack.shellUrl + path,
  );
  const scripts: string[] = [
    ...own,
    ...remotes.map(({ current }: { current: { entry: string } }) => current.entry),
  ];
  expect(scripts.length).toBeGreaterThan(3);
  for (const script of scripts) {
    expect(await (await fetch(script)).text()).not.toContain('sourceMappingURL');
    expect((await fetch(`${script}.map`)).status).toBe(404);
  }
});
