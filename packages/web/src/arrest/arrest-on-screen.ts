import { useLocation } from 'wouter';
import { useArrestRunning } from '../session/running-arrests.ts';

/** Whether a running arrest has the screen: then it is alone there, without the bars of the other screens. */
export function useArrestOnScreen(): boolean {
  const [location] = useLocation();
  const runs = useArrestRunning();
  return runs && location.toLowerCase().replace(/\/$/, '') === '/code';
}
