import { ChevronRight } from 'lucide-react';
import { useWideScreen } from '../../device/wide-screen.ts';
import { useOpenNames } from '../../session/open-names.ts';
import { ListPane } from '../../ui/list-pane.tsx';
import type { Placed } from './distance.ts';
import { DistanceText } from './distance-text.tsx';
import { HospitalCard } from './hospital-card.tsx';
import { SpecialtyLegend, SpecialtyWords } from './specialties.tsx';

interface HospitalListProps {
  placed: readonly Placed[];
}

/** Full cards. On wide screens, a list with the chosen hospital next to it. */
export function HospitalList({ placed }: HospitalListProps) {
  const wide = useWideScreen();
  if (wide && placed.length > 0) return <Panes placed={placed} />;
  return (
    <>
      <ul className="grid gap-3 md:grid-cols-2">
        {placed.map((each) => (
          <li key={each.hospital.id} className="row-span-3 grid grid-cols-1 grid-rows-subgrid">
            <HospitalCard {...each} />
          </li>
        ))}
      </ul>
      <SpecialtyLegend />
    </>
  );
}

function Panes({ placed }: HospitalListProps) {
  const chosen = useOpenNames(
    'hospitals.open',
    placed.map(({ hospital }) => hospital.id),
  );
  // The first hospital is open until the user chooses another. With a position it is the nearest.
  const shown = placed.find(({ hospital }) => hospital.id === chosen.open[0]) ?? placed[0];
  return (
    <div className="grid grid-cols-[24rem_minmax(0,1fr)] items-start gap-4 xl:grid-cols-[30rem_minmax(0,1fr)] print:block">
      <ListPane name="hospitals">
        <ul className="flex flex-col gap-2">
          {placed.map((each) => (
            <li key={each.hospital.id}>
              <Row {...each} open={each.hospital === shown?.hospital} onOpen={() => chosen.only(each.hospital.id)} />
            </li>
          ))}
        </ul>
      </ListPane>
      <div className="sticky top-[calc(4.5rem+var(--strip))] flex flex-col gap-4">
        {shown !== undefined && <HospitalCard {...shown} />}
        <SpecialtyLegend />
      </div>
    </div>
  );
}

interface RowProps extends Placed {
  open: boolean;
  onOpen: () => void;
}

function Row({ hospital: { name, badges }, distance, open, onOpen }: RowProps) {
  return (
    <button
      type="button"
      aria-pressed={open}
      onClick={onOpen}
      className="flex w-full items-center gap-3 rounded-lg border border-line-soft bg-surface p-3 text-start aria-pressed:border-accent aria-pressed:bg-accent-soft aria-pressed:inset-ring-2 aria-pressed:inset-ring-accent"
    >
      <span className="flex min-w-0 flex-1 flex-col gap-2">
        <span className="leading-tight font-bold">{name}</span>
        <SpecialtyWords badges={badges} />
      </span>
      {distance !== undefined && <DistanceText kilometers={distance} />}
      <ChevronRight aria-hidden className="size-5 shrink-0 text-ink-2 rtl:rotate-180" />
    </button>
  );
}
