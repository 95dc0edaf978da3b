import { CloudCheck, CloudOff, Download } from 'lucide-react';
import { useOnline } from '../lib/connection.ts';
import { useReadyOffline } from '../lib/ready-offline.ts';
import { m } from '../paraglide/messages.js';

/** Quietly says where the app stands: offline (and since when unconfirmed), ready offline, or still loading for it. */
export function ConnectionStatus({ confirmedAt }: { confirmedAt: number }) {
  const online = useOnline();
  const ready = useReadyOffline();
  const Icon = online ? (ready ? CloudCheck : Download) : CloudOff;
  const word = online ? (ready ? m.status_ready_offline() : m.status_online()) : m.status_offline();
  return (
    <p
      role="status"
      title={m.status_confirmed({ time: new Date(confirmedAt).toLocaleString() })}
      className="flex min-h-8 flex-col items-end justify-center text-end text-xs leading-tight font-semibold text-ink-2"
    >
      <span className="flex items-center gap-1">
        <Icon aria-hidden className="size-4 shrink-0" />
        {word}
      </span>
      {!online && (
        <span className="font-normal">{m.status_confirmed_short({ time: shortTime(new Date(confirmedAt)) })}</span>
      )}
    </p>
  );
}

const shortTime = (time: Date): string =>
  time.toLocaleString(undefined, { day: 'numeric', month: 'short', hour: '2-digit', minute: '2-digit' });
