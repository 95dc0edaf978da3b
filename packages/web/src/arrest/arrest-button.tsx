import type { MouseEvent, PointerEvent } from 'react';
import { useLocation } from 'wouter';
import { addressOf } from '../addresses/query-values.ts';
import { usePart } from '../offline/use-part.ts';
import { m } from '../paraglide/messages.js';
import { useArrestRunning } from '../session/running-arrests.ts';
import { useUserScope } from '../session/use-user-scope.ts';
import { notePress } from './arrest-press.ts';

interface ArrestButtonProps {
  /** The arrest's patient, if the button's location determines it. Otherwise the entered weight decides. */
  plan?: 'adult' | 'child';
  className: string;
}

/**
 * Starts an arrest with one tap, the moment the finger touches the button. Keyboards and screen readers start it with a
 * press. While an arrest is running, the button leads back to it.
 */
export function ArrestButton({ plan, className }: ArrestButtonProps) {
  const [, navigate] = useLocation();
  const { userId } = useUserScope();
  const isRunning = useArrestRunning();
  const RunningTime = usePart(isRunning, loadRunningTime);
  const begin = () => {
    if (!isRunning) notePress();
    navigate(isRunning ? '/code' : addressOf('/code', { start: plan ?? 'patient' }));
  };
  const onPointerDown = (event: PointerEvent) => {
    if (event.button !== 0 || !event.isPrimary) return;
    begin();
    dropClickOfPress();
  };
  // A click with a detail of 0 comes from a keyboard or a screen reader. A finger has already started the arrest on touch.
  const onClick = ({ detail }: MouseEvent) => {
    if (detail === 0) begin();
  };
  return (
    <button type="button" onPointerDown={onPointerDown} onClick={onClick} className={className}>
      <span>
        {m.arrest_button()}
        {RunningTime && <RunningTime user={userId} />}
      </span>
    </button>
  );
}

const loadRunningTime = () => import('./running-time.tsx').then((module) => module.RunningTime);

/** When the finger lifts, another button may be below it. So the click that follows this press is discarded. */
function dropClickOfPress(): void {
  const drop = (event: Event) => {
    event.preventDefault();
    event.stopPropagation();
  };
  window.addEventListener('click', drop, { capture: true, once: true });
  window.addEventListener('pointerdown', () => window.removeEventListener('click', drop, true), {
    capture: true,
    once: true,
  });
}
