import type { Hospital } from '@first60/edition';
import { CircleAlert, Info, LocateFixed, MapPin, Navigation, Phone, PhoneOff } from 'lucide-react';
import type { ReactNode } from 'react';
import { m } from '../../paraglide/messages.js';
import { Button, buttonClass } from '../../ui/button.tsx';
import { directionsHref, readablePhone } from './directions.ts';
import type { Placed } from './distance.ts';
import { DistanceText } from './distance-text.tsx';
import { HospitalSources } from './hospital-sources.tsx';
import { SpecialtyBadges } from './specialties.tsx';

/**
 * Facts, buttons and sources, in three rows. Adjacent cards share the rows, so that opening one card does not move the
 * others.
 */
export function HospitalCard({ hospital, distance }: Placed) {
  const { id, name, nameArabic, address, badges, note, review } = hospital;
  return (
    <article
      aria-labelledby={`hospital-${id}`}
      className="row-span-3 grid grid-cols-1 grid-rows-subgrid break-inside-avoid gap-3 rounded-xl border border-line-soft bg-surface p-4 pb-0 shadow-card"
    >
      <div className="flex flex-col gap-3">
        <div>
          <h3 id={`hospital-${id}`} className="text-lg leading-tight font-bold">
            {name}
          </h3>
          <p className="mt-1 text-ink-2">
            <bdi lang="ar">{nameArabic}</bdi>
          </p>
        </div>
        <SpecialtyBadges badges={badges} />
        <div className="flex flex-col gap-1">
          {distance !== undefined && (
            <Fact Icon={LocateFixed}>
              <DistanceText kilometers={distance} />
            </Fact>
          )}
          <Fact Icon={MapPin}>
            {address}
            {review.includes('address') && <ToConfirm>{m.hospitals_confirm_address()}</ToConfirm>}
          </Fact>
          <PhoneFact hospital={hospital} />
          {note !== undefined && <Fact Icon={Info}>{note}</Fact>}
        </div>
      </div>
      <Actions hospital={hospital} />
      <HospitalSources hospital={hospital} />
    </article>
  );
}

function PhoneFact({ hospital: { phone, review } }: { hospital: Hospital }) {
  if (phone === null) return <Fact Icon={PhoneOff}>{m.hospitals_no_phone()}</Fact>;
  return (
    <Fact Icon={Phone}>
      <span className="figure font-semibold">{readablePhone(phone)}</span>
      {review.includes('phone') && <ToConfirm>{m.hospitals_confirm_phone()}</ToConfirm>}
    </Fact>
  );
}

function Fact({ Icon, children }: { Icon: typeof Info; children: ReactNode }) {
  return (
    <div className="flex gap-2">
      <Icon aria-hidden className="mt-0.5 size-5 shrink-0 text-ink-2" />
      <div className="flex min-w-0 flex-wrap items-center gap-x-2 gap-y-1">{children}</div>
    </div>
  );
}

/** Marks something that is not confirmed. */
function ToConfirm({ children }: { children: string }) {
  return (
    <span className="inline-flex items-center gap-1 rounded-md border border-amber bg-amber-soft px-1.5 text-sm font-semibold text-amber-ink">
      <CircleAlert aria-hidden className="size-4 shrink-0" />
      {children}
    </span>
  );
}

function Actions({ hospital: { name, maps_url, phone } }: { hospital: Hospital }) {
  const href = directionsHref(maps_url);
  const words = (
    <>
      <Navigation aria-hidden className="size-5 shrink-0" />
      {m.hospitals_directions()}
    </>
  );
  return (
    <div className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,max(8.25rem,40%)),1fr))] gap-2 print:hidden">
      {href === undefined ? (
        <Button size="main" disabled>
          {words}
        </Button>
      ) : (
        <a
          href={href}
          target="_blank"
          rel="noreferrer"
          aria-label={m.hospitals_directions_to({ name })}
          className={buttonClass('primary', 'main', phone === null ? 'col-span-full' : 'px-2!')}
        >
          {words}
        </a>
      )}
      {phone !== null && (
        <a
          href={`tel:${phone}`}
          aria-label={m.hospitals_call_name({ name })}
          className={buttonClass('secondary', 'main', 'px-2!')}
        >
          <Phone aria-hidden className="size-5 shrink-0" />
          {m.hospitals_call()}
        </a>
      )}
    </div>
  );
}
