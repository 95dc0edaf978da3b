import type { KitNumber } from '@first60/edition';

interface Kit {
  /** As it is written on the bag. */
  readonly name: string;
  /** Where there is no room for the name. */
  readonly short: string;
  readonly contents: string;
  /** As the static inventory writes it. */
  readonly location: 'KIT 1' | 'KIT 2' | 'Main Inner' | 'Control Kit' | 'External';
}

/** What each kit is called and holds. Source: product specification section 3. */
export const KITS: Readonly<Record<KitNumber, Kit>> = {
  1: { name: 'Kit 1 Medications Bag', short: 'Kit 1', contents: 'Primary cardiac/emergency', location: 'KIT 1' },
  2: { name: 'Kit 2 Medications Bag', short: 'Kit 2', contents: 'Respiratory/sedation', location: 'KIT 2' },
  3: { name: 'Main Inner Medications', short: 'Main Inner', contents: 'General', location: 'Main Inner' },
  4: {
    name: 'Control Medications Kit',
    short: 'Control',
    contents: 'Controlled substances',
    location: 'Control Kit',
  },
  5: { name: 'External', short: 'External', contents: 'Antidotes', location: 'External' },
  6: { name: 'External', short: 'External', contents: 'Auto-injectors', location: 'External' },
};
