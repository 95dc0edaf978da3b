import { BookOpen, CloudCheck, CloudOff, Download, type LucideIcon, RefreshCw, Wifi } from 'lucide-react';
import type { SyntheticEvent } from 'react';
import { Link } from 'wouter';
import { dateLocale } from '../device/date-locale.ts';
import { momentText } from '../device/moment-text.ts';
import { useEditionStatus } from '../edition/sealed/edition-status.ts';
import { useOfferedUpdate } from '../offline/offered-update.ts';
import { type OfflineReadiness, useOfflineReadiness } from '../offline/offline-readiness.ts';
import type { AppUpdate } from '../offline/update-state.ts';
import { m } from '../paraglide/messages.js';
import { useOnline } from '../server/connection.ts';
import { useConfirmedAt } from '../session/identity.ts';

/** The connection, update and offline state in the header. It links to the screen with the details. */
export function ConnectionStatus() {
  const confirmedAt = useConfirmedAt();
  const online = useOnline();
  const readiness = useOfflineReadiness();
  // Formatting the first date takes 90 ms on a slow phone, so it waits until somebody points at the status.
  const tellConfirmed = ({ currentTarget }: SyntheticEvent<HTMLElement>) => {
    currentTarget.title = m.status_confirmed({ time: momentText(confirmedAt) });
  };
  const [Icon, word] = statusOf(online, useOfferedUpdate(), readiness, useEditionStatus().waiting !== undefined);
  return (
    <p role="status" className="contents">
      <Link
        href="/storage"
        onPointerEnter={tellConfirmed}
        onFocus={tellConfirmed}
        className="flex min-h-12 flex-col items-end justify-center rounded-lg text-end text-xs leading-tight font-semibold text-ink-2"
      >
        <span className="flex items-center gap-1 max-2xs:w-min">
          <Icon aria-hidden className="size-4 shrink-0" />
          {word}
        </span>
        {/* Below the word, because a phone has no room next to it. */}
        {online && readiness.kind === 'storing' && <Progress readiness={readiness} />}
        {!online && (
          <span className="font-normal">{m.status_confirmed_short({ time: shortTime(new Date(confirmedAt)) })}</span>
        )}
      </Link>
    </p>
  );
}

function statusOf(
  online: boolean,
  update: AppUpdate,
  { kind }: OfflineReadiness,
  hasEdition: boolean,
): [LucideIcon, string] {
  if (!online) return [CloudOff, m.status_offline()];
  if (hasEdition) return [BookOpen, m.status_new_edition()];
  if (update !== 'none') return [RefreshCw, m.status_new_version()];
  if (kind === 'ready') return [CloudCheck, m.status_ready_offline()];
  return kind === 'storing' ? [Download, m.status_storing()] : [Wifi, m.status_online()];
}

/** Hidden from screen readers, which announce the status word, and announce it again when everything is stored. */
function Progress({ readiness: { files } }: { readiness: Extract<OfflineReadiness, { kind: 'storing' }> }) {
  const percent = Math.floor((100 * files.stored) / Math.max(1, files.total));
  return (
    <span aria-hidden className="figure">
      {m.status_percent({ percent })}
    </span>
  );
}

/**
 * The time if the date is today, otherwise the day, so that it fits on one line of a phone's header. The title has
 * both.
 */
const shortTime = (time: Date): string =>
  time.toDateString() === new Date().toDateString()
    ? time.toLocaleTimeString(dateLocale(), { hour: '2-digit', minute: '2-digit' })
    : time.toLocaleDateString(dateLocale(), { day: 'numeric', month: 'short' });
