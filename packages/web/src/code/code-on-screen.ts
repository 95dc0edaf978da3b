import { useLocation } from 'wouter';
import { useCodeRunning } from '../session/running-codes.ts';

/** Whether a running code has the screen: then it is alone there, without the bars of the other screens. */
export function useCodeOnScreen(): boolean {
  const [location] = useLocation();
  const runs = useCodeRunning();
  return runs && location.toLowerCase().replace(/\/$/, '') === '/code';
}
