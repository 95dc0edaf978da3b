import assert from 'node:assert/strict';
import { test } from 'node:test';
import { csvText } from './csv.ts';

const cellOf = (text: string): string => csvText([[text]]).slice(1, -2);

test('the text starts with a byte order mark and every row ends with CRLF', () => {
  assert.equal(
    csvText([
      ['Name', 'Kit'],
      ['aspirin', 'Kit 1'],
    ]),
    '\uFEFFName,Kit\r\naspirin,Kit 1\r\n',
  );
});

test('commas, quotes and line breaks are quoted, quotes doubled', () => {
  assert.equal(cellOf('a,b'), '"a,b"');
  assert.equal(cellOf('a "b"'), '"a ""b"""');
  assert.equal(cellOf('a\nb'), '"a\nb"');
  assert.equal(cellOf('a\r\nb'), '"a\r\nb"');
  assert.equal(cellOf('a b;c'), 'a b;c');
});

test('a cell that begins with = + - @, a tab or a carriage return can run as no formula', () => {
  for (const text of ['=1+1', '+1', '-1', '@SUM(A1)', '\tx']) assert.equal(cellOf(text), `'${text}`);
  assert.equal(cellOf('\rx'), `"'\rx"`);
  assert.equal(cellOf('=HYPERLINK("http://x","y")'), `"'=HYPERLINK(""http://x"",""y"")"`);
});

test('the same signs inside a cell stay as they are', () => {
  assert.equal(cellOf('1:10,000 - 0.1 mg'), '"1:10,000 - 0.1 mg"');
  assert.equal(cellOf('a=b'), 'a=b');
});
