import { signInMedic } from '../fixtures/medic.ts';
import { expect, REFUSED, test } from '../fixtures/test.ts';

const FAILURE = 'The page takes nothing of this';

test.use({ expectedErrors: { patterns: [REFUSED(401), new RegExp(FAILURE)] } });

interface Refusal {
  attribute: string;
  holds: string;
  times: number;
  failure: string;
}

function refuseHere({ attribute, holds, times, failure }: Refusal): void {
  const counted = { left: times };
  Object.assign(window, { refused: counted });
  const set = Element.prototype.setAttribute;
  Element.prototype.setAttribute = function (this: Element, name: string, value: string): void {
    if (counted.left > 0 && name === attribute && String(value).includes(holds)) {
      counted.left -= 1;
      throw new Error(failure);
    }
    set.call(this, name, value);
  };
}

test('where the header fails, CODE is in its place and begins a code', async ({ page }) => {
  await signInMedic(page);
  await page.addInitScript(refuseHere, { attribute: 'class', holds: 'app-header', times: 1_000, failure: FAILURE });
  await page.goto('/');
  await page.getByRole('link', { name: 'CODE' }).click();
  await expect(page.getByRole('timer', { name: /^Since the arrest began/ })).toBeVisible();
});
