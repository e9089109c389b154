import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { createContact } from '../../fixtures/accounts.ts';
import { callApi } from '../../fixtures/product-api.ts';
import { expect, test } from '../../fixtures/test.ts';
import { visit } from '../../pages/visit.ts';
import { WIDE_WHEN_LONG } from '../../fixtures/widths.ts';
import { ImportPage } from '../../pages/import-page.ts';

/** Files from phones and spreadsheets, which the unit tests read as well. */
const FILES = fileURLToPath(
  new URL('../../../mf-contacts/src/features/import/file/fixtures', import.meta.url),
);
/** More than fit into one call, so an import can be stopped between two calls. */
const OTHERS = 230;
const FILE = [
  'Full name,Mail,Firm,Introduced by',
  'C. Herschel,caroline@example.com,Slough Optics,William',
  'https://george.example,george@example.com,Tuskegee Seeds,',
  ...Array.from({ length: OTHERS }, (_, index) => `Person ${index},p${index}@example.com,,`),
  '',
].join('\r\n');
const SWITCHBOARD = new URL(
  '../../../mf-contacts/src/features/import/file/fixtures/switchboard.csv',
  import.meta.url,
);

test(
  'a user drops a file, matches its columns, pauses the import, and undoes it',
  WIDE_WHEN_LONG,
  async ({ account, openAt, page, stack }) => {
    await createContact(stack, account, {
      displayName: 'Caroline Herschel',
      primaryEmail: 'caroline@example.com',
    });
    const pages = new ImportPage(page);
    const contacts = await openAt('/contacts');

    await test.step("the list's menu links there, and a spreadsheet is refused", async () => {
      await page.getByRole('button', { name: 'More for the list' }).click();
      await page.getByRole('menuitem', { name: 'Import contacts' }).click();
      await expect(pages.heading).toHaveText('Import contacts');
      await pages.choose('people.csv', Buffer.from('PK\u0003\u0004 and more'));
      await expect(page.getByRole('alert')).toContainText("It's a spreadsheet or an archive");
    });

    await test.step('columns are recognized', async () => {
      await pages.begin();
      await pages.drop('people.csv', FILE);
      await expect(pages.heading).toHaveText('Which column is what?');
      await expect(page.getByText('3 of 4 columns were recognized')).toBeVisible();
    });

    await test.step('a reload loses the file, and Back from its columns leads to the file again', async () => {
      await page.reload();
      await pages.drop('people.csv', FILE);
      await expect(pages.heading).toHaveText('Which column is what?');
      await page.goBack();
      await expect(pages.heading).toHaveText('Import contacts');
      await pages.button('Continue').click();
      await expect(pages.heading).toHaveText('Which column is what?');
    });

    await test.step('the user assigns the remaining column', async () => {
      await pages.map('Introduced by', 'How we met');
      await expect(page.getByText('1 row has no usable name and will be left out.')).toBeVisible();
      await pages.button('Continue').click();
    });

    await test.step('a duplicate is merged', async () => {
      await expect(pages.heading).toHaveText('1 of them you may already have');
      await expect(page.getByText('Same email')).toBeVisible();
      await pages.decide('C. Herschel', 'Merge');
    });

    await test.step('the import can be stopped and resumed', async () => {
      let release = () => {};
      const held = new Promise<void>((resolve) => (release = resolve));
      let calls = 0;
      await page.route('**/api/imports/*/rows', async (route) => {
        calls += 1;
        if (calls === 1) await held;
        await route.continue();
      });
      await pages.button(`Import ${OTHERS + 1} people`).click();
      await expect(pages.heading).toHaveText(`Importing ${OTHERS + 1} people`);
      await expect(page.getByRole('progressbar')).toBeVisible();
      await expect.poll(() => calls).toBe(1);
      await pages.button('Stop here').click();
      release();
      await expect(page.getByText('32 of the file were not sent')).toBeVisible();
      await pages.button('Go on').click();
      await expect(pages.heading).toHaveText(`${OTHERS + 1} people are in your contacts`);
    });

    await test.step('a refused row can be downloaded and repaired', async () => {
      const downloading = page.waitForEvent('download');
      await pages.button('Rejected rows as CSV').click();
      const download = await downloading;
      expect(download.suggestedFilename()).toBe('people-refused.csv');
      const text = readFileSync(await download.path(), 'utf8');
      expect(text).toContain('"Full name","Mail","Firm","Introduced by","Reason"');
      expect(text).toContain(
        '"https://george.example","george@example.com","Tuskegee Seeds","","Name ',
      );
    });

    await test.step('one undo reverts everything', async () => {
      await pages.button('Undo import').click();
      await expect(pages.heading).toHaveText('The import is undone');
      await page.getByRole('link', { name: 'Show my contacts' }).click();
      await expect(contacts.item('Caroline Herschel')).toBeVisible();
      await expect(contacts.item('Person 1')).toHaveCount(0);
    });
  },
);

