import type { MouseEvent, PointerEvent } from 'react';
import { useLocation } from 'wouter';
import { addressOf } from '../addresses/query-values.ts';
import { m } from '../paraglide/messages.js';
import { notePress } from './code-press.ts';

interface CodeButtonProps {
  /** Whose arrest it is, where the place says so. Otherwise the weight that stands decides. */
  plan?: 'adult' | 'child';
  className: string;
}

/**
 * Begins a code with one tap, at the moment at which the finger lands. A keyboard and a screen reader begin it with their
 * press. While a code runs it leads back to it.
 */
export function CodeButton({ plan, className }: CodeButtonProps) {
  const [, navigate] = useLocation();
  const begin = () => {
    notePress();
    navigate(addressOf('/code', { start: plan ?? 'patient' }));
  };
  const onPointerDown = (event: PointerEvent) => {
    if (event.button !== 0 || !event.isPrimary) return;
    begin();
    dropClickOfPress();
  };
  // A click with a detail of 0 comes from a keyboard or a screen reader. That of a finger has begun it already.
  const onClick = ({ detail }: MouseEvent) => {
    if (detail === 0) begin();
  };
  return (
    <button type="button" onPointerDown={onPointerDown} onClick={onClick} className={className}>
      {m.code_button()}
    </button>
  );
}

/** When the finger lifts, another button may stand below it. The click that follows this press is nobody's. */
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
