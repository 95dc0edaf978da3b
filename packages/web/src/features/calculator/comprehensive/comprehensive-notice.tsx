import type { ComprehensivePath } from '@first60/clinical';
import { adultPathText, ageAlonePathText, pediatricPathText } from '../../../doses/path-text.ts';
import { ClinicalText } from '../../../edition/clinical-text.tsx';
import { m } from '../../../paraglide/messages.js';
import { Alert } from '../../../ui/alert.tsx';

/** Explains how the dose is determined. Always visible. */
export function ComprehensiveNotice({ path }: { path: ComprehensivePath }) {
  return <div aria-live="polite">{noticeFor(path)}</div>;
}

function noticeFor(path: ComprehensivePath) {
  switch (path.kind) {
    case 'nothing-entered':
      return null;
    case 'adult':
      return <Path text={adultPathText(path)} />;
    case 'pediatric-by-weight':
      return <Path text={pediatricPathText(path)} />;
    case 'pediatric-by-age':
      return <Path text={ageAlonePathText(path)} />;
    case 'infant-needs-weight':
      return (
        <Alert tone="critical" title={m.calc_infant_title()}>
          {m.calc_infant_text()}
        </Alert>
      );
    case 'near-adult':
      return (
        <Alert tone="amber" title={m.calc_near_adult_title()}>
          {m.calc_near_adult_text()}
        </Alert>
      );
  }
}

const Path = ({ text }: { text: string }) => (
  <p className="text-lg font-bold">
    <ClinicalText text={text} />
  </p>
);
