import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import { contentDate } from './edition-cover.ts';

test('the date of an edition is written as the browser writes a long date, the same day in each time zone', () => {
  const browser = new Intl.DateTimeFormat('en', { dateStyle: 'long', timeZone: 'UTC' });
  const days = Array.from({ length: 800 }, (_, day) => new Date(Date.UTC(2026, 0, 1 + day)));
  const here = process.env.TZ;
  after(() => {
    if (here === undefined) delete process.env.TZ;
    else process.env.TZ = here;
  });
  for (const zone of ['Pacific/Kiritimati', 'Asia/Riyadh', 'America/Los_Angeles']) {
    process.env.TZ = zone;
    for (const day of days) assert.equal(contentDate({ date: day.toISOString().slice(0, 10) }), browser.format(day));
  }
});

test('what is no date is an error and never some other day', () => {
  assert.throws(() => contentDate({ date: 'soon' }), RangeError);
});
