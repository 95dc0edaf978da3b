import type { DeskOverview } from '@first60/contract';
import { Link } from 'wouter';
import { calendarDayText } from '../../../device/moment-text.ts';
import { m } from '../../../paraglide/messages.js';
import { Alert } from '../../../ui/alert.tsx';
import { buttonClass } from '../../../ui/button.tsx';
import { DeskSection } from '../desk-section.tsx';
import { Fact, Facts } from '../facts.tsx';
import { daysUntil } from '../words/days.ts';
import { devicesText } from '../words/devices-text.ts';

/** A notice is shown if the edition expires within this time. */
const SOON_DAYS = 30;

/** The edition that crews use now. */
export function HeadSection({ head }: Pick<DeskOverview, 'head'>) {
  return (
    <DeskSection title={m.desk_published()}>
      {head === null ? <Alert tone="amber">{m.desk_nothing_published()}</Alert> : <Head head={head} />}
    </DeskSection>
  );
}

function Head({ head }: { head: NonNullable<DeskOverview['head']> }) {
  const { version, title, expires, approvers, devices } = head;
  return (
    <>
      <Expiry days={daysUntil(expires)} />
      <Facts>
        <Fact term={m.desk_edition()}>{m.desk_edition_named({ version, title })}</Fact>
        <Fact term={m.desk_signed_by()}>{approvers.join(', ')}</Fact>
        <Fact term={m.desk_last_day()}>
          {calendarDayText(expires)} ({daysLeft(daysUntil(expires))})
        </Fact>
        <Fact term={m.desk_devices()}>{devicesText(devices)}</Fact>
      </Facts>
      <Link href={`/desk/editions/${version}`} className={buttonClass('secondary', 'regular', 'sm:self-start')}>
        {m.desk_open_sheet()}
      </Link>
    </>
  );
}

function Expiry({ days }: { days: number }) {
  if (days <= 0) return <Alert tone="critical">{m.desk_expired()}</Alert>;
  return days <= SOON_DAYS && <Alert tone="amber">{m.desk_expires_soon()}</Alert>;
}

function daysLeft(days: number): string {
  if (days <= 0) return m.desk_days_over();
  return days === 1 ? m.desk_days_one() : m.desk_days({ days });
}
