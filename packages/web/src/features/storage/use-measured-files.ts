import { useEffect, useState } from 'react';
import { measuredFiles, type OfflineReadiness, type StoredFiles } from '../../offline/offline-readiness.ts';

/** The stored files with their size, measured again when their number changes. */
export function useMeasuredFiles(readiness: OfflineReadiness): StoredFiles | undefined {
  const [files, setFiles] = useState<StoredFiles>();
  const stored = 'files' in readiness ? readiness.files.stored : 0;
  useEffect(() => {
    if (stored === 0) return setFiles(undefined);
    let current = true;
    void measuredFiles().then((answer) => {
      if (current) setFiles(answer);
    });
    return () => {
      current = false;
    };
  }, [stored]);
  return files;
}
