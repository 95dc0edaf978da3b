import type { User } from '@first60/contract';
import {
  BookOpen,
  Calculator,
  CircleUserRound,
  ClipboardList,
  HardDriveDownload,
  HeartPulse,
  Hospital,
  House,
  Pill,
  ScrollText,
  Search,
  ShieldCheck,
  Stamp,
  Star,
} from 'lucide-react';
import type { ComponentType } from 'react';
import { withContents, withEdition } from '../edition/load-edition.ts';
import { m } from '../paraglide/messages.js';
import { type KeptPart, keptPart } from './kept-part.tsx';

export interface ScreenEntry {
  readonly path: string;
  readonly screen: KeptPart<{ user: User }>;
  readonly label: () => string;
  readonly Icon: typeof House;
  /** True if it is also in a phone's bottom bar. */
  readonly onPhone: boolean;
  /** Renders synchronously with the press: a phone opens its keyboard only then, and an arrest must not wait. */
  readonly atOnce?: true;
  /** The users whose navigation shows it; everybody by default. 'nobody' if another screen or the header leads there. */
  readonly inNavigationOf?: 'administrators' | 'nobody';
}

type Screen = ComponentType<{ user: User }>;

/** Loads each screen while the app is idle: the cards, the arrest screen, then the others in the order of the navigation. */
export const SCREEN_LOADS: Array<() => Promise<unknown>> = [];

function screen(load: () => Promise<{ default: Screen }>): KeptPart<{ user: User }> {
  const kept = keptPart(load);
  SCREEN_LOADS.push(kept.load);
  return kept;
}

/** A screen that reads the whole edition. The screen and the edition load at the same time. */
const contentScreen = (load: () => Promise<{ default: Screen }>) => screen(() => withEdition(load));

const HomeScreen = screen(() =>
  import('../features/home/home-screen.tsx').then((module) => ({ default: module.HomeScreen })),
);
const loadProtocols = () => import('../features/protocols/protocols-screen.tsx');
/** The card named in the current address is read before the rest of its edition. */
const ProtocolsScreen = screen(() =>
  withContents(() => loadProtocols().then((module) => ({ default: module.ProtocolsScreen }))),
);
/** An arrest must not wait, so this screen comes first among those that read the whole edition. */
const ArrestScreen = contentScreen(() =>
  import('../arrest/screen/arrest-screen.tsx').then((module) => ({ default: module.ArrestScreen })),
);
// The card lists and their search, which the card named in the current address does not need.
SCREEN_LOADS.push(() => loadProtocols().then(({ loadWhole }) => loadWhole()));
const MedicationsScreen = contentScreen(() =>
  import('../features/medications/medications-screen.tsx').then((module) => ({ default: module.MedicationsScreen })),
);
const CalculatorScreen = contentScreen(() =>
  import('../features/calculator/calculator-screen.tsx').then((module) => ({ default: module.CalculatorScreen })),
);
const ComprehensiveScreen = contentScreen(() =>
  import('../features/calculator/comprehensive-screen.tsx').then((module) => ({ default: module.ComprehensiveScreen })),
);
const SearchScreen = contentScreen(() =>
  import('../search/screen/search-screen.tsx').then((module) => ({ default: module.SearchScreen })),
);
const FavoritesScreen = contentScreen(() =>
  import('../favorites/screen/favorites-screen.tsx').then((module) => ({ default: module.FavoritesScreen })),
);
const HospitalsScreen = contentScreen(() =>
  import('../features/hospitals/hospitals-screen.tsx').then((module) => ({ default: module.HospitalsScreen })),
);
const AdminScreen = screen(() =>
  import('../features/admin/admin-screen.tsx').then((module) => ({ default: module.AdminScreen })),
);
const AccountScreen = screen(() =>
  import('../features/account/account-screen.tsx').then((module) => ({ default: module.AccountScreen })),
);
const SourcesScreen = contentScreen(() =>
  import('../features/sources/sources-screen.tsx').then((module) => ({ default: module.SourcesScreen })),
);
const AssessmentsScreen = screen(() =>
  import('../assessments/screen/assessments-screen.tsx').then((module) => ({ default: module.AssessmentsScreen })),
);
const DeskScreen = screen(() =>
  import('../features/desk/desk-door.tsx').then((module) => ({ default: module.DeskDoor })),
);
const AfterScreen = contentScreen(() =>
  import('../arrest/screen/after/after-screen.tsx').then((module) => ({ default: module.AfterScreen })),
);
const StorageScreen = contentScreen(() =>
  import('../features/storage/storage-screen.tsx').then((module) => ({ default: module.StorageScreen })),
);

