import { digits, type QuickPath } from '@first60/clinical';
import { m } from '../../paraglide/messages.js';
import { Alert } from '../../ui/alert.tsx';

/** The path is always written out, so that nobody has to guess how a dose was found. */
export function PathNotice({ path }: { path: QuickPath }) {
  return <div aria-live="polite">{noticeFor(path)}</div>;
}

function noticeFor(path: QuickPath) {
  switch (path.kind) {
    case 'nothing-entered':
      return <Alert tone="info">{m.calc_enter_weight()}</Alert>;
    case 'pediatric-by-weight':
      return <Path text={m.calc_path_pediatric_weight({ weight: digits(path.weight.value) })} />;
    case 'adult-by-weight':
      return <Path text={m.calc_path_adult_weight({ weight: digits(path.weight.value) })} />;
    case 'adult-by-age':
      return <Path text={m.calc_path_adult_age()} />;
    case 'pediatric-by-age':
      return (
        <Alert tone="amber" title={m.calc_path_pediatric_age({ age: digits(path.age.value) })}>
          {m.calc_youngs_warning()}
        </Alert>
      );
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

const Path = ({ text }: { text: string }) => <p className="text-lg font-bold">{text}</p>;
