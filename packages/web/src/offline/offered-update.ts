import { isArrestRunning, useArrestRunning } from '../session/running-arrests.ts';
import { type AppUpdate, appUpdate, useAppUpdate } from './update-state.ts';

/** The new version offered to the user. Nothing is offered while a code is running. */
export const offeredUpdate = (): AppUpdate => (isArrestRunning() ? 'none' : appUpdate());

/** The same as a hook. */
export function useOfferedUpdate(): AppUpdate {
  const isHeldBack = useArrestRunning();
  const known = useAppUpdate();
  return isHeldBack ? 'none' : known;
}