/** Every signed-in screen, in navigation order. */
export const SCREENS: readonly ScreenEntry[] = [
  { path: '/', screen: HomeScreen, label: m.nav_home, Icon: House, onPhone: true },
  { path: '/protocols', screen: ProtocolsScreen, label: m.nav_protocols, Icon: ScrollText, onPhone: true },
  { path: '/medications', screen: MedicationsScreen, label: m.nav_medications, Icon: Pill, onPhone: true },
  { path: '/calculator', screen: CalculatorScreen, label: m.nav_calculator, Icon: Calculator, onPhone: false },
  {
    path: '/comprehensive-calculator',
    screen: ComprehensiveScreen,
    label: m.comp_title,
    Icon: Calculator,
    onPhone: false,
    inNavigationOf: 'nobody',
  },
  {
    path: '/search',
    screen: SearchScreen,
    label: m.nav_search,
    Icon: Search,
    onPhone: false,
    atOnce: true,
  },
  { path: '/favorites', screen: FavoritesScreen, label: m.nav_favorites, Icon: Star, onPhone: false },
  { path: '/hospitals', screen: HospitalsScreen, label: m.nav_hospitals, Icon: Hospital, onPhone: true },
  {
    path: '/admin',
    screen: AdminScreen,
    label: m.nav_admin,
    Icon: ShieldCheck,
    onPhone: true,
    inNavigationOf: 'administrators',
  },
  {
    path: '/account',
    screen: AccountScreen,
    label: m.nav_account,
    Icon: CircleUserRound,
    onPhone: false,
    inNavigationOf: 'nobody',
  },
  {
    path: '/sources',
    screen: SourcesScreen,
    label: m.sources_title,
    Icon: BookOpen,
    onPhone: false,
    inNavigationOf: 'nobody',
  },
  {
    path: '/assessments',
    screen: AssessmentsScreen,
    label: m.assessments_title,
    Icon: ClipboardList,
    onPhone: false,
    inNavigationOf: 'nobody',
  },
  {
    path: '/storage',
    screen: StorageScreen,
    label: m.storage_title,
    Icon: HardDriveDownload,
    onPhone: false,
    inNavigationOf: 'nobody',
  },
  {
    path: '/code',
    screen: ArrestScreen,
    label: m.arrest_title,
    Icon: HeartPulse,
    onPhone: false,
    atOnce: true,
    inNavigationOf: 'nobody',
  },
  {
    // With a log id in the address, it shows only that arrest.
    path: '/code/log/*?',
    screen: AfterScreen,
    label: m.arrest_after_list,
    Icon: ClipboardList,
    onPhone: false,
    inNavigationOf: 'nobody',
  },
  {
    // Matches everything below it, because the desk has its own screens.
    path: '/desk/*?',
    screen: DeskScreen,
    label: m.desk_title,
    Icon: Stamp,
    onPhone: false,
    inNavigationOf: 'nobody',
  },
];

/** Loads the screen at this address for the first render. Addresses with a longer path load later. */
export async function loadScreenAt(path: string): Promise<void> {
  await SCREENS.find((entry) => entry.path === path)?.screen.load();
}

/** True if the screen at this address renders synchronously with the press. */
export const isAtOnce = (location: string): boolean =>
  SCREENS.some((entry) => entry.atOnce && isCurrent(entry.path, location));

/** The screens in this user's navigation. */
export const navigationOf = ({ isAdmin }: User): ScreenEntry[] =>
  SCREENS.filter(
    ({ inNavigationOf }) => inNavigationOf === undefined || (inNavigationOf === 'administrators' && isAdmin),
  );

/** Addresses that redirect: /auth for a signed-in user, and addresses for part of a screen. */
export const REDIRECTS: ReadonlyArray<{ readonly path: string; readonly to: string }> = [
  { path: '/auth', to: '/' },
  { path: '/kits', to: '/medications?tab=locations' },
];

/** An item is current when the path equals or starts with its own. Home is current only at '/'. */
export function isCurrent(path: string, location: string): boolean {
  // Addresses work in any letter case and with a trailing slash.
  const here = location.toLowerCase();
  return path === '/' ? here === path : here.startsWith(path);
}
