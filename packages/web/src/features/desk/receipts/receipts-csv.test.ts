import assert from 'node:assert/strict';
import { test } from 'node:test';
import { receiptsCsv } from './receipts-csv.ts';

const row = { device: '3fa9c1de', version: 4, installedAt: 0, receivedAt: 60_000 };

test('one line for each receipt, every cell quoted, the moments in UTC', () => {
  assert.equal(
    receiptsCsv([{ ...row, name: 'Noura "Nono" Alqahtani, RN' }]),
    '"name","device","version","installed","received"\r\n' +
      '"Noura ""Nono"" Alqahtani, RN","3fa9c1de","4","1970-01-01T00:00:00.000Z","1970-01-01T00:01:00.000Z"\r\n',
  );
});

test('a name that begins like a formula is a text to a spreadsheet', () => {
  for (const name of ['=HYPERLINK("http://x")', '+1', '-1', '@SUM(A1)', '\t=1']) {
    assert.ok(receiptsCsv([{ ...row, name }]).includes(`"'${name.replaceAll('"', '""')}"`), name);
  }
});
