import { BookOpenCheck, ShieldCheck, Zap } from 'lucide-react';
import { m } from '../../paraglide/messages.js';

const FEATURES = [
  { Icon: ShieldCheck, title: m.auth_feature_access_title, text: m.auth_feature_access },
  { Icon: Zap, title: m.auth_feature_reference_title, text: m.auth_feature_reference },
  { Icon: BookOpenCheck, title: m.auth_feature_evidence_title, text: m.auth_feature_evidence },
];

export function Tagline() {
  return (
    <div className="sm:text-center lg:text-start">
      <p className="text-2xl leading-tight font-extrabold sm:text-3xl lg:text-4xl">{m.product_tagline()}</p>
      <p className="mt-1 text-ink-2 lg:mt-3 lg:text-xl">{m.product_subtitle()}</p>
    </div>
  );
}

export function FeatureCards() {
  return (
    <ul className="grid content-start gap-3 sm:grid-cols-3 lg:grid-cols-1">
      {FEATURES.map(({ Icon, title, text }) => (
        <li
          key={title()}
          className="flex gap-3 rounded-xl border border-line-soft bg-surface p-4 sm:flex-col lg:flex-row"
        >
          <Icon aria-hidden className="mt-0.5 size-6 shrink-0 text-accent-ink" />
          <div>
            <h2 className="font-bold">{title()}</h2>
            <p className="text-ink-2">{text()}</p>
          </div>
        </li>
      ))}
    </ul>
  );
}
