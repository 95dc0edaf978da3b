import type { StoredFiles } from '../../offline/app-worker.ts';
import type { OfflineReadiness } from '../../offline/offline-readiness.ts';
import { m } from '../../paraglide/messages.js';
import { fileSize } from './file-size.ts';

/** How many files are kept and how large they are. Measuring takes a moment: until then it is looking, not "None". */
export function filesText(readiness: OfflineReadiness, measured: StoredFiles | undefined): string {
  if (measured !== undefined) {
    const { stored, total, bytes = 0 } = measured;
    return m.storage_files_kept({ stored, total, size: fileSize(bytes) });
  }
  const looking = readiness.kind === 'unknown' || ('files' in readiness && readiness.files.stored > 0);
  return looking ? m.storage_unknown() : m.storage_files_none();
}
