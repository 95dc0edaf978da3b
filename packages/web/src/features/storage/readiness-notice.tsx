import type { OfflineReadiness } from '../../offline/offline-readiness.ts';
import { m } from '../../paraglide/messages.js';
import { Alert } from '../../ui/alert.tsx';

export function ReadinessNotice({ readiness }: { readiness: OfflineReadiness }) {
  switch (readiness.kind) {
    case 'unknown':
      return <Alert tone="info">{m.storage_unknown()}</Alert>;
    case 'impossible':
      return <Alert tone="amber">{m.storage_impossible()}</Alert>;
    case 'removed':
      return <Alert tone="amber">{m.storage_removed()}</Alert>;
    case 'failed':
      return <Alert tone="amber">{m.storage_failed()}</Alert>;
    case 'ready':
      return (
        <Alert tone="ok" title={m.status_ready_offline()}>
          {m.storage_ready()}
        </Alert>
      );
    case 'storing': {
      const { stored, total } = readiness.files;
      return (
        <Alert tone="info" title={m.storage_storing()}>
          <p>{stored < total ? m.storage_storing_files({ stored, total }) : m.storage_storing_lists()}</p>
          <progress
            aria-label={m.storage_storing()}
            className="mt-2 h-3 w-full accent-accent"
            value={stored}
            max={total}
          />
        </Alert>
      );
    }
  }
}
