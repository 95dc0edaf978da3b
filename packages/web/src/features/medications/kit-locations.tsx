import { KIT_NUMBERS } from '@first60/edition';
import { usePrinting } from '../../device/printing.ts';
import { useOpenNames } from '../../session/open-names.ts';
import { Disclosure } from '../../ui/disclosure.tsx';
import { DetailPane } from './detail-pane.tsx';
import { KitTitle } from './kit-title.tsx';
import type { MedicationEntry } from './medication-entry.ts';
import { MedicationItems } from './medication-items.tsx';
import { kitGroups, sortMedications } from './medication-order.ts';
import type { Details } from './use-details.ts';

const KITS = KIT_NUMBERS.map(String);

interface KitLocationsProps {
  entries: readonly MedicationEntry[];
  details: Details;
}

/** Every kit with its medications, and each medication with its details. */
export function KitLocations({ entries, details }: KitLocationsProps) {
  const printing = usePrinting();
  const kits = useOpenNames('medications.kits', KITS);
  return (
    <DetailPane name="medications.kits" entries={entries} details={details}>
      <div className="flex flex-col gap-2">
        {kitGroups(entries).map((group) => (
          <div
            key={group.kit}
            className={
              details.anyOpen && !group.entries.some(({ id }) => details.isOpen(id)) ? 'print:hidden' : undefined
            }
          >
            <Disclosure
              level={2}
              title={<KitTitle kit={group.kit} count={group.entries.length} />}
              open={
                kits.open.includes(String(group.kit)) ||
                (printing && group.entries.some(({ id }) => details.isOpen(id)))
              }
              onOpen={(open) => kits.set(String(group.kit), open)}
            >
              <div className="-mx-2">
                <MedicationItems entries={sortMedications(group.entries, 'name')} details={details} inKit />
              </div>
            </Disclosure>
          </div>
        ))}
      </div>
    </DetailPane>
  );
}
