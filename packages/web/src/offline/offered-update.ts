import { isArrestRunning, useArrestRunning } from '../session/running-arrests.ts';
import { type AppUpdate, appUpdate, useAppUpdate } from './update-state.ts';

/** The new version that the user is told of. While a code runs nothing is offered. */
export const offeredUpdate = (): AppUpdate => (isArrestRunning() ? 'none' : appUpdate());

/** The same in a component. */
export function useOfferedUpdate(): AppUpdate {
  const isHeldBack = useArrestRunning();
  const known = useAppUpdate();
  return isHeldBack ? 'none' : known;
}
