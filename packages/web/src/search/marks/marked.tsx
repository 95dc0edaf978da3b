import { Fragment, useContext } from 'react';
import type { MarkedPart } from './marked-parts.ts';
import { markedPieces } from './marked-pieces.ts';
import { MarkedTerm } from './marked-term.ts';

/** A string with the searched words marked. Its figures never break across lines (see edition/clinical-text.tsx). */
export function Marked({ text }: { text: string }) {
  const term = useContext(MarkedTerm);
  return markedPieces(text, term).map(({ figure, parts }, index) =>
    figure ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: the pieces of one text never move
      <span key={index} className="figure whitespace-nowrap">
        {parts.map(word)}
      </span>
    ) : (
      // biome-ignore lint/suspicious/noArrayIndexKey: the pieces of one text never move
      <Fragment key={index}>{parts.map(word)}</Fragment>
    ),
  );
}

const word = ({ text, marked }: MarkedPart, index: number) =>
  marked ? (
    <mark key={index} className="rounded-sm bg-mark text-mark-ink">
      {text}
    </mark>
  ) : (
    text
  );
