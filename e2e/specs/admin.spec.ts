import { HUDA, register, SAMI } from '../fixtures/people.ts';
import { expect, REFUSED, test, UNREACHABLE } from '../fixtures/test.ts';
import { active, count, openAdmin, WIDE } from '../pages/admin.ts';

test.use({ expectedErrors: { patterns: [REFUSED(401), REFUSED(403), REFUSED(409), REFUSED(500), UNREACHABLE] } });

test('the count that is chosen wears a ring in Sun and Night too', async ({ page, server }) => {
  await openAdmin(page, server);
  for (const theme of ['sun', 'night', 'light']) {
    await page.evaluate((name) => document.documentElement.setAttribute('data-theme', name), theme);
    await expect(count(page, 'Total'), theme).toHaveCSS('box-shadow', /2px inset/);
    await expect(count(page, 'Inactive'), theme).not.toHaveCSS('box-shadow', /2px inset/);
  }
});

test('a table on a wide screen, worked by the keyboard alone', async ({ page, server }) => {
  await page.setViewportSize(WIDE);
  await register(server, { ...SAMI, email: 'long@example.com', lastName: 'L'.repeat(100) });
  await openAdmin(page, server);
  for (const change of await page.getByRole('switch').all()) await expect(change).toBeInViewport({ ratio: 1 });
  const row = page.getByRole('row', { name: /Huda Alotaibi/ });
  await expect(row.getByText(HUDA.email)).toBeVisible();
  await expect(page.getByRole('columnheader')).toHaveText([
    'User',
    'Registered',
    'Last login',
    'Active',
    'Admin',
    'Content',
    'Password',
  ]);
  await active(page, 'Huda Alotaibi').focus();
  await page.keyboard.press('Space');
  await expect(page.getByRole('alertdialog')).toContainText(HUDA.email);
  await expect(page.getByRole('alertdialog').getByRole('button', { name: 'Cancel' })).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('alertdialog').getByRole('button', { name: 'Deactivate' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(active(page, 'Huda Alotaibi')).not.toBeChecked();
  await expect(active(page, 'Huda Alotaibi')).toBeFocused();
});
