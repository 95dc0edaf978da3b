import type { Protocol } from '@first60/edition';
import { DrawingSection } from '../drawings/drawing-section.tsx';
import { LineList } from './line-list.tsx';

/** Key points of the algorithm, and the drawing if there is one. */
export function Algorithm({ protocol }: { protocol: Protocol }) {
  const { ahaReference, algorithmPdfPath } = protocol;
  return (
    <>
      {algorithmPdfPath !== undefined && <DrawingSection protocol={protocol} of="algorithm" />}
      {ahaReference !== undefined && (
        <LineList lines={ahaReference.keyPoints} name={`protocols.${protocol.id}.algorithm`} />
      )}
    </>
  );
}
