import { useLocation } from 'wouter';
import { useUserScope } from '../session/use-user-scope.ts';
import { useRunningCodes } from './log/running-mark.ts';

/** Whether a running code has the screen: then it is alone there, without the bars of the other screens. */
export function useCodeOnScreen(): boolean {
  const [location] = useLocation();
  const runs = useRunningCodes(useUserScope().userId).length > 0;
  return runs && location.toLowerCase().replace(/\/$/, '') === '/code';
}
