import { type Page } from '@playwright/test';
import { pictureFrom } from '../../fixtures/picture.ts';
import { expect, test } from '../../fixtures/test.ts';
import { visit } from '../../pages/visit.ts';
import { ImportPage } from '../../pages/import-page.ts';
import { ContactView } from '../../pages/contact-view.ts';

/** Returns the color in the middle of a displayed photo: "red" or "blue". */
async function colorOf(page: Page, name: string): Promise<string> {
  const image = page.getByRole('main').locator(`img[src*="/photos/"]`).first();
  await expect(image, `the photo of ${name}`).toBeVisible();
  const answer = await page.request.get((await image.getAttribute('src')) ?? '');
  const bytes = (await answer.body()).toString('base64');
  return page.evaluate(async (address) => {
    const picture = new Image();
    picture.src = address;
    await picture.decode();
    const canvas = document.createElement('canvas');
    Object.assign(canvas, { width: picture.width, height: picture.height });
    const context = canvas.getContext('2d');
    context?.drawImage(picture, 0, 0);
    const pixel = context?.getImageData(picture.width / 2, picture.height / 2, 1, 1).data;
    return (pixel?.[0] ?? 0) > (pixel?.[2] ?? 0) ? 'red' : 'blue';
  }, `data:image/webp;base64,${bytes}`);
}

test('a photo is chosen, cropped, shown, changed, and removed, and is imported and exported in a vCard', async ({
  contacts,
  page,
  stack,
  account,
}) => {
  const picture = await pictureFrom(page);
  const file = { name: 'ada.png', mimeType: 'image/png', buffer: picture };
  const view = new ContactView(page);

  await test.step('a file that is no picture is refused in words', async () => {
    await contacts.openAddDialog();
    await contacts.fillAddDialog({ name: 'Ada Lovelace' });
    const broken = { name: 'ada.heic', mimeType: 'image/heic', buffer: Buffer.from('no') };
    await contacts.addDialog.getByLabel('Picture file').setInputFiles(broken);
    await expect(contacts.addDialog.getByRole('alert')).toContainText("can't read HEIC");
  });

  await test.step('a slider moves the crop', async () => {
    await contacts.addDialog.getByLabel('Picture file').setInputFiles(file);
    await contacts.addDialog.getByRole('slider', { name: 'Left or right' }).fill('100');
    await contacts.submitAddDialog();
    await expect(contacts.addDialog).toBeHidden();
  });

  await test.step('it is shown in the list and next to it', async () => {
    expect(await colorOf(page, 'Ada Lovelace')).toBe('blue');
  });

  await test.step('another one is dropped on the page of the contact', async () => {
    await view.chooseForContact('Ada Lovelace', 'Edit contact');
    const dropped = await page.evaluateHandle(async (base64) => {
      const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
      const data = new DataTransfer();
      data.items.add(new File([bytes], 'ada.png', { type: 'image/png' }));
      return data;
    }, picture.toString('base64'));
    await expect(view.dialog.getByLabel('Picture file')).toBeAttached();
    await view.dialog.dispatchEvent('drop', { dataTransfer: dropped });
    await view.dialog.getByRole('slider', { name: 'Left or right' }).fill('0');
    await view.save('Save changes');
    await expect(view.dialog).toBeHidden();
    await page.reload();
    expect(await colorOf(page, 'Ada Lovelace')).toBe('red');
  });

  await test.step('it is removed', async () => {
    await view.chooseForContact('Ada Lovelace', 'Edit contact');
    await view.dialog.getByRole('button', { name: 'Remove photo' }).click();
    await expect(view.dialog).toContainText('The photo goes when you save.');
    await view.save('Save changes');
    await expect(view.dialog).toBeHidden();
    await expect(contacts.item('Ada Lovelace')).toBeVisible();
    await expect(page.locator('img[src*="/photos/"]')).toHaveCount(0);
  });

  await test.step('a photo in a vCard is imported with its contact, and exported in their vCard', async () => {
    const card = (name: string, photo: string) =>
      ['BEGIN:VCARD', 'VERSION:3.0', `FN:${name}`, photo, 'END:VCARD', ''].join('\r\n');
    const file =
      card('Mary Somerville', `PHOTO;ENCODING=b;TYPE=PNG:${picture.toString('base64')}`) +
      card('Charles Babbage', 'PHOTO;VALUE=uri:https://photos.invalid/charles.jpg') +
      card('Grace Hopper', 'PHOTO;ENCODING=b;TYPE=PNG:iVBORw0KGgo=');
    const pages = new ImportPage(page);
    await visit(page, '/contacts/import');
    await expect(pages.heading).toHaveText('Import contacts');
    await pages.drop('people.vcf', file);
    await expect(page.getByText('2 photos come in, too.')).toBeVisible();
    await expect(page.getByText('1 photo is left out')).toBeVisible();
    await pages.button('Continue').click();
    await pages.button(/^Import 3/).click();
    await expect(page.getByText("1 photo came in; left out: 1 couldn't be read")).toBeVisible();
    await page.getByRole('link', { name: 'Show my contacts' }).click();
    await expect(contacts.item('Mary Somerville').locator('img[src*="/photos/"]')).toBeVisible();
    const answer = await fetch(`${stack.apiUrl}/api/export/contacts.vcf`, {
      headers: { Authorization: `Bearer ${account.token}` },
    });
    expect(await answer.text()).toContain('PHOTO:data:image/jpeg;base64,');
  });
});
