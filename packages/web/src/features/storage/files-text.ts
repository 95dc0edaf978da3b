import type { OfflineReadiness, StoredFiles } from '../../offline/offline-readiness.ts';
import { m } from '../../paraglide/messages.js';
import { getLocale } from '../../paraglide/runtime.js';

/**
 * The number and size of the stored files. While they are being measured, the text states that the app is checking, not
 * "None".
 */
export function filesText(readiness: OfflineReadiness, measured: StoredFiles | undefined): string {
  if (measured !== undefined) {
    const { stored, total, bytes = 0 } = measured;
    return m.storage_files_kept({ stored, total, size: fileSize(bytes) });
  }
  const looking = readiness.kind === 'unknown' || ('files' in readiness && readiness.files.stored > 0);
  return looking ? m.storage_unknown() : m.storage_files_none();
}

const MEGABYTE = 1_000_000;

/** Bytes in megabytes with one decimal, as a device's settings show them: "2.3 MB". */
const fileSize = (bytes: number): string =>
  new Intl.NumberFormat(getLocale(), {
    style: 'unit',
    unit: 'megabyte',
    minimumFractionDigits: 1,
    maximumFractionDigits: 1,
  }).format(bytes / MEGABYTE);
