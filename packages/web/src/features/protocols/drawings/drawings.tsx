import type { DrawingsProps } from './drawing-section.tsx';
import { DrawnAlgorithm } from './drawn-algorithm.tsx';
import { Ecg } from './ecg.tsx';

/** The drawings of a card, with the same content in words. */
export function Drawings({ protocol, of }: DrawingsProps) {
  return of === 'ecg' ? <Ecg protocol={protocol} /> : <DrawnAlgorithm protocol={protocol} />;
}
