import { expect, test } from '../fixtures/test.ts';
import { startCode } from '../pages/code-screen.ts';

test('a fluid of a child: the volume of each step, and after a pulse the one after which to listen to the lungs', async ({
  page,
}) => {
  const code = await startCode(page);
  await code.choose('child');
  await code.wait(11);
  await code.weigh('16');
  await code.check('Pulse, 60 or more');
  await code.press('Drug');
  await code.press(/^Saline Lungs after each 10 mL\/kg: 160 mL/);
  await code.press(/^160 mL\s*10 mL\/kg/);
  await code.wait(3);
  await code.press('Drug');
  await code.press('Read back: Saline');
  await expect(page.getByRole('region', { name: 'Read back' })).toContainText('Saline');
  await code.press(/^320 mL\s*20 mL\/kg/);
  await code.press('More');
  await code.press(/^Log /);
  await expect(page.getByRole('main').getByRole('listitem').filter({ hasText: 'Saline' })).toHaveText([
    /Saline 320 mL, read back by: second person/,
    /Saline 160 mL/,
  ]);
});
