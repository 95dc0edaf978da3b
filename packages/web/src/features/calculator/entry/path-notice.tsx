import type { QuickPath } from '@first60/clinical';
import { m } from '../../../paraglide/messages.js';
import { Alert } from '../../../ui/alert.tsx';
import { pathWords } from './path-words.ts';

/** Shows that a value is missing, or that the doses are estimates. */
export function PathNotice({ path }: { path: QuickPath }) {
  return (
    <div aria-live="polite" className="empty:-mt-2">
      {noticeFor(path)}
    </div>
  );
}

function noticeFor(path: QuickPath) {
  switch (path.kind) {
    case 'nothing-entered':
      return <Alert tone="info">{pathWords(path)}</Alert>;
    case 'pediatric-by-weight':
    case 'adult-by-weight':
    case 'adult-by-age':
      return null;
    case 'pediatric-by-age':
      return (
        <Alert tone="amber" title={pathWords(path)}>
          {m.calc_youngs_warning()}
        </Alert>
      );
    case 'infant-needs-weight':
      return (
        <Alert tone="critical" title={pathWords(path)}>
          {m.calc_infant_text()}
        </Alert>
      );
    case 'near-adult':
      return (
        <Alert tone="amber" title={pathWords(path)}>
          {m.calc_near_adult_text()}
        </Alert>
      );
  }
}