test('files of this product, colleagues, LinkedIn, phones, and spreadsheets are imported correctly', async ({
  account,
  openAt,
  page,
  stack,
}) => {
  const pages = new ImportPage(page);
  const names = async () =>
    (await callApi<{ displayName: string }[]>(stack, account, '/api/contacts'))
      .map(({ displayName }) => displayName)
      .toSorted();
  const linkedIn = (job: string) =>
    [
      'First Name,Last Name,URL,Email Address,Company,Position,Connected On',
      `Ada,Byron,https://www.linkedin.com/in/ada-byron,,${job},01 Jan 2026`,
      `Anna,Berg,https://www.linkedin.com/in/anna-berg,,${job},02 Jan 2026`,
      '',
    ].join('\r\n');
  const choose = async (name: string) => {
    await pages.begin();
    await pages.choose(name, readFileSync(`${FILES}/${name}`));
    await expect(pages.button('Continue')).toBeVisible();
  };
  const finish = async (people: string) => {
    await pages.button('Continue').click();
    await pages.button(`Import ${people}`).click();
  };
  await createContact(stack, account, {
    displayName: '=Ada Lovelace',
    emails: [
      { value: 'ada@example.com', kind: 'work' },
      { value: 'ada@home.example', kind: 'home' },
    ],
    phones: [{ value: '+44 20 7946 0018', kind: 'mobile' }],
    birthday: '--12-10',
    pinnedNote: 'Tea,\n"no sugar"',
  });
  const contacts = await openAt('/contacts');

  await test.step('an export is imported without a difference', async () => {
    for (const format of ['CSV', 'vCard']) {
      await visit(page, '/contacts');
      await page.getByRole('button', { name: 'More for the list' }).click();
      const downloading = page.waitForEvent('download');
      await page.getByRole('menuitem', { name: `Export all as ${format}` }).click();
      const download = await downloading;
      await expect(page.getByText('All contacts exported', { exact: true })).toBeVisible();
      await pages.begin();
      await pages.choose(download.suggestedFilename(), readFileSync(await download.path()));
      await pages.button('Continue').click();
      await expect(pages.heading).toHaveText('1 of them you may already have');
      await pages.decide('=Ada Lovelace', 'Merge');
      // A merge lists the changes.
      await expect(page.getByText(/Replace “|none →/)).toHaveCount(0);
      await pages.button('Import 1 person').click();
      await expect(pages.heading).toHaveText('1 person is in your contacts');
      await pages.button('Import another file').click();
    }
  });

  await test.step('the defaults make five contacts of five colleagues', async () => {
    await pages.begin();
    await pages.drop('switchboard.csv', readFileSync(SWITCHBOARD, 'utf8'));
    await pages.button('Continue').click();
    await pages.button('Import 5 people').click();
    await expect(pages.heading).toHaveText('5 people are in your contacts');
    await pages.button('Import another file').click();
    expect(await names()).toEqual([
      '=Ada Lovelace',
      'Anna Berg',
      'Boris Klein',
      'Clara Voss',
      'David Roth',
      'Emil Kurz',
    ]);
    await visit(page, '/contacts/duplicates');
    await expect(page.getByText('No possible duplicates')).toBeVisible();
  });

  await test.step('a namesake at another company is a hint only', async () => {
    await pages.begin();
    await pages.drop('Connections.csv', linkedIn('Engines,Engineer'));
    await pages.button('Continue').click();
    const maybe = page.getByRole('region', { name: 'Maybe the same (1)' });
    await expect(maybe.getByText('Same name')).toBeVisible();
    await pages.button('Import 2 people').click();
    await expect(pages.heading).toHaveText('2 people are in your contacts');
    await pages.button('Import another file').click();
    expect(await names()).toHaveLength(8);
  });

  await test.step('the same file with new jobs shows old and new values, and updates them on request', async () => {
    await pages.begin();
    await pages.drop('Connections.csv', linkedIn('Looms,Director'));
    await pages.button('Continue').click();
    const same = page.getByRole('region', { name: 'The same (2)' });
    await expect(same.getByText('Same profile')).toHaveCount(2);
    await expect(
      same.getByRole('checkbox', { name: 'Replace “Engineer” with “Director”' }),
    ).toHaveCount(2);
    await same.getByRole('checkbox', { name: /^Update organization and title of the 2/ }).click();
    await pages.button('Import 2 people').click();
    await expect(pages.heading).toHaveText('2 people are in your contacts');
    await pages.button('Import another file').click();
    const people = await callApi<{ displayName: string; organizationTitle: string | null }[]>(
      stack,
      account,
      '/api/contacts',
    );
    expect(people).toHaveLength(8);
    expect(people.filter(({ organizationTitle }) => organizationTitle === 'Director')).toHaveLength(
      2,
    );
  });

  await test.step('Windows Cyrillic is recognized, and the encoding can be changed', async () => {
    await choose('cp1251.csv');
    const encoding = page.getByRole('combobox', { name: 'Encoding' });
    await expect(encoding).toHaveText('Cyrillic (Windows-1251)');
    await encoding.click();
    await page.getByRole('option', { name: 'Greek (Windows-1253)' }).click();
    await expect(page.getByText('Злата Орлова')).toHaveCount(0);
    await encoding.click();
    await page.getByRole('option', { name: 'Cyrillic (Windows-1251)' }).click();
    await expect(page.getByText('Злата Орлова')).toBeVisible();
    await finish('1 person');
    await expect(pages.heading).toHaveText('1 person is in your contacts');
    await pages.button('Import another file').click();
  });

  await test.step('cards of an Android phone', async () => {
    await choose('quoted-printable.vcf');
    await expect(page.getByText('Żaneta Łącka')).toBeVisible();
    await finish('1 person');
    await expect(pages.heading).toHaveText('1 person is in your contacts');
    await pages.button('Import another file').click();
  });

  await test.step('ambiguous dates ask for their order', async () => {
    await choose('dates-eu.csv');
    await expect(pages.button('Continue')).toBeDisabled();
    const question = page.getByRole('radiogroup', { name: 'What 04/03/1985 is' });
    await question.getByText('March 4').click();
    await expect(page.getByText('a@day.example · 1985-03-04')).toBeVisible();
    await finish('7 people');
    await expect(pages.heading).toHaveText('7 people are in your contacts');
    await pages.button('Import another file').click();
  });

  await test.step('a number that a spreadsheet rounded is left out, and offered again', async () => {
    await choose('phones.csv');
    await expect(page.getByText(/4\.47701E\+11” was rounded by a spreadsheet/)).toBeVisible();
    await finish('10 people');
    await expect(pages.heading).toHaveText('10 people are in your contacts');
    const left = page.getByRole('list', { name: 'Values that were left out' });
    await expect(left.getByRole('link', { name: 'Sci' })).toBeVisible();
    const downloading = page.waitForEvent('download');
    await pages.button('Values left out as CSV').click();
    const file = readFileSync(await (await downloading).path(), 'utf8');
    await pages.button('Import another file').click();
    await pages.choose('repaired.csv', Buffer.from(file.replace('4.47701E+11', '+447701000000')));
    await pages.button('Continue').click();
    await pages.decide('Sci', 'Merge');
    await pages.button('Import 1 person').click();
    await expect(pages.heading).toHaveText('1 person is in your contacts');
    await page.getByRole('link', { name: 'Show my contacts' }).click();
    await contacts.item('Sci').click();
    await expect(page.getByRole('link', { name: '+447701000000' }).first()).toBeVisible();
  });
});
