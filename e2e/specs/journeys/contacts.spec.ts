import { createAccount, createContact } from '../../fixtures/accounts.ts';
import { expect, test } from '../../fixtures/test.ts';
import { BOTH_WIDTHS } from '../../fixtures/widths.ts';
import { AuthPage } from '../../pages/auth-page.ts';

test(
  'a contact that was added is in the list, and still there after a reload',
  BOTH_WIDTHS,
  async ({ contacts, page }) => {
    await contacts.add({
      name: 'Ada Lovelace',
      email: 'ada@engines.example',
      company: 'Analytical Engines',
      title: 'Head of Programs',
    });
    await expect(page.getByText('Contact added successfully!').first()).toBeVisible();
    await page.goto('/contacts');
    await expect(contacts.item('Ada Lovelace')).toContainText('Analytical Engines');
    await page.reload();
    await expect(contacts.item('Ada Lovelace')).toContainText('Head of Programs');
  },
);

test('a contact without a name is not sent', async ({ contacts, page }) => {
  const posts: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST') posts.push(request.url());
  });
  await contacts.openAddDialog();
  await contacts.fillAddDialog({ name: '   ', email: 'ada@engines.example' });
  await contacts.submitAddDialog();
  await expect(contacts.addDialog).toBeVisible();
  expect(posts.filter((url) => url.endsWith('/api/contacts'))).toEqual([]);
});

test('a double click on Add Contact makes one contact', async ({
  contacts,
  page,
  stack,
  account,
}) => {
  await contacts.openAddDialog();
  await contacts.fillAddDialog({ name: 'Grace Hopper' });
  await contacts.addDialog.getByRole('button', { name: 'Add Contact' }).dblclick();
  await expect(page.getByText('Contact added successfully!').first()).toBeVisible();
  const answer = await fetch(`${stack.apiUrl}/api/contacts?count=true`, {
    headers: { Authorization: `Bearer ${account.token}` },
  });
  expect(answer.headers.get('x-total-count')).toBe('1');
});

test('a second person sees nothing of the first', async ({
  stack,
  account,
  contacts,
  secondContext,
}) => {
  const theirs = await createContact(stack, account, { displayName: 'Ada Lovelace' });
  await contacts.open();
  await expect(contacts.item('Ada Lovelace')).toBeVisible();

  const second = await createAccount(stack);
  await createContact(stack, second, { displayName: 'Lise Meitner' });
  const page = await secondContext.newPage();
  const auth = new AuthPage(page);
  await auth.open();
  const others = await auth.signIn(second.email, second.password);
  await expect(others.item('Lise Meitner')).toBeVisible();
  await expect(others.item('Ada Lovelace')).toBeHidden();
  await page.goto(`/contacts/${theirs.id}`);
  await expect(page.getByText('Contact not found')).toBeVisible();
});

test('an unknown path shows the 404 page', async ({ contacts, page }) => {
  await contacts.open();
  await page.goto('/analytics');
  await expect(page.getByRole('heading', { name: '404 Page Not Found' })).toBeVisible();
  await expect(page.getByText('Did you forget to add the page to the router?')).toBeVisible();
});

test('coaching asks someone without a self-assessment to take it', async ({ contacts, page }) => {
  await contacts.open();
  await page.goto('/coaching');
  await expect(page.getByRole('heading', { name: 'Complete Your Assessment' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Take Assessment' })).toHaveAttribute(
    'href',
    '/my-assessment',
  );
});
