import type { EditionCover, ProtocolId } from '@first60/edition';
import { Baby, Brain, HeartPulse, Hospital, type LucideIcon, Skull, Syringe, Thermometer, Zap } from 'lucide-react';
import { Link } from 'wouter';
import { protocolHref } from '../../addresses/protocol-href.ts';
import { useCover } from '../../edition/live-edition.ts';
import { m } from '../../paraglide/messages.js';

interface QuickAction {
  /** The protocol it opens. Absent for pediatric dosing, which opens the calculator. */
  readonly protocol?: ProtocolId;
  readonly label: () => string;
  readonly Icon: LucideIcon;
}

/** The critical tiles, in the order given in the specification. */
const QUICK_ACTIONS: readonly QuickAction[] = [
  { protocol: 'adult-cardiac-arrest', label: m.home_tile_adult_arrest, Icon: HeartPulse },
  { protocol: 'pediatric-cardiac-arrest', label: m.home_tile_pediatric_arrest, Icon: Baby },
  { protocol: 'stroke', label: m.home_tile_stroke, Icon: Brain },
  { protocol: 'chest-pain-acs', label: m.home_tile_chest_pain, Icon: Zap },
  { protocol: 'anaphylaxis', label: m.home_tile_anaphylaxis, Icon: Syringe },
  { protocol: 'sepsis', label: m.home_tile_sepsis, Icon: Thermometer },
  { protocol: 'trauma-triage', label: m.home_tile_trauma_triage, Icon: Hospital },
  { protocol: 'nerve-agent', label: m.home_tile_nerve_agent, Icon: Skull },
  { label: m.home_tile_pediatric_dosing, Icon: Baby },
];

/** An edition may not contain a tile's card. */
const isThere = ({ groups }: EditionCover, { protocol }: QuickAction): boolean =>
  protocol === undefined || groups.some(({ protocols }) => protocols.includes(protocol));

/** The critical tiles. One press opens the card, and the tiles grow with the height of the screen. */
export function QuickActionGrid() {
  const cover = useCover();
  return (
    <section aria-labelledby="quick-actions" className="lg:flex lg:min-h-133 lg:flex-col">
      <h2 id="quick-actions" className="mb-2 text-lg font-bold">
        {m.home_quick_actions()}
      </h2>
      <ul className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,max(8.25rem,40%)),1fr))] gap-2 md:grid-cols-3 lg:flex-1">
        {QUICK_ACTIONS.filter((action) => isThere(cover, action)).map((action) => (
          <li key={action.label()} className="min-w-0 max-md:last:odd:col-span-full">
            <Tile action={action} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function Tile({ action: { protocol, label, Icon } }: { action: QuickAction }) {
  const critical = protocol !== undefined;
  return (
    <Link
      href={critical ? protocolHref(protocol) : '/calculator'}
      className={`flex h-full min-h-[clamp(4rem,calc((100dvh-27.5rem)/5),6rem)] items-center gap-1.5 rounded-lg border border-s-8 border-line bg-surface px-2 py-2 leading-tight font-bold shadow-card max-xs:text-sm max-2xs:px-1 sm:gap-3 sm:px-3 sm:text-lg ${
        critical ? 'border-s-critical' : 'border-s-accent'
      }`}
    >
      <Icon
        aria-hidden
        className={`size-5 shrink-0 max-xs:hidden sm:size-7 ${critical ? 'text-critical-ink' : 'text-accent-ink'}`}
      />
      <span className="min-w-0">{label()}</span>
    </Link>
  );
}
