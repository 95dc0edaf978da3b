import { useLocation } from 'wouter';
import { useArrestRunning } from '../session/running-arrests.ts';

/** True while a running arrest has the whole screen, without the bars of the other screens. */
export function useArrestOnScreen(): boolean {
  const [location] = useLocation();
  const runs = useArrestRunning();
  return runs && location.toLowerCase().replace(/\/$/, '') === '/code';
}
