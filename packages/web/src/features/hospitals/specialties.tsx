import type { Specialty } from '@first60/edition';
import { Activity, Brain, HeartPulse, type LucideIcon, Siren } from 'lucide-react';
import { m } from '../../paraglide/messages.js';

const LOOK: Record<Specialty, { Icon: LucideIcon; word: () => string; center: () => string }> = {
  trauma: { Icon: Siren, word: m.hospitals_trauma, center: m.hospitals_trauma_center },
  cardiac: { Icon: HeartPulse, word: m.hospitals_cardiac, center: m.hospitals_cardiac_center },
  stroke: { Icon: Brain, word: m.hospitals_stroke, center: m.hospitals_stroke_center },
  ecmo: { Icon: Activity, word: m.hospitals_ecmo, center: m.hospitals_ecmo_center },
};
const SPECIALTIES: readonly Specialty[] = ['trauma', 'cardiac', 'stroke', 'ecmo'];

type Badges = Readonly<Record<Specialty, boolean>>;

const offered = (badges: Badges) => SPECIALTIES.filter((specialty) => badges[specialty]);

/** Services that a hospital is reported to offer, each with a word and an icon, all in one neutral color. */
export function SpecialtyBadges({ badges }: { badges: Badges }) {
  return (
    <ul aria-label={m.hospitals_badges_label()} className="flex flex-wrap gap-2">
      {offered(badges).map((specialty) => {
        const { Icon, word } = LOOK[specialty];
        return (
          <li
            key={specialty}
            className="flex items-center gap-1.5 rounded-md border border-line bg-sunken px-2 py-1 font-semibold"
          >
            <Icon aria-hidden className="size-5" />
            {word()}
          </li>
        );
      })}
    </ul>
  );
}

/** The same for use inside a button, which must not contain a list. */
export function SpecialtyWords({ badges }: { badges: Badges }) {
  return (
    <span className="flex flex-wrap gap-x-3 gap-y-1 text-sm text-ink-2">
      {offered(badges).map((specialty) => {
        const { Icon, word } = LOOK[specialty];
        return (
          <span key={specialty} className="flex items-center gap-1">
            <Icon aria-hidden className="size-4" />
            {word()}
          </span>
        );
      })}
    </span>
  );
}

export function SpecialtyLegend() {
  return (
    <section aria-labelledby="hospital-legend" className="rounded-xl border border-line-soft bg-surface p-4">
      <h2 id="hospital-legend" className="mb-2 font-bold">
        {m.hospitals_legend()}
      </h2>
      <ul className="grid grid-cols-2 gap-2">
        {SPECIALTIES.map((specialty) => {
          const { Icon, center } = LOOK[specialty];
          return (
            <li key={specialty} className="flex items-center gap-2">
              <Icon aria-hidden className="size-5 shrink-0" />
              {center()}
            </li>
          );
        })}
      </ul>
      <p className="mt-3 text-sm text-ink-2">{m.hospitals_legend_note()}</p>
    </section>
  );
}
