import { type ComprehensivePath, digits, type Kg, type Years } from '@first60/clinical';
import { m } from '../../../paraglide/messages.js';
import { Alert } from '../../../ui/alert.tsx';
import { ClinicalText } from '../../../ui/clinical-text.tsx';

/** How the dose is found, always written out. */
export function ComprehensiveNotice({ path }: { path: ComprehensivePath }) {
  return <div aria-live="polite">{noticeFor(path)}</div>;
}

function noticeFor(path: ComprehensivePath) {
  switch (path.kind) {
    case 'nothing-entered':
      return null;
    case 'adult':
      return <Path text={adultWords(path.weight, path.age)} />;
    case 'pediatric-by-weight': {
      const weight = digits(path.weight.value);
      return (
        <Path
          text={
            path.age === null
              ? m.comp_path_pediatric_weight({ weight })
              : m.comp_path_pediatric_both({ weight, age: digits(path.age.value) })
          }
        />
      );
    }
    case 'pediatric-by-age':
      return <Path text={m.calc_path_pediatric_age({ age: digits(path.age.value) })} />;
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

function adultWords(weight: Kg | null, age: Years | null): string {
  const kilograms = weight && digits(weight.value);
  const years = age && digits(age.value);
  if (kilograms !== null && years !== null) return m.comp_path_adult_weight({ weight: kilograms, age: years });
  if (kilograms !== null) return m.comp_path_adult_by_weight({ weight: kilograms });
  return years === null ? m.comp_path_adult() : m.comp_path_adult_age({ age: years });
}

const Path = ({ text }: { text: string }) => (
  <p className="text-lg font-bold">
    <ClinicalText text={text} />
  </p>
);
