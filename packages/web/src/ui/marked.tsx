import { markedParts } from '../lib/marked-parts.ts';

/** A text with the searched words marked. */
export function Marked({ text, term }: { text: string; term: string }) {
  let at = 0;
  return markedParts(text, term).map((part) => {
    const key = at;
    at += part.text.length;
    return part.marked ? (
      <mark key={key} className="rounded-sm bg-mark text-mark-ink">
        {part.text}
      </mark>
    ) : (
      part.text
    );
  });
}
